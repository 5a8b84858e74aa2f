import { Migration } from '@mikro-orm/migrations';

export class Migration20261126130947_invoice_bin extends Migration {

  override name = 'Migration20261126130947_invoice_bin';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`invoice\` add column \`deleted_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`invoice\` drop column \`deleted_at\`;`);
  }

}
