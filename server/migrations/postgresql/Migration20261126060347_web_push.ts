import { Migration } from '@mikro-orm/migrations';

export class Migration20261126060347_web_push extends Migration {

  override name = 'Migration20261126060347_web_push';

  override up(): void | Promise<void> {
    this.addSql(`create table "push_key" ("id" serial primary key, "name" varchar(255) not null, "public_key" varchar(255) not null, "private_key" text not null);`);
    this.addSql(`alter table "push_key" add constraint "push_key_name_unique" unique ("name");`);

    this.addSql(`create table "push_device" ("id" serial primary key, "user_id" int not null, "session_id" int not null, "endpoint" text not null, "endpoint_key" varchar(255) not null, "public_key" varchar(255) not null, "auth" varchar(255) not null, "device" varchar(255) not null, "created_at" timestamptz not null);`);
    this.addSql(`create index "push_device_user_id_index" on "push_device" ("user_id");`);
    this.addSql(`create index "push_device_session_id_index" on "push_device" ("session_id");`);
    this.addSql(`alter table "push_device" add constraint "push_device_endpoint_key_unique" unique ("endpoint_key");`);

    this.addSql(`alter table "notice_choice" add "is_pushed" boolean not null default false;`);

    this.addSql(`alter table "push_device" add constraint "push_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "push_device" add constraint "push_device_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "push_key" cascade;`);
    this.addSql(`drop table if exists "push_device" cascade;`);

    this.addSql(`alter table "notice_choice" drop column "is_pushed";`);
  }

}
