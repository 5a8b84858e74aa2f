import { Migration } from '@mikro-orm/migrations';

export class Migration20261124043404_slot_rush extends Migration {

  override name = 'Migration20261124043404_slot_rush';

  override up(): void | Promise<void> {
    this.addSql(`alter table "slot" add "rush_id" int null;`);
    this.addSql(`alter table "slot" add constraint "slot_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on delete set null;`);
    this.addSql(`create index "slot_rush_id_index" on "slot" ("rush_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "slot" drop constraint "slot_rush_id_foreign";`);

    this.addSql(`drop index "slot_rush_id_index";`);
    this.addSql(`alter table "slot" drop column "rush_id";`);
  }

}
