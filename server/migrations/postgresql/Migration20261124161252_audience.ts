import { Migration } from '@mikro-orm/migrations';

export class Migration20261124161252_audience extends Migration {

  override name = 'Migration20261124161252_audience';

  override up(): void | Promise<void> {
    this.addSql(`create table "audience_settings" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "privacy" text not null default 'ALL');`);
    this.addSql(`create index "audience_settings_radio_id_index" on "audience_settings" ("radio_id");`);
    this.addSql(`alter table "audience_settings" add constraint "audience_settings_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "mount_state" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "state" text not null, "since" timestamptz not null, "looked_at" timestamptz not null, "listeners" int null, "peak" int null, "bitrate" int null, "format" varchar(620) not null default '', "title" varchar(300) not null default '', "encoder" varchar(300) not null default '', "stream_start" timestamptz null, "problem" text null, "problem_detail" varchar(60) not null default '');`);
    this.addSql(`create index "mount_state_radio_id_index" on "mount_state" ("radio_id");`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_mount_id_unique" unique ("mount_id");`);

    this.addSql(`create table "mount_change" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "state" text not null, "since" timestamptz not null, "until" timestamptz null, "problem" text null, "problem_detail" varchar(60) not null default '');`);
    this.addSql(`create index "mount_change_radio_id_index" on "mount_change" ("radio_id");`);
    this.addSql(`create index "mount_change_radio_id_since_index" on "mount_change" ("radio_id", "since");`);
    this.addSql(`create index "mount_change_mount_id_since_index" on "mount_change" ("mount_id", "since");`);

    this.addSql(`create table "listener_session" ("id" serial primary key, "mount_id" int not null, "day" date not null, "mark" varchar(32) not null, "connection" varchar(40) not null, "program" varchar(40) not null, "device" text not null, "started_at" timestamptz not null, "seen_at" timestamptz not null, "is_open" boolean not null);`);
    this.addSql(`create index "listener_session_mount_id_is_open_index" on "listener_session" ("mount_id", "is_open");`);
    this.addSql(`create index "listener_session_mount_id_day_index" on "listener_session" ("mount_id", "day");`);

    this.addSql(`create table "audience_salt" ("id" serial primary key, "mount_id" int not null, "day" date not null, "salt" varchar(120) not null);`);
    this.addSql(`alter table "audience_salt" add constraint "audience_salt_mount_id_day_unique" unique ("mount_id", "day");`);

    this.addSql(`create table "audience_program" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "day" date not null, "program" varchar(40) not null, "device" text not null, "sessions" int not null, "listeners" int not null, "duration" bigint not null);`);
    this.addSql(`create index "audience_program_radio_id_index" on "audience_program" ("radio_id");`);
    this.addSql(`create index "audience_program_mount_id_index" on "audience_program" ("mount_id");`);
    this.addSql(`create index "audience_program_radio_id_day_index" on "audience_program" ("radio_id", "day");`);

    this.addSql(`create table "audience_minute" ("id" serial primary key, "mount_id" int not null, "minute" int not null, "least" int not null, "most" int not null, "total" int not null, "looks" int not null);`);
    this.addSql(`alter table "audience_minute" add constraint "audience_minute_mount_id_minute_unique" unique ("mount_id", "minute");`);

    this.addSql(`create table "audience_hour" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "least" int not null, "most" int not null, "most_at" int not null, "total" double precision not null, "minutes" int not null, "listeners" bigint null, "minute" int not null);`);
    this.addSql(`create index "audience_hour_radio_id_index" on "audience_hour" ("radio_id");`);
    this.addSql(`create index "audience_hour_mount_id_index" on "audience_hour" ("mount_id");`);
    this.addSql(`create index "audience_hour_radio_id_mount_id_minute_index" on "audience_hour" ("radio_id", "mount_id", "minute");`);

    this.addSql(`create table "audience_day" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "least" int not null, "most" int not null, "most_at" int not null, "total" double precision not null, "minutes" int not null, "listeners" bigint null, "day" date not null);`);
    this.addSql(`create index "audience_day_radio_id_index" on "audience_day" ("radio_id");`);
    this.addSql(`create index "audience_day_mount_id_index" on "audience_day" ("mount_id");`);
    this.addSql(`create index "audience_day_radio_id_mount_id_day_index" on "audience_day" ("radio_id", "mount_id", "day");`);

    this.addSql(`create table "audience_play" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "item_id" int not null, "media_id" int null, "emission_id" int null, "episode_id" int null, "heard_from" timestamptz not null, "seconds" int not null, "average" double precision not null, "most" int not null, "gained" int not null);`);
    this.addSql(`create index "audience_play_radio_id_index" on "audience_play" ("radio_id");`);
    this.addSql(`create index "audience_play_media_id_index" on "audience_play" ("media_id");`);
    this.addSql(`create index "audience_play_emission_id_index" on "audience_play" ("emission_id");`);
    this.addSql(`create index "audience_play_episode_id_index" on "audience_play" ("episode_id");`);
    this.addSql(`create index "audience_play_radio_id_heard_from_index" on "audience_play" ("radio_id", "heard_from");`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_item_id_unique" unique ("item_id");`);

    this.addSql(`alter table "audience_settings" add constraint "audience_settings_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_settings" add constraint "audience_settings_privacy_check" check ("privacy" in ('ALL', 'COUNTS', 'NONE'));`);

    this.addSql(`alter table "mount_state" add constraint "mount_state_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_state_check" check ("state" in ('DOWN', 'NO_SOURCE', 'ON_AIR'));`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);

    this.addSql(`alter table "mount_change" add constraint "mount_change_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_state_check" check ("state" in ('DOWN', 'NO_SOURCE', 'ON_AIR'));`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);

    this.addSql(`alter table "listener_session" add constraint "listener_session_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);
    this.addSql(`alter table "listener_session" add constraint "listener_session_device_check" check ("device" in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER'));`);

    this.addSql(`alter table "audience_salt" add constraint "audience_salt_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);

    this.addSql(`alter table "audience_program" add constraint "audience_program_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_program" add constraint "audience_program_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);
    this.addSql(`alter table "audience_program" add constraint "audience_program_device_check" check ("device" in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER'));`);

    this.addSql(`alter table "audience_minute" add constraint "audience_minute_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);

    this.addSql(`alter table "audience_hour" add constraint "audience_hour_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_hour" add constraint "audience_hour_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);

    this.addSql(`alter table "audience_day" add constraint "audience_day_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_day" add constraint "audience_day_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);

    this.addSql(`alter table "audience_play" add constraint "audience_play_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_item_id_foreign" foreign key ("item_id") references "air_item" ("id") on delete cascade;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete set null;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audience_settings" cascade;`);
    this.addSql(`drop table if exists "mount_state" cascade;`);
    this.addSql(`drop table if exists "mount_change" cascade;`);
    this.addSql(`drop table if exists "listener_session" cascade;`);
    this.addSql(`drop table if exists "audience_salt" cascade;`);
    this.addSql(`drop table if exists "audience_program" cascade;`);
    this.addSql(`drop table if exists "audience_minute" cascade;`);
    this.addSql(`drop table if exists "audience_hour" cascade;`);
    this.addSql(`drop table if exists "audience_day" cascade;`);
    this.addSql(`drop table if exists "audience_play" cascade;`);
  }

}
