import { Migration } from '@mikro-orm/migrations';

export class Migration20261126053027_chat_files extends Migration {

  override name = 'Migration20261126053027_chat_files';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_attachment" ("id" serial primary key, "thread_id" int null, "message_id" int null, "uploader_id" int null, "created_at" timestamptz not null, "taken_at" timestamptz null, "kind" text not null, "name" varchar(255) not null, "mime_type" varchar(100) not null, "size" int not null, "file_key" varchar(80) not null, "preview_key" varchar(80) not null default '', "width" int null, "height" int null, "duration" int null);`);
    this.addSql(`create index "chat_attachment_thread_id_index" on "chat_attachment" ("thread_id");`);
    this.addSql(`create index "chat_attachment_message_id_index" on "chat_attachment" ("message_id");`);
    this.addSql(`create index "chat_attachment_uploader_id_taken_at_index" on "chat_attachment" ("uploader_id", "taken_at");`);

    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on delete set null;`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on delete set null;`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_uploader_id_foreign" foreign key ("uploader_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_kind_check" check ("kind" in ('PICTURE', 'SOUND', 'VIDEO', 'DOCUMENT'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_attachment" cascade;`);
  }

}
