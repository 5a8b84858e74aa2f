import { Migration } from '@mikro-orm/migrations';

export class Migration20261123065242_uploads extends Migration {

  override name = 'Migration20261123065242_uploads';

  override up(): void | Promise<void> {
    this.addSql(`create table "stored_upload" ("id" serial primary key, "key" varchar(255) not null, "radio_id" int not null, "sender_id" int not null, "kind" text not null, "file_name" varchar(255) not null, "size" bigint not null, "arrived" bigint not null, "began_at" timestamptz not null, "heard_at" timestamptz not null, "address" varchar(255) not null, "request_id" varchar(255) not null, "by_program" boolean not null, "drop_group" varchar(255) null, "sounds" int null, "may_change" varchar(255) null, "media_id" int null, "picture" text null, "is_used" boolean not null, "failure" text null);`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_key_unique" unique ("key");`);
    this.addSql(`create index "stored_upload_radio_id_index" on "stored_upload" ("radio_id");`);
    this.addSql(`create index "stored_upload_sender_id_index" on "stored_upload" ("sender_id");`);
    this.addSql(`create index "stored_upload_began_at_index" on "stored_upload" ("began_at");`);
    this.addSql(`create index "stored_upload_heard_at_index" on "stored_upload" ("heard_at");`);
    this.addSql(`create index "stored_upload_drop_group_index" on "stored_upload" ("drop_group");`);
    this.addSql(`create index "stored_upload_media_id_index" on "stored_upload" ("media_id");`);
    this.addSql(`create index "stored_upload_picture_index" on "stored_upload" ("picture");`);

    this.addSql(`alter table "stored_upload" add constraint "stored_upload_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on delete cascade;`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_sender_id_foreign" foreign key ("sender_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_picture_check" check ("picture" in ('WAITING', 'USED', 'FAILED'));`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_failure_check" check ("failure" in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stored_upload" cascade;`);
  }

}
