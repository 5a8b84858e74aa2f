import { Migration } from '@mikro-orm/migrations';

export class Migration20261130144741_scheduledDrafts extends Migration {

  override name = 'Migration20261130144741_scheduledDrafts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content" add "text_changed_at" timestamptz null;`);

    this.addSql(`alter table "content_draft" add "publish_at" timestamptz null;`);
    this.addSql(`update "content" set "text_changed_at" = "updated_at";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "content" drop column "text_changed_at";`);

    this.addSql(`alter table "content_draft" drop column "publish_at";`);
  }

}
