import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100754_kept_answers extends Migration {

  override name = 'Migration20261126100754_kept_answers';

  override up(): void | Promise<void> {
    this.addSql(`create table "kept_answer" ("id" serial primary key, "user_id" int not null, "key_hash" varchar(255) not null, "request_hash" varchar(255) not null, "started_at" timestamptz not null, "answer" text null);`);
    this.addSql(`create index "kept_answer_user_id_index" on "kept_answer" ("user_id");`);
    this.addSql(`alter table "kept_answer" add constraint "kept_answer_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create index "kept_answer_started_at_index" on "kept_answer" ("started_at");`);

    this.addSql(`alter table "kept_answer" add constraint "kept_answer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "kept_answer" cascade;`);
  }

}
