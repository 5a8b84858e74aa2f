import { Migration } from '@mikro-orm/migrations';

export class Migration20261124113649_onair extends Migration {

  override name = 'Migration20261124113649_onair';

  override up(): void | Promise<void> {
    this.addSql(`create table \`stream_server\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`host\` text not null, \`port\` integer not null default 8000, \`listen_url\` text not null default '', \`is_own\` integer not null default false, \`source_user\` text not null default 'source', \`source_password\` text not null default '', \`admin_user\` text not null default 'admin', \`admin_password\` text not null default '', constraint \`stream_server_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`stream_server_radio_id_index\` on \`stream_server\` (\`radio_id\`);`);

    this.addSql(`create table \`mount_point\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`server_id\` integer not null, \`name\` text not null, \`path\` text not null, \`format\` text check (\`format\` in ('MP3', 'AAC', 'OGG_OPUS', 'OGG_VORBIS')) not null default 'MP3', \`bitrate\` integer not null default 128, \`is_public\` integer not null default true, \`is_listed\` integer not null default false, \`fallback\` text not null default '', constraint \`mount_point_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_point_server_id_foreign\` foreign key (\`server_id\`) references \`stream_server\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_point_radio_id_index\` on \`mount_point\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_point_server_id_index\` on \`mount_point\` (\`server_id\`);`);
    this.addSql(`create unique index \`mount_point_server_id_path_unique\` on \`mount_point\` (\`server_id\`, \`path\`);`);

    this.addSql(`create table \`station\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`token_hash\` text null, \`token_made_at\` datetime null, \`seen_at\` datetime null, \`loudness\` real not null default -16, \`fade\` integer not null default 500, \`emergency_id\` integer null, constraint \`station_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`station_emergency_id_foreign\` foreign key (\`emergency_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`station_radio_id_index\` on \`station\` (\`radio_id\`);`);
    this.addSql(`create unique index \`station_token_hash_unique\` on \`station\` (\`token_hash\`);`);
    this.addSql(`create index \`station_emergency_id_index\` on \`station\` (\`emergency_id\`);`);
    this.addSql(`create unique index \`station_radio_id_unique\` on \`station\` (\`radio_id\`);`);

    this.addSql(`create table \`air_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`state\` text check (\`state\` in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT')) not null default 'COMING', \`plan_key\` text not null, \`source\` text check (\`source\` in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY')) not null, \`planned_at\` datetime not null, \`planned_until\` datetime not null, \`is_hard\` integer not null default false, \`heard_from\` datetime null, \`heard_until\` datetime null, \`heard_for\` integer null, \`media_id\` integer null, \`title\` text not null, \`credit\` text not null default '', \`album\` text not null default '', \`label\` text not null default '', \`isrc\` text not null default '', \`is_untitled\` integer not null default false, \`slot_id\` integer null, \`date\` text null, \`is_ending\` integer not null default false, \`by\` text not null default '', \`problem\` text not null default '', \`cues\` json not null, \`reason\` json not null, constraint \`air_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`air_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`air_item_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`air_item_radio_id_index\` on \`air_item\` (\`radio_id\`);`);
    this.addSql(`create index \`air_item_media_id_index\` on \`air_item\` (\`media_id\`);`);
    this.addSql(`create index \`air_item_slot_id_index\` on \`air_item\` (\`slot_id\`);`);
    this.addSql(`create index \`air_item_radio_id_heard_from_index\` on \`air_item\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create index \`air_item_radio_id_state_planned_at_index\` on \`air_item\` (\`radio_id\`, \`state\`, \`planned_at\`);`);
    this.addSql(`create index \`air_item_radio_id_planned_at_index\` on \`air_item\` (\`radio_id\`, \`planned_at\`);`);
    this.addSql(`create unique index \`air_item_radio_id_plan_key_unique\` on \`air_item\` (\`radio_id\`, \`plan_key\`);`);
  }

  override down(): void | Promise<void> {

    for (const table of ['stream_server', 'mount_point', 'air_item'])
      this.addSql(`drop table if exists \`${table}_search\`;`);
    this.addSql(`drop table if exists \`stream_server\`;`);
    this.addSql(`drop table if exists \`mount_point\`;`);
    this.addSql(`drop table if exists \`station\`;`);
    this.addSql(`drop table if exists \`air_item\`;`);
  }

}
