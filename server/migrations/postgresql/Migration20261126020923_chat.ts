import { Migration } from '@mikro-orm/migrations';

export class Migration20261126020923_chat extends Migration {

  override name = 'Migration20261126020923_chat';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_room" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "topic" text not null default '', "is_read_only" boolean not null default false, "pause_time" int not null default 0, "retention_time" bigint null);`);
    this.addSql(`create index "chat_room_radio_id_index" on "chat_room" ("radio_id");`);

    this.addSql(`create table "chat_thread" ("id" serial primary key, "kind" text not null, "pair_key" varchar(255) null, "room_id" int null, "record_kind" varchar(255) null, "record_id" int null, "radio_id" int null, "name" varchar(255) not null default '', "picture" varchar(255) not null default '', "version" int not null default 1, "last_sequence" int not null default 0, "last_change" int not null default 0, "first_sequence" int not null default 1, "last_message_at" timestamptz not null, "created_by_id" int null, "created_at" timestamptz not null, "closed_at" timestamptz null, "removed_at" timestamptz null);`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_pair_key_unique" unique ("pair_key");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_room_id_unique" unique ("room_id");`);
    this.addSql(`create index "chat_thread_radio_id_index" on "chat_thread" ("radio_id");`);
    this.addSql(`create index "chat_thread_created_by_id_index" on "chat_thread" ("created_by_id");`);
    this.addSql(`create index "chat_thread_kind_last_message_at_index" on "chat_thread" ("kind", "last_message_at");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_record_kind_record_id_unique" unique ("record_kind", "record_id");`);

    this.addSql(`create table "chat_participant" ("id" serial primary key, "thread_id" int not null, "user_id" int not null, "part" text not null default 'MEMBER', "joined_at" timestamptz not null, "left_at" timestamptz null, "blocked_at" timestamptz null, "silenced_until" timestamptz null, "read_up_to" int not null default 0, "hidden_up_to" int null, "muted_until" timestamptz null, "wrote_at" timestamptz null);`);
    this.addSql(`create index "chat_participant_user_id_left_at_index" on "chat_participant" ("user_id", "left_at");`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_thread_id_user_id_unique" unique ("thread_id", "user_id");`);

    this.addSql(`create table "chat_message" ("id" serial primary key, "thread_id" int not null, "sequence" int not null, "change_number" int not null, "client_key" varchar(255) not null, "author_id" int null, "words" text not null, "search_text" text not null, "guarded_search_text" text not null, "reply_to_id" int null, "version" int not null default 1, "created_at" timestamptz not null, "edited_at" timestamptz null, "deleted_at" timestamptz null, "concealed_at" timestamptz null);`);
    this.addSql(`create index "chat_message_author_id_index" on "chat_message" ("author_id");`);
    this.addSql(`create index "chat_message_reply_to_id_index" on "chat_message" ("reply_to_id");`);
    this.addSql(`create index "chat_message_thread_id_change_number_index" on "chat_message" ("thread_id", "change_number");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_author_id_client_key_unique" unique ("thread_id", "author_id", "client_key");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_sequence_unique" unique ("thread_id", "sequence");`);

    this.addSql(`alter table "chat_room" add constraint "chat_room_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);

    this.addSql(`alter table "chat_thread" add constraint "chat_thread_room_id_foreign" foreign key ("room_id") references "chat_room" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_created_by_id_foreign" foreign key ("created_by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_kind_check" check ("kind" in ('PRIVATE', 'ROOM', 'RECORD'));`);

    this.addSql(`alter table "chat_participant" add constraint "chat_participant_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_part_check" check ("part" in ('OWNER', 'MODERATOR', 'MEMBER'));`);

    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_reply_to_id_foreign" foreign key ("reply_to_id") references "chat_message" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "chat_thread" drop constraint "chat_thread_room_id_foreign";`);
    this.addSql(`alter table "chat_participant" drop constraint "chat_participant_thread_id_foreign";`);
    this.addSql(`alter table "chat_message" drop constraint "chat_message_thread_id_foreign";`);
    this.addSql(`alter table "chat_message" drop constraint "chat_message_reply_to_id_foreign";`);

    this.addSql(`drop table if exists "chat_room" cascade;`);
    this.addSql(`drop table if exists "chat_thread" cascade;`);
    this.addSql(`drop table if exists "chat_participant" cascade;`);
    this.addSql(`drop table if exists "chat_message" cascade;`);
  }

}
