import { Migration } from '@mikro-orm/migrations';

export class Migration20261122224631_planning extends Migration {

  override name = 'Migration20261122224631_planning';

  override up(): void | Promise<void> {
    this.addSql(`create table \`language\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`code\` text not null, \`colour\` text not null default '#64748b', constraint \`language_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`language_radio_id_index\` on \`language\` (\`radio_id\`);`);
    this.addSql(`create unique index \`language_radio_id_folded_name_unique\` on \`language\` (\`radio_id\`, \`folded_name\`);`);
    this.addSql(`create unique index \`language_radio_id_code_unique\` on \`language\` (\`radio_id\`, \`code\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`language_search\`;`);
    this.addSql(`drop table if exists \`language\`;`);
  }

}
