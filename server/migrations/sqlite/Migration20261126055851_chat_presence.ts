import { Migration } from '@mikro-orm/migrations';

export class Migration20261126055851_chat_presence extends Migration {

  override name = 'Migration20261126055851_chat_presence';

  override up(): void | Promise<void> {
    this.addSql(`create table \`chat_status\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`state\` text check (\`state\` in ('HERE', 'AWAY', 'BUSY', 'ON_AIR', 'GONE')) not null, \`until\` datetime null, constraint \`chat_status_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_status_user_id_index\` on \`chat_status\` (\`user_id\`);`);
    this.addSql(`create unique index \`chat_status_user_id_unique\` on \`chat_status\` (\`user_id\`);`);

    this.addSql(`create table \`chat_screen\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`place\` text not null, \`seen_at\` datetime not null, constraint \`chat_screen_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_screen_user_id_index\` on \`chat_screen\` (\`user_id\`);`);
    this.addSql(`create index \`chat_screen_seen_at_index\` on \`chat_screen\` (\`seen_at\`);`);
    this.addSql(`create index \`chat_screen_place_index\` on \`chat_screen\` (\`place\`);`);
    this.addSql(`create unique index \`chat_screen_user_id_place_unique\` on \`chat_screen\` (\`user_id\`, \`place\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`chat_status\`;`);
    this.addSql(`drop table if exists \`chat_screen\`;`);
  }

}
