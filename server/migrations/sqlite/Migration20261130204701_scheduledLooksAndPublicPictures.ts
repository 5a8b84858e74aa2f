import { Migration } from '@mikro-orm/migrations';

export class Migration20261130204701_scheduledLooksAndPublicPictures extends Migration {

  override name = 'Migration20261130204701_scheduledLooksAndPublicPictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`user\` add column \`is_picture_public\` integer not null default false;`);

    this.addSql(`alter table \`website_draft\` add column \`publish_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`user\` drop column \`is_picture_public\`;`);

    this.addSql(`alter table \`website_draft\` drop column \`publish_at\`;`);
  }

}
