import { Migration } from '@mikro-orm/migrations';

export class Migration20261128144912_imported_events extends Migration {

  override name = 'Migration20261128144912_imported_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "slot" add "imported_uid" varchar(1000) null;`);
    this.addSql(`create index "slot_radio_id_imported_uid_index" on "slot" ("radio_id", "imported_uid");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "slot_radio_id_imported_uid_index";`);
    this.addSql(`alter table "slot" drop column "imported_uid";`);
  }

}
