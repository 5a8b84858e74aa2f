import { Migration } from '@mikro-orm/migrations';

export class Migration20261129031823_contentDrafts extends Migration {

  override name = 'Migration20261129031823_contentDrafts';

  override up(): void | Promise<void> {
    this.addSql(`create table "content_revision" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "content_id" int not null, "published_at" timestamptz not null, "published_by_id" int null, "fields" jsonb not null);`);
    this.addSql(`create index "content_revision_radio_id_index" on "content_revision" ("radio_id");`);
    this.addSql(`create index "content_revision_published_by_id_index" on "content_revision" ("published_by_id");`);
    this.addSql(`create index "content_revision_content_id_published_at_index" on "content_revision" ("content_id", "published_at");`);

    this.addSql(`create table "content_draft" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "fields" jsonb not null, "started_from" int not null, "content_id" int not null, "saved_by_id" int null);`);
    this.addSql(`create index "content_draft_radio_id_index" on "content_draft" ("radio_id");`);
    this.addSql(`create index "content_draft_saved_by_id_index" on "content_draft" ("saved_by_id");`);
    this.addSql(`alter table "content_draft" add constraint "content_draft_content_id_unique" unique ("content_id");`);

    this.addSql(`alter table "content_revision" add constraint "content_revision_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "content_revision" add constraint "content_revision_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`);
    this.addSql(`alter table "content_revision" add constraint "content_revision_published_by_id_foreign" foreign key ("published_by_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "content_draft" add constraint "content_draft_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "content_draft" add constraint "content_draft_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`);
    this.addSql(`alter table "content_draft" add constraint "content_draft_saved_by_id_foreign" foreign key ("saved_by_id") references "user" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_revision" cascade;`);
    this.addSql(`drop table if exists "content_draft" cascade;`);
  }

}
