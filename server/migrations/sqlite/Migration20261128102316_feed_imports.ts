import { Migration } from '@mikro-orm/migrations';

export class Migration20261128102316_feed_imports extends Migration {

  override name = 'Migration20261128102316_feed_imports';

  override up(): void | Promise<void> {
    this.addSql(`create table \`feed_import\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`podcast_id\` integer not null, \`owner_id\` integer not null, \`url\` text not null, \`state\` text check (\`state\` in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED')) not null default 'RUNNING', \`failure\` text check (\`failure\` in ('UNREACHABLE', 'TOO_LARGE', 'NOT_A_FEED', 'NO_RIGHT', 'BROKEN')) null, \`item_count\` integer null, \`imported_count\` integer not null default 0, \`skipped_count\` integer not null default 0, \`failed_count\` integer not null default 0, \`problems\` json not null default '[]', \`finished_at\` datetime null, \`items\` json not null default '[]', \`bytes\` bigint not null default '0', \`token_id\` integer null, \`address\` text not null default '', \`request_id\` text not null default '', constraint \`feed_import_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`feed_import_podcast_id_foreign\` foreign key (\`podcast_id\`) references \`podcast\` (\`id\`) on delete cascade, constraint \`feed_import_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`feed_import_radio_id_index\` on \`feed_import\` (\`radio_id\`);`);
    this.addSql(`create index \`feed_import_podcast_id_index\` on \`feed_import\` (\`podcast_id\`);`);
    this.addSql(`create index \`feed_import_owner_id_index\` on \`feed_import\` (\`owner_id\`);`);

    this.addSql(`alter table \`episode\` add column \`feed_guid\` text null;`);
    this.addSql(`create index \`episode_emission_id_feed_guid_index\` on \`episode\` (\`emission_id\`, \`feed_guid\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`feed_import\`;`);

    this.addSql(`drop index \`episode_emission_id_feed_guid_index\`;`);
    this.addSql(`alter table \`episode\` drop column \`feed_guid\`;`);
  }

}
