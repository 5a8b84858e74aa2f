import { Migration } from '@mikro-orm/migrations';

export class Migration20261123031428_spent_challenges extends Migration {

  override name = 'Migration20261123031428_spent_challenges';

  override up(): void | Promise<void> {
    this.addSql(`create table "spent_challenge" ("id" serial primary key, "nonce" varchar(255) not null, "ends_at" timestamptz not null);`);
    this.addSql(`alter table "spent_challenge" add constraint "spent_challenge_nonce_unique" unique ("nonce");`);
    this.addSql(`create index "spent_challenge_ends_at_index" on "spent_challenge" ("ends_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "spent_challenge" cascade;`);
  }

}
