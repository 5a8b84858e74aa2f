import { Migration } from '@mikro-orm/migrations';

export class Migration20261126060346_web_push extends Migration {

  override name = 'Migration20261126060346_web_push';

  override up(): void | Promise<void> {
    this.addSql(`create table \`push_key\` (\`id\` integer not null primary key autoincrement, \`name\` text not null, \`public_key\` text not null, \`private_key\` text not null);`);
    this.addSql(`create unique index \`push_key_name_unique\` on \`push_key\` (\`name\`);`);

    this.addSql(`create table \`push_device\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`session_id\` integer not null, \`endpoint\` text not null, \`endpoint_key\` text not null, \`public_key\` text not null, \`auth\` text not null, \`device\` text not null, \`created_at\` datetime not null, constraint \`push_device_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`push_device_session_id_foreign\` foreign key (\`session_id\`) references \`session\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`push_device_user_id_index\` on \`push_device\` (\`user_id\`);`);
    this.addSql(`create index \`push_device_session_id_index\` on \`push_device\` (\`session_id\`);`);
    this.addSql(`create unique index \`push_device_endpoint_key_unique\` on \`push_device\` (\`endpoint_key\`);`);

    this.addSql(`alter table \`notice_choice\` add column \`is_pushed\` integer not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`push_key\`;`);
    this.addSql(`drop table if exists \`push_device\`;`);

    this.addSql(`alter table \`notice_choice\` drop column \`is_pushed\`;`);
  }

}
