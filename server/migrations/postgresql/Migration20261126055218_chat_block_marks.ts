import { Migration } from '@mikro-orm/migrations';

export class Migration20261126055218_chat_block_marks extends Migration {

  override name = 'Migration20261126055218_chat_block_marks';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_block_mark" ("id" serial primary key, "block_id" int not null, "place_id" int not null, "read_up_to" int not null);`);
    this.addSql(`create index "chat_block_mark_place_id_index" on "chat_block_mark" ("place_id");`);
    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_block_id_place_id_unique" unique ("block_id", "place_id");`);

    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_block_id_foreign" foreign key ("block_id") references "chat_block" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_place_id_foreign" foreign key ("place_id") references "chat_participant" ("id") on delete cascade;`);

    // What is told of those who blocked somebody before stays as it is now.
    this.addSql(
      `insert into chat_block_mark (block_id, place_id, read_up_to) select block.id, own.id, own.read_up_to from chat_block block inner join chat_participant own on own.user_id = block.blocker_id inner join chat_participant theirs on theirs.thread_id = own.thread_id and theirs.user_id = block.blocked_id;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_block_mark" cascade;`);
  }

}
