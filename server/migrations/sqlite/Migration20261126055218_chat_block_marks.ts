import { Migration } from '@mikro-orm/migrations';

export class Migration20261126055218_chat_block_marks extends Migration {

  override name = 'Migration20261126055218_chat_block_marks';

  override up(): void | Promise<void> {
    this.addSql(`create table \`chat_block_mark\` (\`id\` integer not null primary key autoincrement, \`block_id\` integer not null, \`place_id\` integer not null, \`read_up_to\` integer not null, constraint \`chat_block_mark_block_id_foreign\` foreign key (\`block_id\`) references \`chat_block\` (\`id\`) on delete cascade, constraint \`chat_block_mark_place_id_foreign\` foreign key (\`place_id\`) references \`chat_participant\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_block_mark_block_id_index\` on \`chat_block_mark\` (\`block_id\`);`);
    this.addSql(`create index \`chat_block_mark_place_id_index\` on \`chat_block_mark\` (\`place_id\`);`);
    this.addSql(`create unique index \`chat_block_mark_block_id_place_id_unique\` on \`chat_block_mark\` (\`block_id\`, \`place_id\`);`);

    // What is told of those who blocked somebody before stays as it is now.
    this.addSql(
      `insert into chat_block_mark (block_id, place_id, read_up_to) select block.id, own.id, own.read_up_to from chat_block block inner join chat_participant own on own.user_id = block.blocker_id inner join chat_participant theirs on theirs.thread_id = own.thread_id and theirs.user_id = block.blocked_id;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`chat_block_mark\`;`);
  }

}
