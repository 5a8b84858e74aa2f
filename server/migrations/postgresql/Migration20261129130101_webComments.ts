import { Migration } from '@mikro-orm/migrations';

export class Migration20261129130101_webComments extends Migration {

  override name = 'Migration20261129130101_webComments';

  override up(): void | Promise<void> {
    this.addSql(`create table "web_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "content_id" int not null, "parent_id" int null, "status" text not null default 'WAITING', "name" varchar(60) not null, "email" varchar(254) not null, "text" text not null, "sent_at" timestamptz not null, "author_mark" varchar(43) not null, "send_key" varchar(43) not null);`);
    this.addSql(`create index "web_comment_radio_id_index" on "web_comment" ("radio_id");`);
    this.addSql(`create index "web_comment_parent_id_index" on "web_comment" ("parent_id");`);
    this.addSql(`create index "web_comment_radio_id_author_mark_index" on "web_comment" ("radio_id", "author_mark");`);
    this.addSql(`create index "web_comment_content_id_status_id_index" on "web_comment" ("content_id", "status", "id");`);
    this.addSql(`create index "web_comment_radio_id_status_id_index" on "web_comment" ("radio_id", "status", "id");`);
    this.addSql(`alter table "web_comment" add constraint "web_comment_send_key_unique" unique ("send_key");`);

    this.addSql(`alter table "content" add "allows_comments" boolean not null default true;`);

    this.addSql(`alter table "website" add "allows_comments" boolean not null default true, add "comment_words" text not null default '';`);
    // Websites that exist stay without comments until somebody switches them on.
    this.addSql(`update "website" set "allows_comments" = false;`);

    this.addSql(`alter table "web_comment" add constraint "web_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "web_comment" add constraint "web_comment_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`);
    this.addSql(`alter table "web_comment" add constraint "web_comment_parent_id_foreign" foreign key ("parent_id") references "web_comment" ("id") on delete cascade;`);
    this.addSql(`alter table "web_comment" add constraint "web_comment_status_check" check ("status" in ('WAITING', 'APPROVED', 'REFUSED', 'SPAM'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "web_comment" cascade;`);

    this.addSql(`alter table "content" drop column "allows_comments";`);

    this.addSql(`alter table "website" drop column "allows_comments", drop column "comment_words";`);

    // The older version would refuse to publish drafts with a field that it does not know.
    this.addSql(`update "content_draft" set "fields" = "fields" - 'allowsComments';`);
    this.addSql(`update "content_revision" set "fields" = "fields" - 'allowsComments';`);
  }

}
