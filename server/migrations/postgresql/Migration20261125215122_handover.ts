import { Migration } from '@mikro-orm/migrations';

export class Migration20261125215122_handover extends Migration {

  override name = 'Migration20261125215122_handover';

  override up(): void | Promise<void> {
    this.addSql(`create table "live_handover" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "from_id" int not null, "person_id" int not null, "name" varchar(255) not null, "to_id" int null, "countdown" int not null, "is_offered" boolean not null, "asked_at" timestamptz not null, "takes_over_at" timestamptz null, "ended_at" timestamptz null, "end" text null, "ended_by" varchar(255) not null default '');`);
    this.addSql(`create index "live_handover_radio_id_index" on "live_handover" ("radio_id");`);
    this.addSql(`create index "live_handover_from_id_index" on "live_handover" ("from_id");`);
    this.addSql(`create index "live_handover_person_id_index" on "live_handover" ("person_id");`);
    this.addSql(`create index "live_handover_to_id_index" on "live_handover" ("to_id");`);
    this.addSql(`create index "live_handover_ended_at_radio_id_index" on "live_handover" ("ended_at", "radio_id");`);

    this.addSql(`alter table "live_session" drop constraint "live_session_why_check";`);
    this.addSql(`alter table "live_session" add "is_coming" boolean not null default false;`);
    this.addSql(`alter table "live_session" add constraint "live_session_why_check" check ("why" in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER', 'HANDED_OVER', 'CALLED_OFF'));`);

    this.addSql(`alter table "live_handover" add constraint "live_handover_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_from_id_foreign" foreign key ("from_id") references "live_session" ("id") on delete cascade;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_person_id_foreign" foreign key ("person_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_to_id_foreign" foreign key ("to_id") references "live_session" ("id") on delete set null;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_end_check" check ("end" in ('DONE', 'CANCELLED', 'NOBODY_CAME', 'NO_SOUND', 'GONE', 'NOBODY_LIVE'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "live_handover" cascade;`);

    this.addSql(`alter table "live_session" drop constraint "live_session_why_check";`);
    this.addSql(`alter table "live_session" drop column "is_coming";`);
    this.addSql(`alter table "live_session" add constraint "live_session_why_check" check ("why" in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER'));`);
  }

}
