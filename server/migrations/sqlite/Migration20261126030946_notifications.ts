import { Migration } from '@mikro-orm/migrations';

export class Migration20261126030946_notifications extends Migration {

  override name = 'Migration20261126030946_notifications';

  override up(): void | Promise<void> {
    this.addSql(`create table \`notice_times\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`quiet_from\` text null, \`quiet_until\` text null, \`digest_at\` text not null, \`digested_on\` date null, constraint \`notice_times_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`notice_times_user_id_index\` on \`notice_times\` (\`user_id\`);`);
    this.addSql(`create unique index \`notice_times_user_id_unique\` on \`notice_times\` (\`user_id\`);`);

    this.addSql(`create table \`notice_choice\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`kind\` text not null, \`is_on\` integer not null, \`mail\` text check (\`mail\` in ('NOW', 'DIGEST', 'NEVER')) not null, constraint \`notice_choice_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`notice_choice_user_id_index\` on \`notice_choice\` (\`user_id\`);`);
    this.addSql(`create unique index \`notice_choice_user_id_kind_unique\` on \`notice_choice\` (\`user_id\`, \`kind\`);`);

    this.addSql(`create table \`inbox_line\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`about_id\` integer null, \`kind\` text not null, \`place\` text not null, \`group_name\` text not null, \`data\` text not null, \`path\` text not null, \`number\` integer not null, \`is_urgent\` integer not null, \`is_mention\` integer not null, \`at\` datetime not null, \`seen_at\` datetime null, \`done_at\` datetime null, \`is_for_digest\` integer not null, constraint \`inbox_line_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`inbox_line_about_id_foreign\` foreign key (\`about_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`inbox_line_user_id_index\` on \`inbox_line\` (\`user_id\`);`);
    this.addSql(`create index \`inbox_line_about_id_index\` on \`inbox_line\` (\`about_id\`);`);
    this.addSql(`create index \`inbox_line_at_index\` on \`inbox_line\` (\`at\`);`);
    this.addSql(`create index \`inbox_line_done_at_index\` on \`inbox_line\` (\`done_at\`);`);
    this.addSql(`create index \`inbox_line_is_for_digest_user_id_index\` on \`inbox_line\` (\`is_for_digest\`, \`user_id\`);`);
    this.addSql(`create index \`inbox_line_user_id_seen_at_place_index\` on \`inbox_line\` (\`user_id\`, \`seen_at\`, \`place\`);`);
    this.addSql(`create index \`inbox_line_user_id_done_at_at_index\` on \`inbox_line\` (\`user_id\`, \`done_at\`, \`at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`notice_times\`;`);
    this.addSql(`drop table if exists \`notice_choice\`;`);
    this.addSql(`drop table if exists \`inbox_line\`;`);
  }

}
