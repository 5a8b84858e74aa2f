import { Migration } from '@mikro-orm/migrations';

export class Migration20261126023130_chat_people extends Migration {

  override name = 'Migration20261126023130_chat_people';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_report" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "message_id" int not null, "words" text not null, "reason" text not null default '', "author_id" int null, "reporter_id" int null, "settled_at" timestamptz null);`);
    this.addSql(`create index "chat_report_radio_id_index" on "chat_report" ("radio_id");`);
    this.addSql(`create index "chat_report_message_id_index" on "chat_report" ("message_id");`);
    this.addSql(`create index "chat_report_author_id_index" on "chat_report" ("author_id");`);
    this.addSql(`create index "chat_report_reporter_id_index" on "chat_report" ("reporter_id");`);
    this.addSql(`create index "chat_report_radio_id_settled_at_index" on "chat_report" ("radio_id", "settled_at");`);

    this.addSql(`create table "chat_reaction" ("id" serial primary key, "message_id" int not null, "user_id" int not null, "emoji" varchar(255) not null);`);
    this.addSql(`create index "chat_reaction_user_id_index" on "chat_reaction" ("user_id");`);
    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_message_id_user_id_emoji_unique" unique ("message_id", "user_id", "emoji");`);

    this.addSql(`create table "chat_edit" ("id" serial primary key, "message_id" int not null, "words" text not null, "until" timestamptz not null);`);
    this.addSql(`create index "chat_edit_message_id_index" on "chat_edit" ("message_id");`);

    this.addSql(`create table "chat_mention" ("id" serial primary key, "message_id" int not null, "thread_id" int not null, "user_id" int not null, "sequence" int not null);`);
    this.addSql(`create index "chat_mention_thread_id_index" on "chat_mention" ("thread_id");`);
    this.addSql(`create index "chat_mention_user_id_thread_id_sequence_index" on "chat_mention" ("user_id", "thread_id", "sequence");`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_message_id_user_id_unique" unique ("message_id", "user_id");`);

    this.addSql(`create table "chat_friendship" ("id" serial primary key, "pair_key" varchar(255) not null, "asker_id" int not null, "asked_id" int not null, "asked_at" timestamptz not null, "accepted_at" timestamptz null);`);
    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_pair_key_unique" unique ("pair_key");`);
    this.addSql(`create index "chat_friendship_asker_id_index" on "chat_friendship" ("asker_id");`);
    this.addSql(`create index "chat_friendship_asked_id_index" on "chat_friendship" ("asked_id");`);

    this.addSql(`create table "chat_block" ("id" serial primary key, "blocker_id" int not null, "blocked_id" int not null, "since" timestamptz not null);`);
    this.addSql(`create index "chat_block_blocked_id_index" on "chat_block" ("blocked_id");`);
    this.addSql(`alter table "chat_block" add constraint "chat_block_blocker_id_blocked_id_unique" unique ("blocker_id", "blocked_id");`);

    this.addSql(`alter table "chat_message" add "pinned_at" timestamptz null;`);
    this.addSql(`create index "chat_message_pinned_at_index" on "chat_message" ("pinned_at");`);

    this.addSql(`alter table "chat_report" add constraint "chat_report_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_reporter_id_foreign" foreign key ("reporter_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_edit" add constraint "chat_edit_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_mention" add constraint "chat_mention_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_asker_id_foreign" foreign key ("asker_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_asked_id_foreign" foreign key ("asked_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_block" add constraint "chat_block_blocker_id_foreign" foreign key ("blocker_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_block" add constraint "chat_block_blocked_id_foreign" foreign key ("blocked_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_report" cascade;`);
    this.addSql(`drop table if exists "chat_reaction" cascade;`);
    this.addSql(`drop table if exists "chat_edit" cascade;`);
    this.addSql(`drop table if exists "chat_mention" cascade;`);
    this.addSql(`drop table if exists "chat_friendship" cascade;`);
    this.addSql(`drop table if exists "chat_block" cascade;`);

    this.addSql(`drop index "chat_message_pinned_at_index";`);
    this.addSql(`alter table "chat_message" drop column "pinned_at";`);
  }

}
