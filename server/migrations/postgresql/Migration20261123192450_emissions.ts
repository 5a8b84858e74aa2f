import { Migration } from '@mikro-orm/migrations';

export class Migration20261123192450_emissions extends Migration {

  override name = 'Migration20261123192450_emissions';

  override up(): void | Promise<void> {
    this.addSql(`create table "emission_tag" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0);`);
    this.addSql(`create index "emission_tag_radio_id_index" on "emission_tag" ("radio_id");`);
    this.addSql(`alter table "emission_tag" add constraint "emission_tag_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);

    this.addSql(`create table "emission_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0, "description" text not null default '');`);
    this.addSql(`create index "emission_category_radio_id_index" on "emission_category" ("radio_id");`);
    this.addSql(`alter table "emission_category" add constraint "emission_category_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);

    this.addSql(`create table "classification" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0, "minimum_age" int null, "description" text not null default '');`);
    this.addSql(`create index "classification_radio_id_index" on "classification" ("radio_id");`);
    this.addSql(`alter table "classification" add constraint "classification_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);

    this.addSql(`create table "emission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "slug" varchar(255) not null, "summary" text not null default '', "description" text not null default '', "cover" varchar(255) not null default '', "colour" varchar(255) not null default '#2563eb', "state" text not null default 'DRAFT', "is_listed" boolean not null default true, "usual_duration" int null, "category_id" int null, "classification_id" int null, "opener_id" int null, "closer_id" int null, "filler_id" int null);`);
    this.addSql(`create index "emission_radio_id_index" on "emission" ("radio_id");`);
    this.addSql(`create index "emission_category_id_index" on "emission" ("category_id");`);
    this.addSql(`create index "emission_classification_id_index" on "emission" ("classification_id");`);
    this.addSql(`create index "emission_opener_id_index" on "emission" ("opener_id");`);
    this.addSql(`create index "emission_closer_id_index" on "emission" ("closer_id");`);
    this.addSql(`create index "emission_filler_id_index" on "emission" ("filler_id");`);
    this.addSql(`alter table "emission" add constraint "emission_radio_id_slug_unique" unique ("radio_id", "slug");`);

    this.addSql(`create table "podcast" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "emission_id" int not null, "title" varchar(255) not null, "description" text not null default '', "author" varchar(255) not null default '', "owner_name" varchar(255) not null default '', "owner_email" varchar(255) not null default '', "link" varchar(255) not null default '', "language" varchar(255) not null, "categories" jsonb not null default '[]', "kind" text not null default 'EPISODIC', "explicit" boolean not null default false, "copyright" varchar(255) not null default '', "is_published" boolean not null default false, "is_locked" boolean not null default true, "cover" varchar(255) not null default '', "guid" varchar(36) not null, "preview_key" varchar(255) not null);`);
    this.addSql(`create index "podcast_radio_id_index" on "podcast" ("radio_id");`);
    this.addSql(`create index "podcast_emission_id_index" on "podcast" ("emission_id");`);

    this.addSql(`create table "podcast_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "podcast_id" int not null);`);
    this.addSql(`create index "podcast_comment_radio_id_index" on "podcast_comment" ("radio_id");`);
    this.addSql(`create index "podcast_comment_author_id_index" on "podcast_comment" ("author_id");`);
    this.addSql(`create index "podcast_comment_podcast_id_index" on "podcast_comment" ("podcast_id");`);

    this.addSql(`create table "episode" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "emission_id" int not null, "guid" varchar(36) not null, "season" int null, "number" int null, "title" varchar(255) not null, "summary" text not null default '', "notes" text not null default '', "cover" varchar(255) not null default '', "state" text not null default 'DRAFT', "published_at" timestamptz null, "explicit" boolean not null default false, "transcript" text not null default '', "chapters" jsonb not null default '[]', "upload_status" int not null default -1, "medium_id" int null);`);
    this.addSql(`create index "episode_radio_id_index" on "episode" ("radio_id");`);
    this.addSql(`create index "episode_emission_id_index" on "episode" ("emission_id");`);
    this.addSql(`alter table "episode" add constraint "episode_guid_unique" unique ("guid");`);
    this.addSql(`create index "episode_medium_id_index" on "episode" ("medium_id");`);
    this.addSql(`create index "episode_emission_id_season_number_index" on "episode" ("emission_id", "season", "number");`);

    this.addSql(`create table "podcast_listener" ("id" serial primary key, "episode_id" int not null, "day" date not null, "listener" varchar(32) not null, "bytes" bigint not null);`);
    this.addSql(`create index "podcast_listener_day_index" on "podcast_listener" ("day");`);
    this.addSql(`alter table "podcast_listener" add constraint "podcast_listener_episode_id_day_listener_unique" unique ("episode_id", "day", "listener");`);

    this.addSql(`create table "podcast_downloads" ("id" serial primary key, "episode_id" int not null, "day" date not null, "downloads" int not null);`);
    this.addSql(`alter table "podcast_downloads" add constraint "podcast_downloads_episode_id_day_unique" unique ("episode_id", "day");`);

    this.addSql(`create table "emission_tags" ("emission_id" int not null, "emission_tag_id" int not null, primary key ("emission_id", "emission_tag_id"));`);

    this.addSql(`create table "emission_languages" ("emission_id" int not null, "language_id" int not null, primary key ("emission_id", "language_id"));`);

    this.addSql(`create table "emission_jingles" ("emission_id" int not null, "media_item_id" int not null, primary key ("emission_id", "media_item_id"));`);

    this.addSql(`create table "episode_person" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int null, "name" varchar(255) not null, "part" text not null default 'PRESENTER', "position" int not null, "episode_id" int not null);`);
    this.addSql(`create index "episode_person_radio_id_index" on "episode_person" ("radio_id");`);
    this.addSql(`create index "episode_person_user_id_index" on "episode_person" ("user_id");`);
    this.addSql(`create index "episode_person_episode_id_index" on "episode_person" ("episode_id");`);

    this.addSql(`create table "emission_person" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int null, "name" varchar(255) not null, "part" text not null default 'PRESENTER', "position" int not null, "emission_id" int not null);`);
    this.addSql(`create index "emission_person_radio_id_index" on "emission_person" ("radio_id");`);
    this.addSql(`create index "emission_person_user_id_index" on "emission_person" ("user_id");`);
    this.addSql(`create index "emission_person_emission_id_index" on "emission_person" ("emission_id");`);

    this.addSql(`create table "emission_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "emission_id" int not null);`);
    this.addSql(`create index "emission_comment_radio_id_index" on "emission_comment" ("radio_id");`);
    this.addSql(`create index "emission_comment_author_id_index" on "emission_comment" ("author_id");`);
    this.addSql(`create index "emission_comment_emission_id_index" on "emission_comment" ("emission_id");`);

    this.addSql(`alter table "language" add "position" int not null default 0;`);

    this.addSql(`alter table "emission_tag" add constraint "emission_tag_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "emission_category" add constraint "emission_category_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "classification" add constraint "classification_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "emission" add constraint "emission_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "emission" add constraint "emission_category_id_foreign" foreign key ("category_id") references "emission_category" ("id") on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_classification_id_foreign" foreign key ("classification_id") references "classification" ("id") on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_opener_id_foreign" foreign key ("opener_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_closer_id_foreign" foreign key ("closer_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_filler_id_foreign" foreign key ("filler_id") references "playlist" ("id") on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_state_check" check ("state" in ('DRAFT', 'RUNNING', 'PAUSED', 'ENDED'));`);

    this.addSql(`alter table "podcast" add constraint "podcast_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "podcast" add constraint "podcast_emission_id_foreign" foreign key ("emission_id") references "emission" ("id");`);
    this.addSql(`alter table "podcast" add constraint "podcast_kind_check" check ("kind" in ('EPISODIC', 'SERIAL'));`);

    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_podcast_id_foreign" foreign key ("podcast_id") references "podcast" ("id") on delete cascade;`);

    this.addSql(`alter table "episode" add constraint "episode_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "episode" add constraint "episode_emission_id_foreign" foreign key ("emission_id") references "emission" ("id");`);
    this.addSql(`alter table "episode" add constraint "episode_medium_id_foreign" foreign key ("medium_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "episode" add constraint "episode_state_check" check ("state" in ('DRAFT', 'READY', 'PUBLISHED'));`);

    this.addSql(`alter table "podcast_listener" add constraint "podcast_listener_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete cascade;`);

    this.addSql(`alter table "podcast_downloads" add constraint "podcast_downloads_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete cascade;`);

    this.addSql(`alter table "emission_tags" add constraint "emission_tags_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_tags" add constraint "emission_tags_emission_tag_id_foreign" foreign key ("emission_tag_id") references "emission_tag" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "emission_languages" add constraint "emission_languages_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_languages" add constraint "emission_languages_language_id_foreign" foreign key ("language_id") references "language" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "emission_jingles" add constraint "emission_jingles_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_jingles" add constraint "emission_jingles_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "episode_person" add constraint "episode_person_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete cascade;`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_part_check" check ("part" in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST'));`);

    this.addSql(`alter table "emission_person" add constraint "emission_person_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete cascade;`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_part_check" check ("part" in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST'));`);

    this.addSql(`alter table "emission_comment" add constraint "emission_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "emission_comment" add constraint "emission_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "emission_comment" add constraint "emission_comment_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "emission_tags" drop constraint "emission_tags_emission_tag_id_foreign";`);
    this.addSql(`alter table "emission" drop constraint "emission_category_id_foreign";`);
    this.addSql(`alter table "emission" drop constraint "emission_classification_id_foreign";`);
    this.addSql(`alter table "podcast" drop constraint "podcast_emission_id_foreign";`);
    this.addSql(`alter table "episode" drop constraint "episode_emission_id_foreign";`);
    this.addSql(`alter table "emission_tags" drop constraint "emission_tags_emission_id_foreign";`);
    this.addSql(`alter table "emission_languages" drop constraint "emission_languages_emission_id_foreign";`);
    this.addSql(`alter table "emission_jingles" drop constraint "emission_jingles_emission_id_foreign";`);
    this.addSql(`alter table "emission_person" drop constraint "emission_person_emission_id_foreign";`);
    this.addSql(`alter table "emission_comment" drop constraint "emission_comment_emission_id_foreign";`);
    this.addSql(`alter table "podcast_comment" drop constraint "podcast_comment_podcast_id_foreign";`);
    this.addSql(`alter table "podcast_listener" drop constraint "podcast_listener_episode_id_foreign";`);
    this.addSql(`alter table "podcast_downloads" drop constraint "podcast_downloads_episode_id_foreign";`);
    this.addSql(`alter table "episode_person" drop constraint "episode_person_episode_id_foreign";`);

    this.addSql(`drop table if exists "emission_tag" cascade;`);
    this.addSql(`drop table if exists "emission_category" cascade;`);
    this.addSql(`drop table if exists "classification" cascade;`);
    this.addSql(`drop table if exists "emission" cascade;`);
    this.addSql(`drop table if exists "podcast" cascade;`);
    this.addSql(`drop table if exists "podcast_comment" cascade;`);
    this.addSql(`drop table if exists "episode" cascade;`);
    this.addSql(`drop table if exists "podcast_listener" cascade;`);
    this.addSql(`drop table if exists "podcast_downloads" cascade;`);
    this.addSql(`drop table if exists "emission_tags" cascade;`);
    this.addSql(`drop table if exists "emission_languages" cascade;`);
    this.addSql(`drop table if exists "emission_jingles" cascade;`);
    this.addSql(`drop table if exists "episode_person" cascade;`);
    this.addSql(`drop table if exists "emission_person" cascade;`);
    this.addSql(`drop table if exists "emission_comment" cascade;`);

    this.addSql(`alter table "language" drop column "position";`);
  }

}
