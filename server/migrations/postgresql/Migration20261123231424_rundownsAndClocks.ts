import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231424_rundownsAndClocks extends Migration {

  override name = 'Migration20261123231424_rundownsAndClocks';

  override up(): void | Promise<void> {
    this.addSql(`create table "dry_run" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "state" text not null default 'WAITING', "progress" int not null default 0, "first_moment" timestamptz null, "last_moment" timestamptz null, "finished_at" timestamptz null, "problem_count" int not null default 0, "found" jsonb not null default '[]');`);
    this.addSql(`create index "dry_run_radio_id_index" on "dry_run" ("radio_id");`);
    this.addSql(`alter table "dry_run" add constraint "dry_run_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "clock" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "description" text not null default '', "colour" varchar(255) not null default '#2563eb', "artiste_separation" int not null default 3600000, "title_separation" int not null default 14400000, "album_separation" int not null default 3600000, "label_separation" int not null default 0);`);
    this.addSql(`create index "clock_radio_id_index" on "clock" ("radio_id");`);

    this.addSql(`create table "clock_hour" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "weekday" int not null, "hour" int not null, "clock_id" int not null);`);
    this.addSql(`create index "clock_hour_radio_id_index" on "clock_hour" ("radio_id");`);
    this.addSql(`create index "clock_hour_clock_id_index" on "clock_hour" ("clock_id");`);
    this.addSql(`alter table "clock_hour" add constraint "clock_hour_radio_id_weekday_hour_unique" unique ("radio_id", "weekday", "hour");`);

    this.addSql(`create table "slot_warning" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null);`);
    this.addSql(`create index "slot_warning_radio_id_index" on "slot_warning" ("radio_id");`);
    this.addSql(`create index "slot_warning_date_index" on "slot_warning" ("date");`);
    this.addSql(`alter table "slot_warning" add constraint "slot_warning_slot_id_date_unique" unique ("slot_id", "date");`);

    this.addSql(`create table "rundown" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null);`);
    this.addSql(`create index "rundown_radio_id_index" on "rundown" ("radio_id");`);
    this.addSql(`create index "rundown_date_index" on "rundown" ("date");`);
    this.addSql(`alter table "rundown" add constraint "rundown_slot_id_date_unique" unique ("slot_id", "date");`);

    this.addSql(`create table "rundown_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rundown_id" int not null, "position" int not null, "kind" text not null, "title" varchar(255) not null default '', "notes" text not null default '', "media_id" int null, "playlist_id" int null, "duration" int null, "offset" int null, "is_hard" boolean not null default false, "added_by" varchar(255) not null default '', "reason" jsonb null);`);
    this.addSql(`create index "rundown_item_radio_id_index" on "rundown_item" ("radio_id");`);
    this.addSql(`create index "rundown_item_media_id_index" on "rundown_item" ("media_id");`);
    this.addSql(`create index "rundown_item_playlist_id_index" on "rundown_item" ("playlist_id");`);
    this.addSql(`create index "rundown_item_rundown_id_position_index" on "rundown_item" ("rundown_id", "position");`);

    this.addSql(`create table "clock_part" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "clock_id" int not null, "position" int not null, "kind" text not null, "title" varchar(255) not null default '', "offset" int null, "is_hard" boolean not null default false, "count" int null, "duration" int null, "category_id" int null, "playlist_id" int null, "criteria" jsonb null, "media_id" int null, "purpose" text null);`);
    this.addSql(`create index "clock_part_radio_id_index" on "clock_part" ("radio_id");`);
    this.addSql(`create index "clock_part_category_id_index" on "clock_part" ("category_id");`);
    this.addSql(`create index "clock_part_playlist_id_index" on "clock_part" ("playlist_id");`);
    this.addSql(`create index "clock_part_media_id_index" on "clock_part" ("media_id");`);
    this.addSql(`create index "clock_part_clock_id_position_index" on "clock_part" ("clock_id", "position");`);

    this.addSql(`alter table "emission" add "filler_clock_id" int null;`);
    this.addSql(`alter table "emission" add constraint "emission_filler_clock_id_foreign" foreign key ("filler_clock_id") references "clock" ("id") on delete set null;`);
    this.addSql(`create index "emission_filler_clock_id_index" on "emission" ("filler_clock_id");`);

    this.addSql(`alter table "dry_run" add constraint "dry_run_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "dry_run" add constraint "dry_run_state_check" check ("state" in ('WAITING', 'RUNNING', 'DONE', 'FAILED'));`);

    this.addSql(`alter table "clock" add constraint "clock_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "clock_hour" add constraint "clock_hour_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "clock_hour" add constraint "clock_hour_clock_id_foreign" foreign key ("clock_id") references "clock" ("id") on delete cascade;`);

    this.addSql(`alter table "slot_warning" add constraint "slot_warning_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "slot_warning" add constraint "slot_warning_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on delete cascade;`);

    this.addSql(`alter table "rundown" add constraint "rundown_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rundown" add constraint "rundown_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on delete cascade;`);

    this.addSql(`alter table "rundown_item" add constraint "rundown_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_rundown_id_foreign" foreign key ("rundown_id") references "rundown" ("id") on delete cascade;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete set null;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_kind_check" check ("kind" in ('MEDIA', 'EPISODE', 'PLAYLIST', 'JINGLE', 'TALK', 'LIVE', 'ADVERT_BREAK'));`);

    this.addSql(`alter table "clock_part" add constraint "clock_part_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_clock_id_foreign" foreign key ("clock_id") references "clock" ("id") on delete cascade;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_category_id_foreign" foreign key ("category_id") references "media_category" ("id") on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_kind_check" check ("kind" in ('TOP_OF_HOUR', 'SONGS', 'JINGLE', 'ADVERT_BREAK', 'TALK'));`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_purpose_check" check ("purpose" in ('STATION_ID', 'SWEEPER', 'LINER', 'BED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "clock_hour" drop constraint "clock_hour_clock_id_foreign";`);
    this.addSql(`alter table "emission" drop constraint "emission_filler_clock_id_foreign";`);
    this.addSql(`alter table "clock_part" drop constraint "clock_part_clock_id_foreign";`);
    this.addSql(`alter table "rundown_item" drop constraint "rundown_item_rundown_id_foreign";`);

    this.addSql(`drop table if exists "dry_run" cascade;`);
    this.addSql(`drop table if exists "clock" cascade;`);
    this.addSql(`drop table if exists "clock_hour" cascade;`);
    this.addSql(`drop table if exists "slot_warning" cascade;`);
    this.addSql(`drop table if exists "rundown" cascade;`);
    this.addSql(`drop table if exists "rundown_item" cascade;`);
    this.addSql(`drop table if exists "clock_part" cascade;`);

    this.addSql(`drop index "emission_filler_clock_id_index";`);
    this.addSql(`alter table "emission" drop column "filler_clock_id";`);
  }

}
