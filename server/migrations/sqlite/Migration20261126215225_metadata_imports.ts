import { Migration } from '@mikro-orm/migrations';

export class Migration20261126215225_metadata_imports extends Migration {

  override name = 'Migration20261126215225_metadata_imports';

  override up(): void | Promise<void> {
    this.addSql(`create table \`metadata_import\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`owner_id\` integer not null, \`file_name\` text not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`state\` text check (\`state\` in ('ARRIVING', 'WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')) not null default 'ARRIVING', \`failure\` text check (\`failure\` in ('NO_RIGHT', 'BROKEN')) null, \`row_count\` integer not null default 0, \`done_count\` integer not null default 0, \`changed_count\` integer not null default 0, \`refused_count\` integer not null default 0, \`started_at\` datetime null, \`finished_at\` datetime null, \`refused\` json not null default '[]', \`size\` integer not null default 0, \`token_id\` integer null, \`address\` text not null default '', \`request_id\` text not null default '', constraint \`metadata_import_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`metadata_import_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`metadata_import_radio_id_index\` on \`metadata_import\` (\`radio_id\`);`);
    this.addSql(`create index \`metadata_import_owner_id_index\` on \`metadata_import\` (\`owner_id\`);`);
    this.addSql(`create index \`metadata_import_radio_id_owner_id_index\` on \`metadata_import\` (\`radio_id\`, \`owner_id\`);`);

    this.addSql(`create table \`metadata_import_part\` (\`id\` integer not null primary key autoincrement, \`import_id\` integer not null, \`first_row\` integer not null, \`ids\` json not null, \`edits\` text not null, constraint \`metadata_import_part_import_id_foreign\` foreign key (\`import_id\`) references \`metadata_import\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`metadata_import_part_import_id_index\` on \`metadata_import_part\` (\`import_id\`);`);
    this.addSql(`create unique index \`metadata_import_part_import_id_first_row_unique\` on \`metadata_import_part\` (\`import_id\`, \`first_row\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`metadata_import\`;`);
    this.addSql(`drop table if exists \`metadata_import_part\`;`);
  }

}
