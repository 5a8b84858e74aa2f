import { Migration } from '@mikro-orm/migrations';

export class Migration20261124161250_audience extends Migration {

  override name = 'Migration20261124161250_audience';

  override up(): void | Promise<void> {
    this.addSql(`create table \`audience_settings\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`privacy\` text check (\`privacy\` in ('ALL', 'COUNTS', 'NONE')) not null default 'ALL', constraint \`audience_settings_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`audience_settings_radio_id_index\` on \`audience_settings\` (\`radio_id\`);`);
    this.addSql(`create unique index \`audience_settings_radio_id_unique\` on \`audience_settings\` (\`radio_id\`);`);

    this.addSql(`create table \`mount_state\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`looked_at\` datetime not null, \`listeners\` integer null, \`peak\` integer null, \`bitrate\` integer null, \`format\` text not null default '', \`title\` text not null default '', \`encoder\` text not null default '', \`stream_start\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);

    this.addSql(`create table \`mount_change\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`until\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', constraint \`mount_change_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_change_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_change_radio_id_index\` on \`mount_change\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_change_mount_id_index\` on \`mount_change\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_change_radio_id_since_index\` on \`mount_change\` (\`radio_id\`, \`since\`);`);
    this.addSql(`create index \`mount_change_mount_id_since_index\` on \`mount_change\` (\`mount_id\`, \`since\`);`);

    this.addSql(`create table \`listener_session\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`day\` date not null, \`mark\` text not null, \`connection\` text not null, \`program\` text not null, \`device\` text check (\`device\` in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER')) not null, \`started_at\` datetime not null, \`seen_at\` datetime not null, \`is_open\` integer not null, constraint \`listener_session_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`listener_session_mount_id_index\` on \`listener_session\` (\`mount_id\`);`);
    this.addSql(`create index \`listener_session_mount_id_is_open_index\` on \`listener_session\` (\`mount_id\`, \`is_open\`);`);
    this.addSql(`create index \`listener_session_mount_id_day_index\` on \`listener_session\` (\`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_salt\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`day\` date not null, \`salt\` text not null, constraint \`audience_salt_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_salt_mount_id_index\` on \`audience_salt\` (\`mount_id\`);`);
    this.addSql(`create unique index \`audience_salt_mount_id_day_unique\` on \`audience_salt\` (\`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_program\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`day\` date not null, \`program\` text not null, \`device\` text check (\`device\` in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER')) not null, \`sessions\` integer not null, \`listeners\` integer not null, \`duration\` bigint not null, constraint \`audience_program_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_program_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_program_radio_id_index\` on \`audience_program\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_program_mount_id_index\` on \`audience_program\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_program_radio_id_day_index\` on \`audience_program\` (\`radio_id\`, \`day\`);`);

    this.addSql(`create table \`audience_minute\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`minute\` integer not null, \`least\` integer not null, \`most\` integer not null, \`total\` integer not null, \`looks\` integer not null, constraint \`audience_minute_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_minute_mount_id_index\` on \`audience_minute\` (\`mount_id\`);`);
    this.addSql(`create unique index \`audience_minute_mount_id_minute_unique\` on \`audience_minute\` (\`mount_id\`, \`minute\`);`);

    this.addSql(`create table \`audience_hour\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`least\` integer not null, \`most\` integer not null, \`most_at\` integer not null, \`total\` double not null, \`minutes\` integer not null, \`listeners\` bigint null, \`minute\` integer not null, constraint \`audience_hour_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_hour_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_hour_radio_id_index\` on \`audience_hour\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_hour_mount_id_index\` on \`audience_hour\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_hour_radio_id_mount_id_minute_index\` on \`audience_hour\` (\`radio_id\`, \`mount_id\`, \`minute\`);`);

    this.addSql(`create table \`audience_day\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`least\` integer not null, \`most\` integer not null, \`most_at\` integer not null, \`total\` double not null, \`minutes\` integer not null, \`listeners\` bigint null, \`day\` date not null, constraint \`audience_day_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_day_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_day_radio_id_index\` on \`audience_day\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_day_mount_id_index\` on \`audience_day\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_day_radio_id_mount_id_day_index\` on \`audience_day\` (\`radio_id\`, \`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_play\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`item_id\` integer not null, \`media_id\` integer null, \`emission_id\` integer null, \`episode_id\` integer null, \`heard_from\` datetime not null, \`seconds\` integer not null, \`average\` double not null, \`most\` integer not null, \`gained\` integer not null, constraint \`audience_play_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_play_item_id_foreign\` foreign key (\`item_id\`) references \`air_item\` (\`id\`) on delete cascade, constraint \`audience_play_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`audience_play_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`audience_play_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`audience_play_radio_id_index\` on \`audience_play\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_play_item_id_index\` on \`audience_play\` (\`item_id\`);`);
    this.addSql(`create index \`audience_play_media_id_index\` on \`audience_play\` (\`media_id\`);`);
    this.addSql(`create index \`audience_play_emission_id_index\` on \`audience_play\` (\`emission_id\`);`);
    this.addSql(`create index \`audience_play_episode_id_index\` on \`audience_play\` (\`episode_id\`);`);
    this.addSql(`create index \`audience_play_radio_id_heard_from_index\` on \`audience_play\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create unique index \`audience_play_item_id_unique\` on \`audience_play\` (\`item_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`audience_settings\`;`);
    this.addSql(`drop table if exists \`mount_state\`;`);
    this.addSql(`drop table if exists \`mount_change\`;`);
    this.addSql(`drop table if exists \`listener_session\`;`);
    this.addSql(`drop table if exists \`audience_salt\`;`);
    this.addSql(`drop table if exists \`audience_program\`;`);
    this.addSql(`drop table if exists \`audience_minute\`;`);
    this.addSql(`drop table if exists \`audience_hour\`;`);
    this.addSql(`drop table if exists \`audience_day\`;`);
    this.addSql(`drop table if exists \`audience_play\`;`);
  }

}
