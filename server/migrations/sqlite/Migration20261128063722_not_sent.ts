import { Migration } from '@mikro-orm/migrations';

export class Migration20261128063722_not_sent extends Migration {

  override name = 'Migration20261128063722_not_sent';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`sound_incident__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD', 'NOT_BROADCASTING')) not null, \`began_at\` datetime not null, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD', 'BROADCASTING_AGAIN')) null, \`level\` real null, \`loudness\` real null, \`sound_key\` text not null default '', \`is_told\` integer not null default false, \`is_over_told\` integer not null default false, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`sound_incident__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`mount_id\`, \`name\`, \`path\`, \`kind\`, \`began_at\`, \`ended_at\`, \`why\`, \`level\`, \`loudness\`, \`sound_key\`, \`is_told\`, \`is_over_told\` from \`sound_incident\`;`);
    this.addSql(`drop table \`sound_incident\`;`);
    this.addSql(`alter table \`sound_incident__temp_alter\` rename to \`sound_incident\`;`);
    this.addSql(`create index \`sound_incident_radio_id_index\` on \`sound_incident\` (\`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_index\` on \`sound_incident\` (\`mount_id\`);`);
    this.addSql(`create index \`sound_incident_ended_at_radio_id_index\` on \`sound_incident\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_began_at_index\` on \`sound_incident\` (\`mount_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_radio_id_began_at_index\` on \`sound_incident\` (\`radio_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_began_at_index\` on \`sound_incident\` (\`began_at\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`alter table \`station\` add column \`outputs\` json null;`);
    this.addSql(`alter table \`station\` add column \`not_sending_since\` datetime null;`);
    this.addSql(`alter table \`station\` add column \`not_sending_because\` text null;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`air_item__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`state\` text check (\`state\` in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT', 'NOT_SENT')) not null default 'COMING', \`plan_key\` text not null, \`after_key\` text null, \`source\` text check (\`source\` in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY')) not null, \`planned_at\` datetime not null, \`planned_until\` datetime not null, \`is_hard\` integer not null default false, \`heard_from\` datetime null, \`heard_until\` datetime null, \`heard_for\` integer null, \`media_id\` integer null, \`title\` text not null, \`credit\` text not null default '', \`album\` text not null default '', \`label\` text not null default '', \`isrc\` text not null default '', \`is_untitled\` integer not null default false, \`slot_id\` integer null, \`date\` text null, \`is_ending\` integer not null default false, \`by\` text not null default '', \`problem\` text not null default '', \`cues\` json not null, \`reason\` json not null, constraint \`air_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`air_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`air_item_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`air_item__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`state\`, \`plan_key\`, \`after_key\`, \`source\`, \`planned_at\`, \`planned_until\`, \`is_hard\`, \`heard_from\`, \`heard_until\`, \`heard_for\`, \`media_id\`, \`title\`, \`credit\`, \`album\`, \`label\`, \`isrc\`, \`is_untitled\`, \`slot_id\`, \`date\`, \`is_ending\`, \`by\`, \`problem\`, \`cues\`, \`reason\` from \`air_item\`;`);
    this.addSql(`drop table \`air_item\`;`);
    this.addSql(`alter table \`air_item__temp_alter\` rename to \`air_item\`;`);
    this.addSql(`create index \`air_item_radio_id_index\` on \`air_item\` (\`radio_id\`);`);
    this.addSql(`create index \`air_item_media_id_index\` on \`air_item\` (\`media_id\`);`);
    this.addSql(`create index \`air_item_slot_id_index\` on \`air_item\` (\`slot_id\`);`);
    this.addSql(`create index \`air_item_radio_id_heard_from_index\` on \`air_item\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create index \`air_item_radio_id_state_planned_at_index\` on \`air_item\` (\`radio_id\`, \`state\`, \`planned_at\`);`);
    this.addSql(`create index \`air_item_radio_id_planned_at_index\` on \`air_item\` (\`radio_id\`, \`planned_at\`);`);
    this.addSql(`create unique index \`air_item_radio_id_plan_key_unique\` on \`air_item\` (\`radio_id\`, \`plan_key\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update \`air_item\` set \`state\` = 'SKIPPED' where \`state\` = 'NOT_SENT';`);
    this.addSql(`delete from \`sound_incident\` where \`kind\` = 'NOT_BROADCASTING';`);
    this.addSql(`update \`sound_incident\` set \`why\` = 'OFF_AIR' where \`why\` = 'BROADCASTING_AGAIN';`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`air_item__temp_alter\` (\`after_key\` text null, \`album\` text not null default '', \`by\` text not null default '', \`created_at\` datetime not null, \`credit\` text not null default '', \`cues\` json not null, \`date\` text null, \`guarded_search_text\` text not null, \`heard_for\` integer null, \`heard_from\` datetime null, \`heard_until\` datetime null, \`id\` integer not null primary key autoincrement, \`is_ending\` integer not null default false, \`is_hard\` integer not null default false, \`is_untitled\` integer not null default false, \`isrc\` text not null default '', \`label\` text not null default '', \`media_id\` integer null, \`plan_key\` text not null, \`planned_at\` datetime not null, \`planned_until\` datetime not null, \`problem\` text not null default '', \`radio_id\` integer not null, \`reason\` json not null, \`search_text\` text not null, \`slot_id\` integer null, \`source\` text check (\`source\` in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY')) not null, \`state\` text check (\`state\` in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT')) not null default 'COMING', \`title\` text not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, constraint \`air_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`air_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`air_item_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`air_item__temp_alter\` select \`after_key\`, \`album\`, \`by\`, \`created_at\`, \`credit\`, \`cues\`, \`date\`, \`guarded_search_text\`, \`heard_for\`, \`heard_from\`, \`heard_until\`, \`id\`, \`is_ending\`, \`is_hard\`, \`is_untitled\`, \`isrc\`, \`label\`, \`media_id\`, \`plan_key\`, \`planned_at\`, \`planned_until\`, \`problem\`, \`radio_id\`, \`reason\`, \`search_text\`, \`slot_id\`, \`source\`, \`state\`, \`title\`, \`updated_at\`, \`version\` from \`air_item\`;`);
    this.addSql(`drop table \`air_item\`;`);
    this.addSql(`alter table \`air_item__temp_alter\` rename to \`air_item\`;`);
    this.addSql(`create index \`air_item_media_id_index\` on \`air_item\` (\`media_id\`);`);
    this.addSql(`create index \`air_item_radio_id_heard_from_index\` on \`air_item\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create index \`air_item_radio_id_index\` on \`air_item\` (\`radio_id\`);`);
    this.addSql(`create unique index \`air_item_radio_id_plan_key_unique\` on \`air_item\` (\`radio_id\`, \`plan_key\`);`);
    this.addSql(`create index \`air_item_radio_id_planned_at_index\` on \`air_item\` (\`radio_id\`, \`planned_at\`);`);
    this.addSql(`create index \`air_item_radio_id_state_planned_at_index\` on \`air_item\` (\`radio_id\`, \`state\`, \`planned_at\`);`);
    this.addSql(`create index \`air_item_slot_id_index\` on \`air_item\` (\`slot_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`sound_incident__temp_alter\` (\`began_at\` datetime not null, \`created_at\` datetime not null, \`ended_at\` datetime null, \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`is_over_told\` integer not null default false, \`is_told\` integer not null default false, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD')) not null, \`level\` real null, \`loudness\` real null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`radio_id\` integer not null, \`search_text\` text not null, \`sound_key\` text not null default '', \`updated_at\` datetime not null, \`version\` integer not null default 1, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD')) null, constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`sound_incident__temp_alter\` select \`began_at\`, \`created_at\`, \`ended_at\`, \`guarded_search_text\`, \`id\`, \`is_over_told\`, \`is_told\`, \`kind\`, \`level\`, \`loudness\`, \`mount_id\`, \`name\`, \`path\`, \`radio_id\`, \`search_text\`, \`sound_key\`, \`updated_at\`, \`version\`, \`why\` from \`sound_incident\`;`);
    this.addSql(`drop table \`sound_incident\`;`);
    this.addSql(`alter table \`sound_incident__temp_alter\` rename to \`sound_incident\`;`);
    this.addSql(`create index \`sound_incident_began_at_index\` on \`sound_incident\` (\`began_at\`);`);
    this.addSql(`create index \`sound_incident_ended_at_radio_id_index\` on \`sound_incident\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_began_at_index\` on \`sound_incident\` (\`mount_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_mount_id_index\` on \`sound_incident\` (\`mount_id\`);`);
    this.addSql(`create index \`sound_incident_radio_id_began_at_index\` on \`sound_incident\` (\`radio_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_radio_id_index\` on \`sound_incident\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`alter table \`station\` drop column \`outputs\`;`);
    this.addSql(`alter table \`station\` drop column \`not_sending_since\`;`);
    this.addSql(`alter table \`station\` drop column \`not_sending_because\`;`);
  }

}
