import { Migration } from '@mikro-orm/migrations';

export class Migration20261125214519_onair_hold extends Migration {

  override name = 'Migration20261125214519_onair_hold';

  override up(): void | Promise<void> {
    this.addSql(`alter table "station" add "held_until" timestamptz null, add "held_by" varchar(255) not null default '';`);

    this.addSql(`alter table "air_item" add "after_key" varchar(255) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "air_item" drop column "after_key";`);

    this.addSql(`alter table "station" drop column "held_until", drop column "held_by";`);
  }

}
