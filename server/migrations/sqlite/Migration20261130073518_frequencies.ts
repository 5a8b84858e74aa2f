import { Migration } from '@mikro-orm/migrations';

export class Migration20261130073518_frequencies extends Migration {

  override name = 'Migration20261130073518_frequencies';

  override up(): void | Promise<void> {
    this.addSql(`create table \`frequency\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`area\` text not null, \`band\` text check (\`band\` in ('FM', 'DAB', 'AM', 'SATELLITE', 'CABLE')) not null, \`channel\` text not null, \`note\` text not null default '', constraint \`frequency_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`frequency_radio_id_index\` on \`frequency\` (\`radio_id\`);`);
    this.addSql(`create unique index \`frequency_radio_id_area_band_channel_unique\` on \`frequency\` (\`radio_id\`, \`area\`, \`band\`, \`channel\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`frequency_search\`;`);
    this.addSql(`drop table if exists \`frequency\`;`);
  }

}
