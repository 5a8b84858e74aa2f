import { Migration } from '@mikro-orm/migrations';

export class Migration20261128180625_untrusted_certificate extends Migration {

  override name = 'Migration20261128180625_untrusted_certificate';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_state__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`looked_at\` datetime not null, \`listeners\` integer null, \`peak\` integer null, \`is_one_address\` integer not null default false, \`bitrate\` integer null, \`format\` text not null default '', \`title\` text not null default '', \`encoder\` text not null default '', \`stream_start\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`hearing\` text check (\`hearing\` in ('HEARD', 'NOT_REACHED', 'NO_PROGRAM', 'SWITCHED_OFF')) null, constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`insert into \`mount_state__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`mount_id\`, \`state\`, \`since\`, \`looked_at\`, \`listeners\`, \`peak\`, \`is_one_address\`, \`bitrate\`, \`format\`, \`title\`, \`encoder\`, \`stream_start\`, \`problem\`, \`problem_detail\`, \`hearing\` from \`mount_state\`;`);
    this.addSql(`drop table \`mount_state\`;`);
    this.addSql(`alter table \`mount_state__temp_alter\` rename to \`mount_state\`;`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_change__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`until\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', constraint \`mount_change_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_change_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`insert into \`mount_change__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`mount_id\`, \`state\`, \`since\`, \`until\`, \`problem\`, \`problem_detail\` from \`mount_change\`;`);
    this.addSql(`drop table \`mount_change\`;`);
    this.addSql(`alter table \`mount_change__temp_alter\` rename to \`mount_change\`;`);
    this.addSql(`create index \`mount_change_radio_id_index\` on \`mount_change\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_change_mount_id_index\` on \`mount_change\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_change_radio_id_since_index\` on \`mount_change\` (\`radio_id\`, \`since\`);`);
    this.addSql(`create index \`mount_change_mount_id_since_index\` on \`mount_change\` (\`mount_id\`, \`since\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_change__temp_alter\` (\`created_at\` datetime not null, \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`radio_id\` integer not null, \`search_text\` text not null, \`since\` datetime not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`until\` datetime null, \`updated_at\` datetime not null, \`version\` integer not null default 1, constraint \`mount_change_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade, constraint \`mount_change_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`mount_change__temp_alter\` select \`created_at\`, \`guarded_search_text\`, \`id\`, \`mount_id\`, \`problem\`, \`problem_detail\`, \`radio_id\`, \`search_text\`, \`since\`, \`state\`, \`until\`, \`updated_at\`, \`version\` from \`mount_change\`;`);
    this.addSql(`drop table \`mount_change\`;`);
    this.addSql(`alter table \`mount_change__temp_alter\` rename to \`mount_change\`;`);
    this.addSql(`create index \`mount_change_mount_id_index\` on \`mount_change\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_change_mount_id_since_index\` on \`mount_change\` (\`mount_id\`, \`since\`);`);
    this.addSql(`create index \`mount_change_radio_id_index\` on \`mount_change\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_change_radio_id_since_index\` on \`mount_change\` (\`radio_id\`, \`since\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`mount_state__temp_alter\` (\`bitrate\` integer null, \`created_at\` datetime not null, \`encoder\` text not null default '', \`format\` text not null default '', \`guarded_search_text\` text not null, \`hearing\` text check (\`hearing\` in ('HEARD', 'NOT_REACHED', 'NO_PROGRAM', 'SWITCHED_OFF')) null, \`id\` integer not null primary key autoincrement, \`is_one_address\` integer not null default false, \`listeners\` integer null, \`looked_at\` datetime not null, \`mount_id\` integer not null, \`peak\` integer null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`radio_id\` integer not null, \`search_text\` text not null, \`since\` datetime not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`stream_start\` datetime null, \`title\` text not null default '', \`updated_at\` datetime not null, \`version\` integer not null default 1, constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade, constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`mount_state__temp_alter\` select \`bitrate\`, \`created_at\`, \`encoder\`, \`format\`, \`guarded_search_text\`, \`hearing\`, \`id\`, \`is_one_address\`, \`listeners\`, \`looked_at\`, \`mount_id\`, \`peak\`, \`problem\`, \`problem_detail\`, \`radio_id\`, \`search_text\`, \`since\`, \`state\`, \`stream_start\`, \`title\`, \`updated_at\`, \`version\` from \`mount_state\`;`);
    this.addSql(`drop table \`mount_state\`;`);
    this.addSql(`alter table \`mount_state__temp_alter\` rename to \`mount_state\`;`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
