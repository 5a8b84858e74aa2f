import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100753_kept_answers extends Migration {

  override name = 'Migration20261126100753_kept_answers';

  override up(): void | Promise<void> {
    this.addSql(`create table \`kept_answer\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`key_hash\` text not null, \`request_hash\` text not null, \`started_at\` datetime not null, \`answer\` text null, constraint \`kept_answer_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`kept_answer_user_id_index\` on \`kept_answer\` (\`user_id\`);`);
    this.addSql(`create unique index \`kept_answer_key_hash_unique\` on \`kept_answer\` (\`key_hash\`);`);
    this.addSql(`create index \`kept_answer_started_at_index\` on \`kept_answer\` (\`started_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`kept_answer\`;`);
  }

}
