import { Migration } from '@mikro-orm/migrations';

export class Migration20261123071423_upload_parts extends Migration {

  override name = 'Migration20261123071423_upload_parts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stored_upload" add "parts" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stored_upload" drop column "parts";`);
  }

}
