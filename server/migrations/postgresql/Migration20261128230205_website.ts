import { Migration } from '@mikro-orm/migrations';

export class Migration20261128230205_website extends Migration {

  override name = 'Migration20261128230205_website';

  override up(): void | Promise<void> {
    this.addSql(`create table "topic" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "slug" varchar(255) not null, "area" text not null, "colour" varchar(255) not null default '#2563eb', "position" int not null default 0);`);
    this.addSql(`create index "topic_radio_id_index" on "topic" ("radio_id");`);
    this.addSql(`alter table "topic" add constraint "topic_radio_id_area_slug_unique" unique ("radio_id", "area", "slug");`);
    this.addSql(`alter table "topic" add constraint "topic_radio_id_area_name_unique" unique ("radio_id", "area", "name");`);

    this.addSql(`create table "content" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "kind" text not null, "language" text not null, "translation_group" varchar(36) not null, "state" text not null default 'DRAFT', "title" varchar(255) not null, "slug" varchar(255) not null, "excerpt" text not null default '', "body" text not null default '', "picture" varchar(255) not null default '', "picture_alt" varchar(255) not null default '', "topic_id" int null, "published_from" timestamptz null, "published_until" timestamptz null, "link" varchar(255) not null default '', "price" varchar(255) not null default '', "stock" varchar(255) not null default '', "seo_title" varchar(255) not null default '', "seo_description" varchar(255) not null default '', "position" int not null default 0, "author_id" int null);`);
    this.addSql(`create index "content_radio_id_index" on "content" ("radio_id");`);
    this.addSql(`create index "content_topic_id_index" on "content" ("topic_id");`);
    this.addSql(`create index "content_author_id_index" on "content" ("author_id");`);
    this.addSql(`create index "content_radio_id_deleted_at_id_index" on "content" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "content_radio_id_kind_language_state_published_from_index" on "content" ("radio_id", "kind", "language", "state", "published_from");`);
    this.addSql(`alter table "content" add constraint "content_translation_group_language_unique" unique ("translation_group", "language");`);
    this.addSql(`alter table "content" add constraint "content_radio_id_kind_language_slug_unique" unique ("radio_id", "kind", "language", "slug");`);

    this.addSql(`create table "website" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "is_public" boolean not null default false, "tagline" varchar(255) not null default '', "introduction" text not null default '', "colour" varchar(255) not null default '#5b2fc4', "email" varchar(255) not null default '');`);
    this.addSql(`create index "website_radio_id_index" on "website" ("radio_id");`);
    this.addSql(`alter table "website" add constraint "website_radio_id_unique" unique ("radio_id");`);

    this.addSql(`alter table "topic" add constraint "topic_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "topic" add constraint "topic_area_check" check ("area" in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);

    this.addSql(`alter table "content" add constraint "content_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "content" add constraint "content_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete set null;`);
    this.addSql(`alter table "content" add constraint "content_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "content" add constraint "content_kind_check" check ("kind" in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);
    this.addSql(`alter table "content" add constraint "content_language_check" check ("language" in ('EN', 'FR', 'AR'));`);
    this.addSql(`alter table "content" add constraint "content_state_check" check ("state" in ('DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED'));`);

    this.addSql(`alter table "website" add constraint "website_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "content" drop constraint "content_topic_id_foreign";`);

    this.addSql(`drop table if exists "topic" cascade;`);
    this.addSql(`drop table if exists "content" cascade;`);
    this.addSql(`drop table if exists "website" cascade;`);
  }

}
