import { Migration } from '@mikro-orm/migrations';

export class Migration20261126174736_view_columns extends Migration {

  override name = 'Migration20261126174736_view_columns';

  override up(): void | Promise<void> {
    this.addSql(`alter table "library_view" add "column_order" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "library_view" drop column "column_order";`);
  }

}
