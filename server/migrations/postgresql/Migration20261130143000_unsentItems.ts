import { Migration } from '@mikro-orm/migrations';

/** Time on the air without an output, and unknown ends of items, which were stored as equal to the start. */
export class Migration20261130143000_unsentItems extends Migration {

  override name = 'Migration20261130143000_unsentItems';

  override up(): void | Promise<void> {
    this.addSql(`alter table "air_item" add "unsent_for" int not null default 0;`);
    this.addSql(`alter table "air_item" alter column "planned_until" drop not null;`);
    this.addSql(`update "air_item" set "planned_until" = null where "source" in ('LIVE', 'EMERGENCY') and "planned_until" = "planned_at";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "air_item" set "planned_until" = "planned_at" where "planned_until" is null;`);
    this.addSql(`alter table "air_item" alter column "planned_until" set not null;`);
    this.addSql(`alter table "air_item" drop column "unsent_for";`);
  }

}
