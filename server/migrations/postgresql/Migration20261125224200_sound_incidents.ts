import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224200_sound_incidents extends Migration {

  override name = 'Migration20261125224200_sound_incidents';

  override up(): void | Promise<void> {
    this.addSql(`create table "hearing_settings" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "is_heard" boolean not null default true, "opens_after" int not null default 15000, "mails_staff" boolean not null default true, "addresses" jsonb not null default '[]');`);
    this.addSql(`create index "hearing_settings_radio_id_index" on "hearing_settings" ("radio_id");`);
    this.addSql(`alter table "hearing_settings" add constraint "hearing_settings_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "sound_incident" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "name" varchar(255) not null, "path" varchar(255) not null, "kind" text not null, "began_at" timestamptz not null, "ended_at" timestamptz null, "why" text null, "level" real null, "loudness" real null, "sound_key" varchar(80) not null default '', "is_told" boolean not null default false);`);
    this.addSql(`create index "sound_incident_radio_id_index" on "sound_incident" ("radio_id");`);
    this.addSql(`create index "sound_incident_ended_at_radio_id_index" on "sound_incident" ("ended_at", "radio_id");`);
    this.addSql(`create index "sound_incident_mount_id_began_at_index" on "sound_incident" ("mount_id", "began_at");`);
    this.addSql(`create index "sound_incident_radio_id_began_at_index" on "sound_incident" ("radio_id", "began_at");`);
    this.addSql(`create index "sound_incident_began_at_index" on "sound_incident" ("began_at");`);

    this.addSql(`alter table "mount_state" add "hearing" text null;`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_hearing_check" check ("hearing" in ('HEARD', 'NOT_REACHED', 'NO_PROGRAM', 'SWITCHED_OFF'));`);

    this.addSql(`alter table "hearing_settings" add constraint "hearing_settings_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "sound_incident" add constraint "sound_incident_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete set null;`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "hearing_settings" cascade;`);
    this.addSql(`drop table if exists "sound_incident" cascade;`);

    this.addSql(`alter table "mount_state" drop constraint "mount_state_hearing_check";`);
    this.addSql(`alter table "mount_state" drop column "hearing";`);
  }

}
