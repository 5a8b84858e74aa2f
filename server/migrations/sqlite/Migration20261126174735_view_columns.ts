import { Migration } from '@mikro-orm/migrations';

export class Migration20261126174735_view_columns extends Migration {

  override name = 'Migration20261126174735_view_columns';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`library_view\` add column \`column_order\` json not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`library_view\` drop column \`column_order\`;`);
  }

}
