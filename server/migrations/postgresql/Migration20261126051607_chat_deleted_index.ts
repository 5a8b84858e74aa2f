import { Migration } from '@mikro-orm/migrations';

export class Migration20261126051607_chat_deleted_index extends Migration {

  override name = 'Migration20261126051607_chat_deleted_index';

  override up(): void | Promise<void> {
    this.addSql(`create index "chat_message_deleted_at_index" on "chat_message" ("deleted_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "chat_message_deleted_at_index";`);
  }

}
