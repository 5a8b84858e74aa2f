import { Migration } from '@mikro-orm/migrations';

export class Migration20261123194135_calendar extends Migration {

  override name = 'Migration20261123194135_calendar';

  override up(): void | Promise<void> {
    this.addSql(`create table \`slot\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`layer\` text check (\`layer\` in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE')) not null default 'PROGRAMMES', \`category\` text check (\`category\` in ('LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST')) not null, \`emission_id\` integer null, \`playlist_id\` integer null, \`episode_id\` integer null, \`original_id\` integer null, \`title\` text not null default '', \`colour\` text null, \`start_date\` date not null, \`start_time\` text not null, \`duration\` integer not null, \`recurrence\` json null, \`end_date\` date null, constraint \`slot_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`slot_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`slot_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null, constraint \`slot_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`slot_original_id_foreign\` foreign key (\`original_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`slot_radio_id_index\` on \`slot\` (\`radio_id\`);`);
    this.addSql(`create index \`slot_emission_id_index\` on \`slot\` (\`emission_id\`);`);
    this.addSql(`create index \`slot_playlist_id_index\` on \`slot\` (\`playlist_id\`);`);
    this.addSql(`create index \`slot_episode_id_index\` on \`slot\` (\`episode_id\`);`);
    this.addSql(`create index \`slot_original_id_index\` on \`slot\` (\`original_id\`);`);
    this.addSql(`create index \`slot_end_date_index\` on \`slot\` (\`end_date\`);`);

    this.addSql(`create table \`occurrence\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, \`layer\` text check (\`layer\` in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE')) not null, \`wall\` bigint not null, \`duration\` integer not null, \`starts_at\` datetime not null, \`ends_at\` datetime not null, \`state\` text check (\`state\` in ('PLANNED', 'CANCELLED')) not null default 'PLANNED', \`is_exception\` integer not null default false, \`is_moved\` integer not null default false, \`is_dropped\` integer not null default false, \`title\` text not null default '', \`episode_id\` integer null, constraint \`occurrence_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`occurrence_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade, constraint \`occurrence_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`occurrence_radio_id_index\` on \`occurrence\` (\`radio_id\`);`);
    this.addSql(`create index \`occurrence_slot_id_index\` on \`occurrence\` (\`slot_id\`);`);
    this.addSql(`create index \`occurrence_episode_id_index\` on \`occurrence\` (\`episode_id\`);`);
    this.addSql(`create index \`occurrence_radio_id_is_exception_date_index\` on \`occurrence\` (\`radio_id\`, \`is_exception\`, \`date\`);`);
    this.addSql(`create index \`occurrence_radio_id_starts_at_index\` on \`occurrence\` (\`radio_id\`, \`starts_at\`);`);
    this.addSql(`create unique index \`occurrence_slot_id_date_unique\` on \`occurrence\` (\`slot_id\`, \`date\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`slot_search\`;`);
    // It refers to the other.
    this.addSql(`drop table if exists \`occurrence\`;`);
    this.addSql(`drop table if exists \`slot\`;`);
  }

}
