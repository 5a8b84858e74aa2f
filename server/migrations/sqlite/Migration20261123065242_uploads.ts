import { Migration } from '@mikro-orm/migrations';

export class Migration20261123065242_uploads extends Migration {

  override name = 'Migration20261123065242_uploads';

  override up(): void | Promise<void> {
    this.addSql(`create table \`stored_upload\` (\`id\` integer not null primary key autoincrement, \`key\` text not null, \`radio_id\` integer not null, \`sender_id\` integer not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO')) not null, \`file_name\` text not null, \`size\` bigint not null, \`arrived\` bigint not null, \`began_at\` datetime not null, \`heard_at\` datetime not null, \`address\` text not null, \`request_id\` text not null, \`by_program\` integer not null, \`drop_group\` text null, \`sounds\` integer null, \`may_change\` text null, \`media_id\` integer null, \`picture\` text check (\`picture\` in ('WAITING', 'USED', 'FAILED')) null, \`is_used\` integer not null, \`failure\` text check (\`failure\` in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED')) null, constraint \`stored_upload_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`stored_upload_sender_id_foreign\` foreign key (\`sender_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create unique index \`stored_upload_key_unique\` on \`stored_upload\` (\`key\`);`);
    this.addSql(`create index \`stored_upload_radio_id_index\` on \`stored_upload\` (\`radio_id\`);`);
    this.addSql(`create index \`stored_upload_sender_id_index\` on \`stored_upload\` (\`sender_id\`);`);
    this.addSql(`create index \`stored_upload_began_at_index\` on \`stored_upload\` (\`began_at\`);`);
    this.addSql(`create index \`stored_upload_heard_at_index\` on \`stored_upload\` (\`heard_at\`);`);
    this.addSql(`create index \`stored_upload_drop_group_index\` on \`stored_upload\` (\`drop_group\`);`);
    this.addSql(`create index \`stored_upload_media_id_index\` on \`stored_upload\` (\`media_id\`);`);
    this.addSql(`create index \`stored_upload_picture_index\` on \`stored_upload\` (\`picture\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`stored_upload\`;`);
  }

}
