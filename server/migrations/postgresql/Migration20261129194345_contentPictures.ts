import { Migration } from '@mikro-orm/migrations';

export class Migration20261129194345_contentPictures extends Migration {

  override name = 'Migration20261129194345_contentPictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content" add "picture_focus" jsonb not null default '{"x":50,"y":50}';`);
    this.addSql(`create index "content_radio_id_picture_index" on "content" ("radio_id", "picture");`);

    this.addSql(`alter table "content_revision" add "picture" varchar(255) not null default '';`);

    // Drafts and revisions had no picture: visitors saw the picture of the content with each of them.
    this.addSql(`update "content_revision" set "picture" = (select "picture" from "content" where "content"."id" = "content_revision"."content_id");`);
    for (const table of ['content_draft', 'content_revision'])
      this.addSql(`update "${table}" set "fields" = "fields" || jsonb_build_object('picture', (select "picture" from "content" where "content"."id" = "${table}"."content_id"), 'pictureFocus', '{"x":50,"y":50}'::jsonb);`);
  }

  override down(): void | Promise<void> {
    // The older version would refuse to publish drafts with fields that it does not know.
    for (const table of ['content_draft', 'content_revision'])
      this.addSql(`update "${table}" set "fields" = "fields" - 'picture' - 'pictureFocus';`);

    this.addSql(`drop index "content_radio_id_picture_index";`);
    this.addSql(`alter table "content" drop column "picture_focus";`);

    this.addSql(`alter table "content_revision" drop column "picture";`);
  }

}
