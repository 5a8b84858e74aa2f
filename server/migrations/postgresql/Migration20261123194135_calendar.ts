import { Migration } from '@mikro-orm/migrations';

export class Migration20261123194135_calendar extends Migration {

  override name = 'Migration20261123194135_calendar';

  override up(): void | Promise<void> {
    this.addSql(`create table "slot" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "layer" text not null default 'PROGRAMMES', "category" text not null, "emission_id" int null, "playlist_id" int null, "episode_id" int null, "original_id" int null, "title" varchar(255) not null default '', "colour" varchar(255) null, "start_date" date not null, "start_time" varchar(255) not null, "duration" int not null, "recurrence" jsonb null, "end_date" date null);`);
    this.addSql(`create index "slot_radio_id_index" on "slot" ("radio_id");`);
    this.addSql(`create index "slot_emission_id_index" on "slot" ("emission_id");`);
    this.addSql(`create index "slot_playlist_id_index" on "slot" ("playlist_id");`);
    this.addSql(`create index "slot_episode_id_index" on "slot" ("episode_id");`);
    this.addSql(`create index "slot_original_id_index" on "slot" ("original_id");`);
    this.addSql(`create index "slot_end_date_index" on "slot" ("end_date");`);

    this.addSql(`create table "occurrence" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null, "layer" text not null, "wall" bigint not null, "duration" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "state" text not null default 'PLANNED', "is_exception" boolean not null default false, "is_moved" boolean not null default false, "is_dropped" boolean not null default false, "title" varchar(255) not null default '', "episode_id" int null);`);
    this.addSql(`create index "occurrence_radio_id_index" on "occurrence" ("radio_id");`);
    this.addSql(`create index "occurrence_episode_id_index" on "occurrence" ("episode_id");`);
    this.addSql(`create index "occurrence_radio_id_is_exception_date_index" on "occurrence" ("radio_id", "is_exception", "date");`);
    this.addSql(`create index "occurrence_radio_id_starts_at_index" on "occurrence" ("radio_id", "starts_at");`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_slot_id_date_unique" unique ("slot_id", "date");`);

    this.addSql(`alter table "slot" add constraint "slot_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "slot" add constraint "slot_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_original_id_foreign" foreign key ("original_id") references "slot" ("id") on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_layer_check" check ("layer" in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'));`);
    this.addSql(`alter table "slot" add constraint "slot_category_check" check ("category" in ('LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST'));`);

    this.addSql(`alter table "occurrence" add constraint "occurrence_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on delete cascade;`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete set null;`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_layer_check" check ("layer" in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'));`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_state_check" check ("state" in ('PLANNED', 'CANCELLED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "slot" drop constraint "slot_original_id_foreign";`);
    this.addSql(`alter table "occurrence" drop constraint "occurrence_slot_id_foreign";`);

    this.addSql(`drop table if exists "slot" cascade;`);
    this.addSql(`drop table if exists "occurrence" cascade;`);
  }

}
