import { Migration } from '@mikro-orm/migrations';

export class Migration20261126053026_chat_files extends Migration {

  override name = 'Migration20261126053026_chat_files';

  override up(): void | Promise<void> {
    this.addSql(`create table \`chat_attachment\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer null, \`message_id\` integer null, \`uploader_id\` integer null, \`created_at\` datetime not null, \`taken_at\` datetime null, \`kind\` text check (\`kind\` in ('PICTURE', 'SOUND', 'VIDEO', 'DOCUMENT')) not null, \`name\` text not null, \`mime_type\` text not null, \`size\` integer not null, \`file_key\` text not null, \`preview_key\` text not null default '', \`width\` integer null, \`height\` integer null, \`duration\` integer null, constraint \`chat_attachment_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete set null, constraint \`chat_attachment_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete set null, constraint \`chat_attachment_uploader_id_foreign\` foreign key (\`uploader_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_attachment_thread_id_index\` on \`chat_attachment\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_attachment_message_id_index\` on \`chat_attachment\` (\`message_id\`);`);
    this.addSql(`create index \`chat_attachment_uploader_id_index\` on \`chat_attachment\` (\`uploader_id\`);`);
    this.addSql(`create index \`chat_attachment_uploader_id_taken_at_index\` on \`chat_attachment\` (\`uploader_id\`, \`taken_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`chat_attachment\`;`);
  }

}
