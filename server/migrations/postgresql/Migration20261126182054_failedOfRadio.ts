import { Migration } from '@mikro-orm/migrations';

export class Migration20261126182054_failedOfRadio extends Migration {

  override name = 'Migration20261126182054_failedOfRadio';

  override up(): void | Promise<void> {
    this.addSql(`create index "media_item_radio_id_state_index" on "media_item" ("radio_id", "state");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "media_item_radio_id_state_index";`);
  }

}
