import { Migration } from '@mikro-orm/migrations';

export class Migration20261127062617_plan_not_told extends Migration {

  override name = 'Migration20261127062617_plan_not_told';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`sound_incident__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD')) not null, \`began_at\` datetime not null, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD')) null, \`level\` real null, \`loudness\` real null, \`sound_key\` text not null default '', \`is_told\` integer not null default false, \`is_over_told\` integer not null default false, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null);`);
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

    this.addSql(`alter table \`station\` add column \`plan_failing_since\` datetime null;`);
  }

  override down(): void | Promise<void> {
    // What an older version cannot name it does not keep.
    this.addSql(`delete from \`sound_incident\` where \`kind\` = 'PLAN_NOT_TOLD';`);
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`sound_incident__temp_alter\` (\`began_at\` datetime not null, \`created_at\` datetime not null, \`ended_at\` datetime null, \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`is_over_told\` integer not null default false, \`is_told\` integer not null default false, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL')) not null, \`level\` real null, \`loudness\` real null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`radio_id\` integer not null, \`search_text\` text not null, \`sound_key\` text not null default '', \`updated_at\` datetime not null, \`version\` integer not null default 1, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN')) null, constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
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

    this.addSql(`alter table \`station\` drop column \`plan_failing_since\`;`);
  }

}
