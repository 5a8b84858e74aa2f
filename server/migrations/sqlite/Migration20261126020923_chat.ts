import { Migration } from '@mikro-orm/migrations';

export class Migration20261126020923_chat extends Migration {

  override name = 'Migration20261126020923_chat';

  override up(): void | Promise<void> {
    this.addSql(`create table \`chat_room\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`topic\` text not null default '', \`is_read_only\` integer not null default false, \`pause_time\` integer not null default 0, \`retention_time\` bigint null, constraint \`chat_room_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`chat_room_radio_id_index\` on \`chat_room\` (\`radio_id\`);`);

    this.addSql(`create table \`chat_thread\` (\`id\` integer not null primary key autoincrement, \`kind\` text check (\`kind\` in ('PRIVATE', 'ROOM', 'RECORD')) not null, \`pair_key\` text null, \`room_id\` integer null, \`record_kind\` text null, \`record_id\` integer null, \`radio_id\` integer null, \`name\` text not null default '', \`picture\` text not null default '', \`version\` integer not null default 1, \`last_sequence\` integer not null default 0, \`last_change\` integer not null default 0, \`first_sequence\` integer not null default 1, \`last_message_at\` datetime not null, \`created_by_id\` integer null, \`created_at\` datetime not null, \`closed_at\` datetime null, \`removed_at\` datetime null, constraint \`chat_thread_room_id_foreign\` foreign key (\`room_id\`) references \`chat_room\` (\`id\`) on delete cascade, constraint \`chat_thread_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`chat_thread_created_by_id_foreign\` foreign key (\`created_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`chat_thread_pair_key_unique\` on \`chat_thread\` (\`pair_key\`);`);
    this.addSql(`create index \`chat_thread_room_id_index\` on \`chat_thread\` (\`room_id\`);`);
    this.addSql(`create unique index \`chat_thread_room_id_unique\` on \`chat_thread\` (\`room_id\`);`);
    this.addSql(`create index \`chat_thread_radio_id_index\` on \`chat_thread\` (\`radio_id\`);`);
    this.addSql(`create index \`chat_thread_created_by_id_index\` on \`chat_thread\` (\`created_by_id\`);`);
    this.addSql(`create index \`chat_thread_kind_last_message_at_index\` on \`chat_thread\` (\`kind\`, \`last_message_at\`);`);
    this.addSql(`create unique index \`chat_thread_record_kind_record_id_unique\` on \`chat_thread\` (\`record_kind\`, \`record_id\`);`);

    this.addSql(`create table \`chat_participant\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer not null, \`user_id\` integer not null, \`part\` text check (\`part\` in ('OWNER', 'MODERATOR', 'MEMBER')) not null default 'MEMBER', \`joined_at\` datetime not null, \`left_at\` datetime null, \`blocked_at\` datetime null, \`silenced_until\` datetime null, \`read_up_to\` integer not null default 0, \`hidden_up_to\` integer null, \`muted_until\` datetime null, \`wrote_at\` datetime null, constraint \`chat_participant_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_participant_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_participant_thread_id_index\` on \`chat_participant\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_participant_user_id_index\` on \`chat_participant\` (\`user_id\`);`);
    this.addSql(`create index \`chat_participant_user_id_left_at_index\` on \`chat_participant\` (\`user_id\`, \`left_at\`);`);
    this.addSql(`create unique index \`chat_participant_thread_id_user_id_unique\` on \`chat_participant\` (\`thread_id\`, \`user_id\`);`);

    this.addSql(`create table \`chat_message\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer not null, \`sequence\` integer not null, \`change_number\` integer not null, \`client_key\` text not null, \`author_id\` integer null, \`words\` text not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`reply_to_id\` integer null, \`version\` integer not null default 1, \`created_at\` datetime not null, \`edited_at\` datetime null, \`deleted_at\` datetime null, \`concealed_at\` datetime null, constraint \`chat_message_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_message_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`chat_message_reply_to_id_foreign\` foreign key (\`reply_to_id\`) references \`chat_message\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_message_thread_id_index\` on \`chat_message\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_message_author_id_index\` on \`chat_message\` (\`author_id\`);`);
    this.addSql(`create index \`chat_message_reply_to_id_index\` on \`chat_message\` (\`reply_to_id\`);`);
    this.addSql(`create index \`chat_message_thread_id_change_number_index\` on \`chat_message\` (\`thread_id\`, \`change_number\`);`);
    this.addSql(`create unique index \`chat_message_thread_id_author_id_client_key_unique\` on \`chat_message\` (\`thread_id\`, \`author_id\`, \`client_key\`);`);
    this.addSql(`create unique index \`chat_message_thread_id_sequence_unique\` on \`chat_message\` (\`thread_id\`, \`sequence\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`chat_room\`;`);
    this.addSql(`drop table if exists \`chat_thread\`;`);
    this.addSql(`drop table if exists \`chat_participant\`;`);
    this.addSql(`drop table if exists \`chat_message\`;`);
    for (const table of ['chat_room', 'chat_message']) this.addSql(`drop table if exists \`${table}_search\`;`);
  }

}
