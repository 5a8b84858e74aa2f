import { Migration } from '@mikro-orm/migrations';

export class Migration20261126030947_notifications extends Migration {

  override name = 'Migration20261126030947_notifications';

  override up(): void | Promise<void> {
    this.addSql(`create table "notice_times" ("id" serial primary key, "user_id" int not null, "quiet_from" varchar(255) null, "quiet_until" varchar(255) null, "digest_at" varchar(255) not null, "digested_on" date null);`);
    this.addSql(`alter table "notice_times" add constraint "notice_times_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "notice_choice" ("id" serial primary key, "user_id" int not null, "kind" varchar(255) not null, "is_on" boolean not null, "mail" text not null);`);
    this.addSql(`alter table "notice_choice" add constraint "notice_choice_user_id_kind_unique" unique ("user_id", "kind");`);

    this.addSql(`create table "inbox_line" ("id" serial primary key, "user_id" int not null, "about_id" int null, "kind" varchar(255) not null, "place" varchar(255) not null, "group_name" varchar(255) not null, "data" text not null, "path" text not null, "number" int not null, "is_urgent" boolean not null, "is_mention" boolean not null, "at" timestamptz not null, "seen_at" timestamptz null, "done_at" timestamptz null, "is_for_digest" boolean not null);`);
    this.addSql(`create index "inbox_line_about_id_index" on "inbox_line" ("about_id");`);
    this.addSql(`create index "inbox_line_at_index" on "inbox_line" ("at");`);
    this.addSql(`create index "inbox_line_done_at_index" on "inbox_line" ("done_at");`);
    this.addSql(`create index "inbox_line_is_for_digest_user_id_index" on "inbox_line" ("is_for_digest", "user_id");`);
    this.addSql(`create index "inbox_line_user_id_seen_at_place_index" on "inbox_line" ("user_id", "seen_at", "place");`);
    this.addSql(`create index "inbox_line_user_id_done_at_at_index" on "inbox_line" ("user_id", "done_at", "at");`);

    this.addSql(`alter table "notice_times" add constraint "notice_times_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "notice_choice" add constraint "notice_choice_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "notice_choice" add constraint "notice_choice_mail_check" check ("mail" in ('NOW', 'DIGEST', 'NEVER'));`);

    this.addSql(`alter table "inbox_line" add constraint "inbox_line_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "inbox_line" add constraint "inbox_line_about_id_foreign" foreign key ("about_id") references "radio" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notice_times" cascade;`);
    this.addSql(`drop table if exists "notice_choice" cascade;`);
    this.addSql(`drop table if exists "inbox_line" cascade;`);
  }

}
