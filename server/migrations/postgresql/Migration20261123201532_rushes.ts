import { Migration } from '@mikro-orm/migrations';

export class Migration20261123201532_rushes extends Migration {

  override name = 'Migration20261123201532_rushes';

  override up(): void | Promise<void> {
    this.addSql(`create table "rush" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "notes" text not null default '', "emission_id" int null, "sent_by_id" int null, "state" text not null default 'RECEIVED', "assignee_id" int null, "waiting_since" timestamptz null, "outcome" text null, "media_kind" text null, "media_title" varchar(255) not null default '', "episode_id" int null, "rendering" text not null default 'NONE', "rendered" int not null default 0, "rendering_failure" text null, "result_id" int null, "accepted_by_id" int null);`);
    this.addSql(`create index "rush_radio_id_index" on "rush" ("radio_id");`);
    this.addSql(`create index "rush_emission_id_index" on "rush" ("emission_id");`);
    this.addSql(`create index "rush_sent_by_id_index" on "rush" ("sent_by_id");`);
    this.addSql(`create index "rush_assignee_id_index" on "rush" ("assignee_id");`);
    this.addSql(`create index "rush_episode_id_index" on "rush" ("episode_id");`);
    this.addSql(`create index "rush_result_id_index" on "rush" ("result_id");`);
    this.addSql(`create index "rush_accepted_by_id_index" on "rush" ("accepted_by_id");`);
    this.addSql(`create index "rush_radio_id_state_deleted_at_waiting_since_index" on "rush" ("radio_id", "state", "deleted_at", "waiting_since");`);

    this.addSql(`create table "rush_take" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rush_id" int not null, "number" int not null, "medium_id" int not null, "sent_by_id" int null, "mark_in" int null, "mark_out" int null, "cuts" jsonb not null default '[]');`);
    this.addSql(`create index "rush_take_radio_id_index" on "rush_take" ("radio_id");`);
    this.addSql(`create index "rush_take_rush_id_index" on "rush_take" ("rush_id");`);
    this.addSql(`create index "rush_take_medium_id_index" on "rush_take" ("medium_id");`);
    this.addSql(`create index "rush_take_sent_by_id_index" on "rush_take" ("sent_by_id");`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_rush_id_number_unique" unique ("rush_id", "number");`);

    this.addSql(`create table "rush_note" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "take_id" int not null, "start" int not null, "end" int null, "text" text not null, "author_id" int null, "resolved_at" timestamptz null, "resolved_by_id" int null);`);
    this.addSql(`create index "rush_note_radio_id_index" on "rush_note" ("radio_id");`);
    this.addSql(`create index "rush_note_take_id_index" on "rush_note" ("take_id");`);
    this.addSql(`create index "rush_note_author_id_index" on "rush_note" ("author_id");`);
    this.addSql(`create index "rush_note_resolved_by_id_index" on "rush_note" ("resolved_by_id");`);

    this.addSql(`create table "rush_step" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rush_id" int not null, "from" text null, "to" text not null, "words" text not null default '', "by_id" int null, "assignee_id" int null);`);
    this.addSql(`create index "rush_step_radio_id_index" on "rush_step" ("radio_id");`);
    this.addSql(`create index "rush_step_rush_id_index" on "rush_step" ("rush_id");`);
    this.addSql(`create index "rush_step_by_id_index" on "rush_step" ("by_id");`);
    this.addSql(`create index "rush_step_assignee_id_index" on "rush_step" ("assignee_id");`);

    this.addSql(`alter table "stored_upload" drop constraint "stored_upload_kind_check";`);
    this.addSql(`alter table "stored_upload" add "target" varchar(255) null;`);
    this.addSql(`create index "stored_upload_target_index" on "stored_upload" ("target");`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);

    this.addSql(`drop index "media_item_radio_id_deleted_at_checksum_index";`);
    this.addSql(`drop index "media_item_radio_id_deleted_at_song_key_checksum_index";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_kind_check";`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum", "kind");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "checksum", "kind");`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);

    this.addSql(`alter table "rush" add constraint "rush_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rush" add constraint "rush_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_assignee_id_foreign" foreign key ("assignee_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_result_id_foreign" foreign key ("result_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_accepted_by_id_foreign" foreign key ("accepted_by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_state_check" check ("state" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);
    this.addSql(`alter table "rush" add constraint "rush_outcome_check" check ("outcome" in ('EPISODE', 'MEDIUM'));`);
    this.addSql(`alter table "rush" add constraint "rush_media_kind_check" check ("media_kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "rush" add constraint "rush_rendering_check" check ("rendering" in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED'));`);
    this.addSql(`alter table "rush" add constraint "rush_rendering_failure_check" check ("rendering_failure" in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED'));`);

    this.addSql(`alter table "rush_take" add constraint "rush_take_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on delete cascade;`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_medium_id_foreign" foreign key ("medium_id") references "media_item" ("id") on delete cascade;`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "rush_note" add constraint "rush_note_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_take_id_foreign" foreign key ("take_id") references "rush_take" ("id") on delete cascade;`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_resolved_by_id_foreign" foreign key ("resolved_by_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "rush_step" add constraint "rush_step_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on delete cascade;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_by_id_foreign" foreign key ("by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_assignee_id_foreign" foreign key ("assignee_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_from_check" check ("from" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_to_check" check ("to" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rush" cascade;`);
    this.addSql(`drop table if exists "rush_take" cascade;`);
    this.addSql(`drop table if exists "rush_note" cascade;`);
    this.addSql(`drop table if exists "rush_step" cascade;`);
    // The older version has no place for them.
    this.addSql(`delete from stored_upload where kind in ('RUSH', 'EPISODE');`);
    this.addSql(`delete from media_item where kind in ('RUSH', 'EPISODE');`);



    this.addSql(`drop index "media_item_radio_id_deleted_at_song_key_checksum_kind_index";`);
    this.addSql(`drop index "media_item_radio_id_deleted_at_checksum_kind_index";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_kind_check";`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_index" on "media_item" ("radio_id", "deleted_at", "checksum");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum");`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);

    this.addSql(`drop index "stored_upload_target_index";`);
    this.addSql(`alter table "stored_upload" drop constraint "stored_upload_kind_check";`);
    this.addSql(`alter table "stored_upload" drop column "target";`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);
  }

}
