import { Migration } from '@mikro-orm/migrations';

export class Migration20261123031428_spent_challenges extends Migration {

  override name = 'Migration20261123031428_spent_challenges';

  override up(): void | Promise<void> {
    this.addSql(`create table \`spent_challenge\` (\`id\` integer not null primary key autoincrement, \`nonce\` text not null, \`ends_at\` datetime not null);`);
    this.addSql(`create unique index \`spent_challenge_nonce_unique\` on \`spent_challenge\` (\`nonce\`);`);
    this.addSql(`create index \`spent_challenge_ends_at_index\` on \`spent_challenge\` (\`ends_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`spent_challenge\`;`);
  }

}
