import { Migration } from '@mikro-orm/migrations';

/** Whence somebody did it. */
export class Migration20261122133051_auditAddress extends Migration {

  override name = 'Migration20261122133051_auditAddress';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" add "address" varchar(255) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" drop column "address";`);
  }

}
