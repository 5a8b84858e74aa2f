import { Migration } from '@mikro-orm/migrations';

export class Migration20261129074152_banners extends Migration {

  override name = 'Migration20261129074152_banners';

  override up(): void | Promise<void> {
    this.addSql(`create table \`banner\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`key\` text not null, \`place\` text check (\`place\` in ('TOP', 'SIDEBAR', 'BETWEEN_CONTENTS', 'FOOTER')) not null, \`picture\` text not null default '', \`picture_alt\` text not null default '', \`text\` text not null default '', \`link\` text not null default '', \`published_from\` datetime null, \`published_until\` datetime null, \`weight\` integer not null default 5, \`is_active\` integer not null default false, constraint \`banner_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`banner_radio_id_index\` on \`banner\` (\`radio_id\`);`);
    this.addSql(`create index \`banner_radio_id_deleted_at_id_index\` on \`banner\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`banner_radio_id_is_active_published_from_index\` on \`banner\` (\`radio_id\`, \`is_active\`, \`published_from\`);`);
    this.addSql(`create unique index \`banner_key_unique\` on \`banner\` (\`key\`);`);

    this.addSql(`create table \`banner_day\` (\`id\` integer not null primary key autoincrement, \`banner_id\` integer not null, \`day\` date not null, \`views\` integer not null, \`clicks\` integer not null, constraint \`banner_day_banner_id_foreign\` foreign key (\`banner_id\`) references \`banner\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`banner_day_banner_id_index\` on \`banner_day\` (\`banner_id\`);`);
    this.addSql(`create unique index \`banner_day_banner_id_day_unique\` on \`banner_day\` (\`banner_id\`, \`day\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`banner_search\`;`);
    this.addSql(`drop table if exists \`banner\`;`);
    this.addSql(`drop table if exists \`banner_day\`;`);
  }

}
