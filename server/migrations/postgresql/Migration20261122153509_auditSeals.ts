import { Migration } from '@mikro-orm/migrations';

/** Closes what the audit holds, so that a change made in the file shows; seals stay as they are, too. */
export class Migration20261122153509_auditSeals extends Migration {

  override name = 'Migration20261122153509_auditSeals';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_seal" ("id" serial primary key, "at" timestamptz not null, "last_entry_id" int not null, "entries" int not null, "hash" varchar(255) not null);`);
    this.addSql(
      `create trigger audit_seal_append_only before update or delete or truncate on audit_seal execute function refuse_audit_change();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_seal" cascade;`);
  }

}
