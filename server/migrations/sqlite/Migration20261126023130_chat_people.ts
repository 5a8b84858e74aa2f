import { Migration } from '@mikro-orm/migrations';

export class Migration20261126023130_chat_people extends Migration {

  override name = 'Migration20261126023130_chat_people';

  override up(): void | Promise<void> {
    this.addSql(`create table \`chat_report\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`message_id\` integer not null, \`words\` text not null, \`reason\` text not null default '', \`author_id\` integer null, \`reporter_id\` integer null, \`settled_at\` datetime null, constraint \`chat_report_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`chat_report_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_report_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`chat_report_reporter_id_foreign\` foreign key (\`reporter_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_report_radio_id_index\` on \`chat_report\` (\`radio_id\`);`);
    this.addSql(`create index \`chat_report_message_id_index\` on \`chat_report\` (\`message_id\`);`);
    this.addSql(`create index \`chat_report_author_id_index\` on \`chat_report\` (\`author_id\`);`);
    this.addSql(`create index \`chat_report_reporter_id_index\` on \`chat_report\` (\`reporter_id\`);`);
    this.addSql(`create index \`chat_report_radio_id_settled_at_index\` on \`chat_report\` (\`radio_id\`, \`settled_at\`);`);

    this.addSql(`create table \`chat_reaction\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`user_id\` integer not null, \`emoji\` text not null, constraint \`chat_reaction_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_reaction_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_reaction_message_id_index\` on \`chat_reaction\` (\`message_id\`);`);
    this.addSql(`create index \`chat_reaction_user_id_index\` on \`chat_reaction\` (\`user_id\`);`);
    this.addSql(`create unique index \`chat_reaction_message_id_user_id_emoji_unique\` on \`chat_reaction\` (\`message_id\`, \`user_id\`, \`emoji\`);`);

    this.addSql(`create table \`chat_edit\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`words\` text not null, \`until\` datetime not null, constraint \`chat_edit_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_edit_message_id_index\` on \`chat_edit\` (\`message_id\`);`);

    this.addSql(`create table \`chat_mention\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`thread_id\` integer not null, \`user_id\` integer not null, \`sequence\` integer not null, constraint \`chat_mention_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_mention_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_mention_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_mention_message_id_index\` on \`chat_mention\` (\`message_id\`);`);
    this.addSql(`create index \`chat_mention_thread_id_index\` on \`chat_mention\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_mention_user_id_index\` on \`chat_mention\` (\`user_id\`);`);
    this.addSql(`create index \`chat_mention_user_id_thread_id_sequence_index\` on \`chat_mention\` (\`user_id\`, \`thread_id\`, \`sequence\`);`);
    this.addSql(`create unique index \`chat_mention_message_id_user_id_unique\` on \`chat_mention\` (\`message_id\`, \`user_id\`);`);

    this.addSql(`create table \`chat_friendship\` (\`id\` integer not null primary key autoincrement, \`pair_key\` text not null, \`asker_id\` integer not null, \`asked_id\` integer not null, \`asked_at\` datetime not null, \`accepted_at\` datetime null, constraint \`chat_friendship_asker_id_foreign\` foreign key (\`asker_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`chat_friendship_asked_id_foreign\` foreign key (\`asked_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create unique index \`chat_friendship_pair_key_unique\` on \`chat_friendship\` (\`pair_key\`);`);
    this.addSql(`create index \`chat_friendship_asker_id_index\` on \`chat_friendship\` (\`asker_id\`);`);
    this.addSql(`create index \`chat_friendship_asked_id_index\` on \`chat_friendship\` (\`asked_id\`);`);

    this.addSql(`create table \`chat_block\` (\`id\` integer not null primary key autoincrement, \`blocker_id\` integer not null, \`blocked_id\` integer not null, \`since\` datetime not null, constraint \`chat_block_blocker_id_foreign\` foreign key (\`blocker_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`chat_block_blocked_id_foreign\` foreign key (\`blocked_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_block_blocker_id_index\` on \`chat_block\` (\`blocker_id\`);`);
    this.addSql(`create index \`chat_block_blocked_id_index\` on \`chat_block\` (\`blocked_id\`);`);
    this.addSql(`create unique index \`chat_block_blocker_id_blocked_id_unique\` on \`chat_block\` (\`blocker_id\`, \`blocked_id\`);`);

    this.addSql(`alter table \`chat_message\` add column \`pinned_at\` datetime null;`);
    this.addSql(`create index \`chat_message_pinned_at_index\` on \`chat_message\` (\`pinned_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`chat_report\`;`);
    this.addSql(`drop table if exists \`chat_report_search\`;`);
    this.addSql(`drop table if exists \`chat_reaction\`;`);
    this.addSql(`drop table if exists \`chat_edit\`;`);
    this.addSql(`drop table if exists \`chat_mention\`;`);
    this.addSql(`drop table if exists \`chat_friendship\`;`);
    this.addSql(`drop table if exists \`chat_block\`;`);

    this.addSql(`drop index \`chat_message_pinned_at_index\`;`);
    this.addSql(`alter table \`chat_message\` drop column \`pinned_at\`;`);
  }

}
