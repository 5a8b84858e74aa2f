import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224200_sound_incidents extends Migration {

  override name = 'Migration20261125224200_sound_incidents';

  override up(): void | Promise<void> {
    this.addSql(`create table \`hearing_settings\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`is_heard\` integer not null default true, \`opens_after\` integer not null default 15000, \`mails_staff\` integer not null default true, \`addresses\` json not null default '[]', constraint \`hearing_settings_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`hearing_settings_radio_id_index\` on \`hearing_settings\` (\`radio_id\`);`);
    this.addSql(`create unique index \`hearing_settings_radio_id_unique\` on \`hearing_settings\` (\`radio_id\`);`);

    this.addSql(`create table \`sound_incident\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL')) not null, \`began_at\` datetime not null, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE')) null, \`level\` real null, \`loudness\` real null, \`sound_key\` text not null default '', \`is_told\` integer not null default false, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`sound_incident_radio_id_index\` on \`sound_incident\` (\`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_index\` on \`sound_incident\` (\`mount_id\`);`);
    this.addSql(`create index \`sound_incident_ended_at_radio_id_index\` on \`sound_incident\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_began_at_index\` on \`sound_incident\` (\`mount_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_radio_id_began_at_index\` on \`sound_incident\` (\`radio_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_began_at_index\` on \`sound_incident\` (\`began_at\`);`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_state__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`looked_at\` datetime not null, \`listeners\` integer null, \`peak\` integer null, \`is_one_address\` integer not null default false, \`bitrate\` integer null, \`format\` text not null default '', \`title\` text not null default '', \`encoder\` text not null default '', \`stream_start\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`hearing\` text null, constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`insert into \`mount_state__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`mount_id\`, \`state\`, \`since\`, \`looked_at\`, \`listeners\`, \`peak\`, \`is_one_address\`, \`bitrate\`, \`format\`, \`title\`, \`encoder\`, \`stream_start\`, \`problem\`, \`problem_detail\`, null as \`hearing\` from \`mount_state\`;`);
    this.addSql(`drop table \`mount_state\`;`);
    this.addSql(`alter table \`mount_state__temp_alter\` rename to \`mount_state\`;`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`hearing_settings\`;`);
    this.addSql(`drop table if exists \`sound_incident\`;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_state__temp_alter\` (\`bitrate\` integer null, \`created_at\` datetime not null, \`encoder\` text not null default '', \`format\` text not null default '', \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`listeners\` integer null, \`looked_at\` datetime not null, \`mount_id\` integer not null, \`peak\` integer null, \`is_one_address\` integer not null default false, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`radio_id\` integer not null, \`search_text\` text not null, \`since\` datetime not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`stream_start\` datetime null, \`title\` text not null default '', \`updated_at\` datetime not null, \`version\` integer not null default 1, constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade, constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`mount_state__temp_alter\` select \`bitrate\`, \`created_at\`, \`encoder\`, \`format\`, \`guarded_search_text\`, \`id\`, \`listeners\`, \`looked_at\`, \`mount_id\`, \`peak\`, \`is_one_address\`, \`problem\`, \`problem_detail\`, \`radio_id\`, \`search_text\`, \`since\`, \`state\`, \`stream_start\`, \`title\`, \`updated_at\`, \`version\` from \`mount_state\`;`);
    this.addSql(`drop table \`mount_state\`;`);
    this.addSql(`alter table \`mount_state__temp_alter\` rename to \`mount_state\`;`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
