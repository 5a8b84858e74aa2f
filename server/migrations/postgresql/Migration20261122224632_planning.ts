import { Migration } from '@mikro-orm/migrations';

export class Migration20261122224632_planning extends Migration {

  override name = 'Migration20261122224632_planning';

  override up(): void | Promise<void> {
    this.addSql(`create table "language" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "code" varchar(255) not null, "colour" varchar(255) not null default '#64748b');`);
    this.addSql(`create index "language_radio_id_index" on "language" ("radio_id");`);
    this.addSql(`alter table "language" add constraint "language_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`alter table "language" add constraint "language_radio_id_code_unique" unique ("radio_id", "code");`);

    this.addSql(`alter table "language" add constraint "language_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "language" cascade;`);
  }

}
