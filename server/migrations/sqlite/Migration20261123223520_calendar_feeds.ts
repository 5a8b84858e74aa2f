import { Migration } from '@mikro-orm/migrations';

export class Migration20261123223520_calendar_feeds extends Migration {

  override name = 'Migration20261123223520_calendar_feeds';

  override up(): void | Promise<void> {
    this.addSql(`create table \`calendar_feed\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null default '', \`kind\` text check (\`kind\` in ('RADIO', 'EMISSION', 'PERSON')) not null, \`emission_id\` integer null, \`maker_id\` integer not null, \`secret_hash\` text not null, \`last_read_at\` datetime null, constraint \`calendar_feed_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`calendar_feed_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete cascade, constraint \`calendar_feed_maker_id_foreign\` foreign key (\`maker_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`calendar_feed_radio_id_index\` on \`calendar_feed\` (\`radio_id\`);`);
    this.addSql(`create index \`calendar_feed_emission_id_index\` on \`calendar_feed\` (\`emission_id\`);`);
    this.addSql(`create index \`calendar_feed_maker_id_index\` on \`calendar_feed\` (\`maker_id\`);`);
    this.addSql(`create unique index \`calendar_feed_secret_hash_unique\` on \`calendar_feed\` (\`secret_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`calendar_feed_search\`;`);
    this.addSql(`drop table if exists \`calendar_feed\`;`);
  }

}
