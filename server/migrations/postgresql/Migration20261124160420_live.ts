import { Migration } from '@mikro-orm/migrations';

export class Migration20261124160420_live extends Migration {

  override name = 'Migration20261124160420_live';

  override up(): void | Promise<void> {
    this.addSql(`create table "stream_key" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "person_id" int not null, "key_hash" varchar(255) not null, "last_used_at" timestamptz null);`);
    this.addSql(`create index "stream_key_radio_id_index" on "stream_key" ("radio_id");`);
    this.addSql(`create index "stream_key_person_id_index" on "stream_key" ("person_id");`);
    this.addSql(`alter table "stream_key" add constraint "stream_key_key_hash_unique" unique ("key_hash");`);

    this.addSql(`create table "live_session" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "person_id" int null, "name" varchar(255) not null, "title" varchar(255) not null, "how" text not null, "started_at" timestamptz not null, "heard_from" timestamptz null, "is_heard" boolean not null default false, "ended_at" timestamptz null, "why" text null, "ended_by" varchar(255) not null default '', "kept_out_until" timestamptz null, "slot_id" int null, "date" varchar(255) null, "planned_until" timestamptz null, "emission_id" int null, "episode_id" int null, "rush_id" int null, "stream_key_id" int null, "air_title" varchar(255) not null default '', "air_credit" varchar(255) not null default '', "part" int not null default 0, "is_sending" boolean not null default false, "seen_at" timestamptz not null);`);
    this.addSql(`create index "live_session_radio_id_index" on "live_session" ("radio_id");`);
    this.addSql(`create index "live_session_person_id_index" on "live_session" ("person_id");`);
    this.addSql(`create index "live_session_slot_id_index" on "live_session" ("slot_id");`);
    this.addSql(`create index "live_session_emission_id_index" on "live_session" ("emission_id");`);
    this.addSql(`create index "live_session_episode_id_index" on "live_session" ("episode_id");`);
    this.addSql(`create index "live_session_rush_id_index" on "live_session" ("rush_id");`);
    this.addSql(`create index "live_session_stream_key_id_index" on "live_session" ("stream_key_id");`);
    this.addSql(`create index "live_session_ended_at_radio_id_index" on "live_session" ("ended_at", "radio_id");`);
    this.addSql(`create index "live_session_radio_id_started_at_index" on "live_session" ("radio_id", "started_at");`);

    this.addSql(`alter table "station" add "live_grace" int not null default 300000;`);

    this.addSql(`alter table "stream_key" add constraint "stream_key_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "stream_key" add constraint "stream_key_person_id_foreign" foreign key ("person_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "live_session" add constraint "live_session_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "live_session" add constraint "live_session_person_id_foreign" foreign key ("person_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_stream_key_id_foreign" foreign key ("stream_key_id") references "stream_key" ("id") on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_how_check" check ("how" in ('BROWSER', 'ENCODER'));`);
    this.addSql(`alter table "live_session" add constraint "live_session_why_check" check ("why" in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "live_session" drop constraint "live_session_stream_key_id_foreign";`);

    this.addSql(`drop table if exists "stream_key" cascade;`);
    this.addSql(`drop table if exists "live_session" cascade;`);

    this.addSql(`alter table "station" drop column "live_grace";`);
  }

}
