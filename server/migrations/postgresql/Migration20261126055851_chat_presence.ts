import { Migration } from '@mikro-orm/migrations';

export class Migration20261126055851_chat_presence extends Migration {

  override name = 'Migration20261126055851_chat_presence';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_status" ("id" serial primary key, "user_id" int not null, "state" text not null, "until" timestamptz null);`);
    this.addSql(`alter table "chat_status" add constraint "chat_status_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "chat_screen" ("id" serial primary key, "user_id" int not null, "place" varchar(40) not null, "seen_at" timestamptz not null);`);
    this.addSql(`create index "chat_screen_seen_at_index" on "chat_screen" ("seen_at");`);
    this.addSql(`create index "chat_screen_place_index" on "chat_screen" ("place");`);
    this.addSql(`alter table "chat_screen" add constraint "chat_screen_user_id_place_unique" unique ("user_id", "place");`);

    this.addSql(`alter table "chat_status" add constraint "chat_status_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_status" add constraint "chat_status_state_check" check ("state" in ('HERE', 'AWAY', 'BUSY', 'ON_AIR', 'GONE'));`);

    this.addSql(`alter table "chat_screen" add constraint "chat_screen_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_status" cascade;`);
    this.addSql(`drop table if exists "chat_screen" cascade;`);
  }

}
