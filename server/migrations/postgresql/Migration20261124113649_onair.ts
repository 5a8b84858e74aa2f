import { Migration } from '@mikro-orm/migrations';

export class Migration20261124113649_onair extends Migration {

  override name = 'Migration20261124113649_onair';

  override up(): void | Promise<void> {
    this.addSql(`create table "stream_server" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "host" varchar(255) not null, "port" int not null default 8000, "listen_url" varchar(300) not null default '', "is_own" boolean not null default false, "source_user" varchar(255) not null default 'source', "source_password" text not null default '', "admin_user" varchar(255) not null default 'admin', "admin_password" text not null default '');`);
    this.addSql(`create index "stream_server_radio_id_index" on "stream_server" ("radio_id");`);

    this.addSql(`create table "mount_point" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "server_id" int not null, "name" varchar(255) not null, "path" varchar(255) not null, "format" text not null default 'MP3', "bitrate" int not null default 128, "is_public" boolean not null default true, "is_listed" boolean not null default false, "fallback" varchar(255) not null default '');`);
    this.addSql(`create index "mount_point_radio_id_index" on "mount_point" ("radio_id");`);
    this.addSql(`create index "mount_point_server_id_index" on "mount_point" ("server_id");`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_server_id_path_unique" unique ("server_id", "path");`);

    this.addSql(`create table "station" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "token_hash" varchar(255) null, "token_made_at" timestamptz null, "seen_at" timestamptz null, "loudness" real not null default -16, "fade" int not null default 500, "emergency_id" int null);`);
    this.addSql(`create index "station_radio_id_index" on "station" ("radio_id");`);
    this.addSql(`alter table "station" add constraint "station_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "station_emergency_id_index" on "station" ("emergency_id");`);
    this.addSql(`alter table "station" add constraint "station_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "air_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "state" text not null default 'COMING', "plan_key" varchar(255) not null, "source" text not null, "planned_at" timestamptz not null, "planned_until" timestamptz not null, "is_hard" boolean not null default false, "heard_from" timestamptz null, "heard_until" timestamptz null, "heard_for" int null, "media_id" int null, "title" varchar(255) not null, "credit" varchar(255) not null default '', "album" varchar(255) not null default '', "label" varchar(255) not null default '', "isrc" varchar(255) not null default '', "is_untitled" boolean not null default false, "slot_id" int null, "date" varchar(255) null, "is_ending" boolean not null default false, "by" varchar(255) not null default '', "problem" varchar(500) not null default '', "cues" jsonb not null, "reason" jsonb not null);`);
    this.addSql(`create index "air_item_radio_id_index" on "air_item" ("radio_id");`);
    this.addSql(`create index "air_item_media_id_index" on "air_item" ("media_id");`);
    this.addSql(`create index "air_item_slot_id_index" on "air_item" ("slot_id");`);
    this.addSql(`create index "air_item_radio_id_heard_from_index" on "air_item" ("radio_id", "heard_from");`);
    this.addSql(`create index "air_item_radio_id_state_planned_at_index" on "air_item" ("radio_id", "state", "planned_at");`);
    this.addSql(`create index "air_item_radio_id_planned_at_index" on "air_item" ("radio_id", "planned_at");`);
    this.addSql(`alter table "air_item" add constraint "air_item_radio_id_plan_key_unique" unique ("radio_id", "plan_key");`);

    this.addSql(`alter table "stream_server" add constraint "stream_server_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "mount_point" add constraint "mount_point_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_server_id_foreign" foreign key ("server_id") references "stream_server" ("id") on delete cascade;`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_format_check" check ("format" in ('MP3', 'AAC', 'OGG_OPUS', 'OGG_VORBIS'));`);

    this.addSql(`alter table "station" add constraint "station_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "station" add constraint "station_emergency_id_foreign" foreign key ("emergency_id") references "media_item" ("id") on delete set null;`);

    this.addSql(`alter table "air_item" add constraint "air_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "air_item" add constraint "air_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "air_item" add constraint "air_item_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on delete set null;`);
    this.addSql(`alter table "air_item" add constraint "air_item_state_check" check ("state" in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT'));`);
    this.addSql(`alter table "air_item" add constraint "air_item_source_check" check ("source" in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mount_point" drop constraint "mount_point_server_id_foreign";`);

    this.addSql(`drop table if exists "stream_server" cascade;`);
    this.addSql(`drop table if exists "mount_point" cascade;`);
    this.addSql(`drop table if exists "station" cascade;`);
    this.addSql(`drop table if exists "air_item" cascade;`);
  }

}
