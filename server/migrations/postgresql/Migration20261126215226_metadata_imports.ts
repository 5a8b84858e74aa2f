import { Migration } from '@mikro-orm/migrations';

export class Migration20261126215226_metadata_imports extends Migration {

  override name = 'Migration20261126215226_metadata_imports';

  override up(): void | Promise<void> {
    this.addSql(`create table "metadata_import" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "owner_id" int not null, "file_name" varchar(255) not null, "kind" text not null, "state" text not null default 'ARRIVING', "failure" text null, "row_count" int not null default 0, "done_count" int not null default 0, "changed_count" int not null default 0, "refused_count" int not null default 0, "started_at" timestamptz null, "finished_at" timestamptz null, "refused" jsonb not null default '[]', "size" int not null default 0, "token_id" int null, "address" varchar(255) not null default '', "request_id" varchar(255) not null default '');`);
    this.addSql(`create index "metadata_import_radio_id_index" on "metadata_import" ("radio_id");`);
    this.addSql(`create index "metadata_import_owner_id_index" on "metadata_import" ("owner_id");`);
    this.addSql(`create index "metadata_import_radio_id_owner_id_index" on "metadata_import" ("radio_id", "owner_id");`);

    this.addSql(`create table "metadata_import_part" ("id" serial primary key, "import_id" int not null, "first_row" int not null, "ids" jsonb not null, "edits" text not null);`);
    this.addSql(`alter table "metadata_import_part" add constraint "metadata_import_part_import_id_first_row_unique" unique ("import_id", "first_row");`);

    this.addSql(`alter table "metadata_import" add constraint "metadata_import_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_state_check" check ("state" in ('ARRIVING', 'WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'));`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_failure_check" check ("failure" in ('NO_RIGHT', 'BROKEN'));`);

    this.addSql(`alter table "metadata_import_part" add constraint "metadata_import_part_import_id_foreign" foreign key ("import_id") references "metadata_import" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "metadata_import_part" drop constraint "metadata_import_part_import_id_foreign";`);

    this.addSql(`drop table if exists "metadata_import" cascade;`);
    this.addSql(`drop table if exists "metadata_import_part" cascade;`);
  }

}
