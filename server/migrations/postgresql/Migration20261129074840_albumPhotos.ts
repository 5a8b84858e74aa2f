import { Migration } from '@mikro-orm/migrations';

export class Migration20261129074840_albumPhotos extends Migration {

  override name = 'Migration20261129074840_albumPhotos';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content" add "photos" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "content" drop column "photos";`);
  }

}
