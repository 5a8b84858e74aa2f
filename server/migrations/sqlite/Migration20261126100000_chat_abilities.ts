import { Migration } from '@mikro-orm/migrations';
import { withChatAbilities } from '../chatAbilities.ts';

/** Roles that were there before the chat have its abilities. The version before this one knows them, and keeps them. */
export class Migration20261126100000_chat_abilities extends Migration {
  override name = 'Migration20261126100000_chat_abilities';

  override up(): Promise<void> {
    return withChatAbilities((sql, values) => this.execute(sql, values));
  }

  override async down(): Promise<void> {}
}
