import { Migration } from '@mikro-orm/migrations';

export class Migration20261128100944_mp3_renditions extends Migration {

  override name = 'Migration20261128100944_mp3_renditions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "media_item" add "mp3size" bigint null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "media_item" drop column "mp3size";`);
  }

}
