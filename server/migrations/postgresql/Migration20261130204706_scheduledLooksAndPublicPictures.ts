import { Migration } from '@mikro-orm/migrations';

export class Migration20261130204706_scheduledLooksAndPublicPictures extends Migration {

  override name = 'Migration20261130204706_scheduledLooksAndPublicPictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "is_picture_public" boolean not null default false;`);

    this.addSql(`alter table "website_draft" add "publish_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column "is_picture_public";`);

    this.addSql(`alter table "website_draft" drop column "publish_at";`);
  }

}
