import { Migration } from '@mikro-orm/migrations';

export class Migration20261126130948_invoice_bin extends Migration {

  override name = 'Migration20261126130948_invoice_bin';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoice" add "deleted_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop column "deleted_at";`);
  }

}
