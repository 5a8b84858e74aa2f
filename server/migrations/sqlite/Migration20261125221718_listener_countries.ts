import { Migration } from '@mikro-orm/migrations';

export class Migration20261125221718_listener_countries extends Migration {

  override name = 'Migration20261125221718_listener_countries';

  override up(): void | Promise<void> {
    this.addSql(`create table \`audience_country\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`day\` date not null, \`country\` text not null, \`sessions\` integer not null, \`listeners\` integer not null, \`duration\` bigint not null, constraint \`audience_country_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_country_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_country_radio_id_index\` on \`audience_country\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_country_mount_id_index\` on \`audience_country\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_country_radio_id_day_index\` on \`audience_country\` (\`radio_id\`, \`day\`);`);

    this.addSql(`alter table \`mount_state\` add column \`is_one_address\` integer not null default false;`);

    this.addSql(`alter table \`listener_session\` add column \`country\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`audience_country\`;`);

    this.addSql(`alter table \`listener_session\` drop column \`country\`;`);

    this.addSql(`alter table \`mount_state\` drop column \`is_one_address\`;`);
  }

}
