import { Migration } from '@mikro-orm/migrations';

export class Migration20261125183614_waitingRoom extends Migration {

  override name = 'Migration20261125183614_waitingRoom';

  override up(): void | Promise<void> {
    this.addSql(`create table "live_invitation" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "note" text not null default '', "invited_by" varchar(255) not null, "expires_at" timestamptz not null, "link_hash" varchar(255) not null);`);
    this.addSql(`create index "live_invitation_radio_id_index" on "live_invitation" ("radio_id");`);
    this.addSql(`alter table "live_invitation" add constraint "live_invitation_link_hash_unique" unique ("link_hash");`);

    this.addSql(`create table "live_visit" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "person_id" int null, "invitation_id" int null, "name" varchar(255) not null, "part" text not null, "state" text not null, "arrived_at" timestamptz not null, "on_air_from" timestamptz null, "on_air_until" timestamptz null, "left_at" timestamptz null, "said" text not null default '', "told" text not null default '', "line" int not null default 1, "seen_at" timestamptz not null);`);
    this.addSql(`create index "live_visit_radio_id_index" on "live_visit" ("radio_id");`);
    this.addSql(`create index "live_visit_person_id_index" on "live_visit" ("person_id");`);
    this.addSql(`create index "live_visit_invitation_id_index" on "live_visit" ("invitation_id");`);
    this.addSql(`create index "live_visit_radio_id_arrived_at_index" on "live_visit" ("radio_id", "arrived_at");`);

    this.addSql(`create table "visit_call" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "visit_id" int not null, "offer" text not null, "answer" text not null default '');`);
    this.addSql(`create index "visit_call_radio_id_index" on "visit_call" ("radio_id");`);
    this.addSql(`create index "visit_call_visit_id_index" on "visit_call" ("visit_id");`);

    this.addSql(`alter table "live_invitation" add constraint "live_invitation_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "live_visit" add constraint "live_visit_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_person_id_foreign" foreign key ("person_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_invitation_id_foreign" foreign key ("invitation_id") references "live_invitation" ("id") on delete set null;`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_part_check" check ("part" in ('PRESENTER', 'COHOST', 'GUEST'));`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_state_check" check ("state" in ('WAITING', 'HEARD', 'ADMITTED', 'ON_AIR', 'LEFT', 'REFUSED'));`);

    this.addSql(`alter table "visit_call" add constraint "visit_call_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "visit_call" add constraint "visit_call_visit_id_foreign" foreign key ("visit_id") references "live_visit" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "live_visit" drop constraint "live_visit_invitation_id_foreign";`);
    this.addSql(`alter table "visit_call" drop constraint "visit_call_visit_id_foreign";`);

    this.addSql(`drop table if exists "live_invitation" cascade;`);
    this.addSql(`drop table if exists "live_visit" cascade;`);
    this.addSql(`drop table if exists "visit_call" cascade;`);
  }

}
