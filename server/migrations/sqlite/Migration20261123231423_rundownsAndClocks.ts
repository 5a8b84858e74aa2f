import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231423_rundownsAndClocks extends Migration {

  override name = 'Migration20261123231423_rundownsAndClocks';

  override up(): void | Promise<void> {
    this.addSql(`create table \`dry_run\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`state\` text check (\`state\` in ('WAITING', 'RUNNING', 'DONE', 'FAILED')) not null default 'WAITING', \`progress\` integer not null default 0, \`first_moment\` datetime null, \`last_moment\` datetime null, \`finished_at\` datetime null, \`problem_count\` integer not null default 0, \`found\` json not null default '[]', constraint \`dry_run_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`dry_run_radio_id_index\` on \`dry_run\` (\`radio_id\`);`);
    this.addSql(`create unique index \`dry_run_radio_id_unique\` on \`dry_run\` (\`radio_id\`);`);

    this.addSql(`create table \`clock\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`description\` text not null default '', \`colour\` text not null default '#2563eb', \`artiste_separation\` integer not null default 3600000, \`title_separation\` integer not null default 14400000, \`album_separation\` integer not null default 3600000, \`label_separation\` integer not null default 0, constraint \`clock_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`clock_radio_id_index\` on \`clock\` (\`radio_id\`);`);

    this.addSql(`create table \`clock_hour\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`weekday\` integer not null, \`hour\` integer not null, \`clock_id\` integer not null, constraint \`clock_hour_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`clock_hour_clock_id_foreign\` foreign key (\`clock_id\`) references \`clock\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`clock_hour_radio_id_index\` on \`clock_hour\` (\`radio_id\`);`);
    this.addSql(`create index \`clock_hour_clock_id_index\` on \`clock_hour\` (\`clock_id\`);`);
    this.addSql(`create unique index \`clock_hour_radio_id_weekday_hour_unique\` on \`clock_hour\` (\`radio_id\`, \`weekday\`, \`hour\`);`);

    this.addSql(`create table \`slot_warning\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, constraint \`slot_warning_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`slot_warning_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`slot_warning_radio_id_index\` on \`slot_warning\` (\`radio_id\`);`);
    this.addSql(`create index \`slot_warning_slot_id_index\` on \`slot_warning\` (\`slot_id\`);`);
    this.addSql(`create index \`slot_warning_date_index\` on \`slot_warning\` (\`date\`);`);
    this.addSql(`create unique index \`slot_warning_slot_id_date_unique\` on \`slot_warning\` (\`slot_id\`, \`date\`);`);

    this.addSql(`create table \`rundown\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, constraint \`rundown_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rundown_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`rundown_radio_id_index\` on \`rundown\` (\`radio_id\`);`);
    this.addSql(`create index \`rundown_slot_id_index\` on \`rundown\` (\`slot_id\`);`);
    this.addSql(`create index \`rundown_date_index\` on \`rundown\` (\`date\`);`);
    this.addSql(`create unique index \`rundown_slot_id_date_unique\` on \`rundown\` (\`slot_id\`, \`date\`);`);

    this.addSql(`create table \`rundown_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`rundown_id\` integer not null, \`position\` integer not null, \`kind\` text check (\`kind\` in ('MEDIA', 'EPISODE', 'PLAYLIST', 'JINGLE', 'TALK', 'LIVE', 'ADVERT_BREAK')) not null, \`title\` text not null default '', \`notes\` text not null default '', \`media_id\` integer null, \`playlist_id\` integer null, \`duration\` integer null, \`offset\` integer null, \`is_hard\` integer not null default false, \`added_by\` text not null default '', \`reason\` json null, constraint \`rundown_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rundown_item_rundown_id_foreign\` foreign key (\`rundown_id\`) references \`rundown\` (\`id\`) on delete cascade, constraint \`rundown_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rundown_item_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rundown_item_radio_id_index\` on \`rundown_item\` (\`radio_id\`);`);
    this.addSql(`create index \`rundown_item_rundown_id_index\` on \`rundown_item\` (\`rundown_id\`);`);
    this.addSql(`create index \`rundown_item_media_id_index\` on \`rundown_item\` (\`media_id\`);`);
    this.addSql(`create index \`rundown_item_playlist_id_index\` on \`rundown_item\` (\`playlist_id\`);`);
    this.addSql(`create index \`rundown_item_rundown_id_position_index\` on \`rundown_item\` (\`rundown_id\`, \`position\`);`);

    this.addSql(`create table \`clock_part\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`clock_id\` integer not null, \`position\` integer not null, \`kind\` text check (\`kind\` in ('TOP_OF_HOUR', 'SONGS', 'JINGLE', 'ADVERT_BREAK', 'TALK')) not null, \`title\` text not null default '', \`offset\` integer null, \`is_hard\` integer not null default false, \`count\` integer null, \`duration\` integer null, \`category_id\` integer null, \`playlist_id\` integer null, \`criteria\` json null, \`media_id\` integer null, \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null, constraint \`clock_part_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`clock_part_clock_id_foreign\` foreign key (\`clock_id\`) references \`clock\` (\`id\`) on delete cascade, constraint \`clock_part_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`clock_part_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null, constraint \`clock_part_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`clock_part_radio_id_index\` on \`clock_part\` (\`radio_id\`);`);
    this.addSql(`create index \`clock_part_clock_id_index\` on \`clock_part\` (\`clock_id\`);`);
    this.addSql(`create index \`clock_part_category_id_index\` on \`clock_part\` (\`category_id\`);`);
    this.addSql(`create index \`clock_part_playlist_id_index\` on \`clock_part\` (\`playlist_id\`);`);
    this.addSql(`create index \`clock_part_media_id_index\` on \`clock_part\` (\`media_id\`);`);
    this.addSql(`create index \`clock_part_clock_id_position_index\` on \`clock_part\` (\`clock_id\`, \`position\`);`);

    this.addSql(`alter table \`emission\` add column \`filler_clock_id\` integer null constraint \`emission_filler_clock_id_foreign\` references \`clock\` (\`id\`) on delete set null;`);
    this.addSql(`create index \`emission_filler_clock_id_index\` on \`emission\` (\`filler_clock_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`emission_filler_clock_id_index\`;`);
    this.addSql(`alter table \`emission\` drop column \`filler_clock_id\`;`);

    this.addSql(`drop table if exists \`slot_warning\`;`);
    this.addSql(`drop table if exists \`dry_run\`;`);
    this.addSql(`drop table if exists \`rundown_item\`;`);
    this.addSql(`drop table if exists \`rundown\`;`);
    this.addSql(`drop table if exists \`clock_part\`;`);
    this.addSql(`drop table if exists \`clock_hour\`;`);
    this.addSql(`drop table if exists \`clock_search\`;`);
    this.addSql(`drop table if exists \`clock\`;`);
  }

}
