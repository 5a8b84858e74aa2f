import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141712_multimedia extends Migration {

  override name = 'Migration20261121141712_multimedia';

  override up(): void | Promise<void> {
    this.addSql(`create table "playlist" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "description" text not null default '', "content" text not null default 'CHOSEN', "criteria" jsonb null, "enabled" boolean not null default true, "rule" text not null default 'GENERAL', "rule_number" int null, "weight" int not null default 3, "order" text not null default 'SHUFFLED', "dayparts" jsonb not null default '[]', "start_date" date null, "end_date" date null, "media_count" int not null default 0, "duration" bigint not null default '0');`);
    this.addSql(`create index "playlist_radio_id_index" on "playlist" ("radio_id");`);

    this.addSql(`create table "media_tag" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null);`);
    this.addSql(`create index "media_tag_radio_id_index" on "media_tag" ("radio_id");`);
    this.addSql(`alter table "media_tag" add constraint "media_tag_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);

    this.addSql(`create table "media_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "description" text not null default '');`);
    this.addSql(`create index "media_category_radio_id_index" on "media_category" ("radio_id");`);
    this.addSql(`alter table "media_category" add constraint "media_category_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);

    this.addSql(`create table "default_playlist" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "playlist_id" int null, "artiste_separation" int not null default 30, "title_separation" int not null default 120);`);
    this.addSql(`create index "default_playlist_radio_id_index" on "default_playlist" ("radio_id");`);
    this.addSql(`create index "default_playlist_playlist_id_index" on "default_playlist" ("playlist_id");`);
    this.addSql(`alter table "default_playlist" add constraint "default_playlist_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "artiste" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "name_key" varchar(255) not null, "biography" text not null default '', "picture" varchar(255) not null default '', "needs_review" boolean not null default false);`);
    this.addSql(`create index "artiste_radio_id_index" on "artiste" ("radio_id");`);
    this.addSql(`create index "artiste_radio_id_name_key_index" on "artiste" ("radio_id", "name_key");`);

    this.addSql(`create table "album" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "title_key" varchar(255) not null, "artiste_id" int null, "year" int null, "label" varchar(255) not null default '', "cover" varchar(255) not null default '', "needs_review" boolean not null default false);`);
    this.addSql(`create index "album_radio_id_index" on "album" ("radio_id");`);
    this.addSql(`create index "album_artiste_id_index" on "album" ("artiste_id");`);
    this.addSql(`create index "album_radio_id_title_key_index" on "album" ("radio_id", "title_key");`);

    this.addSql(`create table "playlist_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "playlist_id" int not null);`);
    this.addSql(`create index "playlist_comment_radio_id_index" on "playlist_comment" ("radio_id");`);
    this.addSql(`create index "playlist_comment_author_id_index" on "playlist_comment" ("author_id");`);
    this.addSql(`create index "playlist_comment_playlist_id_index" on "playlist_comment" ("playlist_id");`);

    this.addSql(`create table "media_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "kind" text not null, "title" varchar(255) not null, "sort_title" text not null, "credit" varchar(255) not null default '', "sort_credit" text not null, "song_key" varchar(500) not null, "state" text not null default 'RECEIVED', "failure" text null, "duplicate_of_id" int null, "file_name" varchar(255) not null, "file_key" varchar(255) not null, "size" bigint not null, "checksum" varchar(64) not null default '', "mime_type" varchar(255) not null default '', "codec" varchar(255) not null default '', "duration" int null, "bitrate" int null, "sample_rate" int null, "channels" int null, "loudness" real null, "true_peak" real null, "cue_in" int null, "cue_out" int null, "fade_in" int null, "fade_out" int null, "start_next" int null, "artwork" varchar(255) not null default '', "has_waveform" boolean not null default false, "category_id" int null, "added_by_id" int null, "album_id" int null, "track_number" int null, "isrc" varchar(255) null default '', "label" varchar(255) null default '', "year" int null, "genre" varchar(255) null default '', "explicit" boolean null default false, "purpose" text null default 'STATION_ID', "place" text null default 'OPENER', "client" varchar(255) null default '', "campaign" varchar(255) null default '', "valid_from" date null, "valid_to" date null, "times_a_day" int null, "dayparts" jsonb null default '[]', "evergreen" boolean null default false, "width" int null, "height" int null, "description" text null default '', "captions_key" varchar(255) null default '');`);
    this.addSql(`create index "media_item_radio_id_index" on "media_item" ("radio_id");`);
    this.addSql(`create index "media_item_kind_index" on "media_item" ("kind");`);
    this.addSql(`create index "media_item_category_id_index" on "media_item" ("category_id");`);
    this.addSql(`create index "media_item_added_by_id_index" on "media_item" ("added_by_id");`);
    this.addSql(`create index "media_item_album_id_index" on "media_item" ("album_id");`);
    this.addSql(`create index "media_item_state_index" on "media_item" ("state");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_index" on "media_item" ("radio_id", "deleted_at", "checksum");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_index" on "media_item" ("radio_id", "kind", "deleted_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_created_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "created_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_duration_index" on "media_item" ("radio_id", "kind", "deleted_at", "duration");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_sort_credit_index" on "media_item" ("radio_id", "kind", "deleted_at", "sort_credit");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_sort_title_index" on "media_item" ("radio_id", "kind", "deleted_at", "sort_title");`);

    this.addSql(`create table "song_artistes" ("media_item_id" int not null, "artiste_id" int not null, primary key ("media_item_id", "artiste_id"));`);

    this.addSql(`create table "playlist_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "playlist_id" int not null, "media_id" int not null, "position" int not null, "cue_in" int null, "cue_out" int null, "fade_in" int null, "fade_out" int null);`);
    this.addSql(`create index "playlist_item_radio_id_index" on "playlist_item" ("radio_id");`);
    this.addSql(`create index "playlist_item_media_id_index" on "playlist_item" ("media_id");`);
    this.addSql(`create index "playlist_item_playlist_id_position_index" on "playlist_item" ("playlist_id", "position");`);

    this.addSql(`create table "media_item_tags" ("media_item_id" int not null, "media_tag_id" int not null, primary key ("media_item_id", "media_tag_id"));`);

    this.addSql(`create table "library_view" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "list" varchar(255) not null, "query" text not null, "hidden_columns" jsonb not null default '[]', "owner_id" int null);`);
    this.addSql(`create index "library_view_radio_id_index" on "library_view" ("radio_id");`);
    this.addSql(`create index "library_view_owner_id_index" on "library_view" ("owner_id");`);

    this.addSql(`create table "video_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "video_id" int not null);`);
    this.addSql(`create index "video_comment_radio_id_index" on "video_comment" ("radio_id");`);
    this.addSql(`create index "video_comment_author_id_index" on "video_comment" ("author_id");`);
    this.addSql(`create index "video_comment_video_id_index" on "video_comment" ("video_id");`);

    this.addSql(`alter table "radio" add "media_quota" bigint null;`);

    this.addSql(`alter table "playlist" add constraint "playlist_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "playlist" add constraint "playlist_content_check" check ("content" in ('CHOSEN', 'FOUND'));`);
    this.addSql(`alter table "playlist" add constraint "playlist_rule_check" check ("rule" in ('GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY'));`);
    this.addSql(`alter table "playlist" add constraint "playlist_order_check" check ("order" in ('SHUFFLED', 'RANDOM', 'SEQUENTIAL'));`);

    this.addSql(`alter table "media_tag" add constraint "media_tag_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "media_category" add constraint "media_category_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "default_playlist" add constraint "default_playlist_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "default_playlist" add constraint "default_playlist_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete set null;`);

    this.addSql(`alter table "artiste" add constraint "artiste_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "album" add constraint "album_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "album" add constraint "album_artiste_id_foreign" foreign key ("artiste_id") references "artiste" ("id") on delete set null;`);

    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete cascade;`);

    this.addSql(`alter table "media_item" add constraint "media_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "media_item" add constraint "media_item_duplicate_of_id_foreign" foreign key ("duplicate_of_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_category_id_foreign" foreign key ("category_id") references "media_category" ("id") on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_added_by_id_foreign" foreign key ("added_by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_album_id_foreign" foreign key ("album_id") references "album" ("id") on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_state_check" check ("state" in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_failure_check" check ("failure" in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_purpose_check" check ("purpose" in ('STATION_ID', 'SWEEPER', 'LINER', 'BED'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_place_check" check ("place" in ('OPENER', 'CLOSER'));`);

    this.addSql(`alter table "song_artistes" add constraint "song_artistes_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "song_artistes" add constraint "song_artistes_artiste_id_foreign" foreign key ("artiste_id") references "artiste" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "playlist_item" add constraint "playlist_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "playlist_item" add constraint "playlist_item_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete cascade;`);
    this.addSql(`alter table "playlist_item" add constraint "playlist_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete cascade;`);

    this.addSql(`alter table "media_item_tags" add constraint "media_item_tags_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "media_item_tags" add constraint "media_item_tags_media_tag_id_foreign" foreign key ("media_tag_id") references "media_tag" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "library_view" add constraint "library_view_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "library_view" add constraint "library_view_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "video_comment" add constraint "video_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "video_comment" add constraint "video_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "video_comment" add constraint "video_comment_video_id_foreign" foreign key ("video_id") references "media_item" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "default_playlist" drop constraint "default_playlist_playlist_id_foreign";`);
    this.addSql(`alter table "playlist_comment" drop constraint "playlist_comment_playlist_id_foreign";`);
    this.addSql(`alter table "playlist_item" drop constraint "playlist_item_playlist_id_foreign";`);
    this.addSql(`alter table "media_item_tags" drop constraint "media_item_tags_media_tag_id_foreign";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_category_id_foreign";`);
    this.addSql(`alter table "album" drop constraint "album_artiste_id_foreign";`);
    this.addSql(`alter table "song_artistes" drop constraint "song_artistes_artiste_id_foreign";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_album_id_foreign";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_duplicate_of_id_foreign";`);
    this.addSql(`alter table "song_artistes" drop constraint "song_artistes_media_item_id_foreign";`);
    this.addSql(`alter table "playlist_item" drop constraint "playlist_item_media_id_foreign";`);
    this.addSql(`alter table "media_item_tags" drop constraint "media_item_tags_media_item_id_foreign";`);
    this.addSql(`alter table "video_comment" drop constraint "video_comment_video_id_foreign";`);

    this.addSql(`drop table if exists "playlist" cascade;`);
    this.addSql(`drop table if exists "media_tag" cascade;`);
    this.addSql(`drop table if exists "media_category" cascade;`);
    this.addSql(`drop table if exists "default_playlist" cascade;`);
    this.addSql(`drop table if exists "artiste" cascade;`);
    this.addSql(`drop table if exists "album" cascade;`);
    this.addSql(`drop table if exists "playlist_comment" cascade;`);
    this.addSql(`drop table if exists "media_item" cascade;`);
    this.addSql(`drop table if exists "song_artistes" cascade;`);
    this.addSql(`drop table if exists "playlist_item" cascade;`);
    this.addSql(`drop table if exists "media_item_tags" cascade;`);
    this.addSql(`drop table if exists "library_view" cascade;`);
    this.addSql(`drop table if exists "video_comment" cascade;`);

    this.addSql(`alter table "radio" drop column "media_quota";`);
  }

}
