import { Migration } from '@mikro-orm/migrations';

export class Migration20261123225541_episode_incoming extends Migration {

  override name = 'Migration20261123225541_episode_incoming';

  override up(): void | Promise<void> {
    this.addSql(`alter table "episode" add "incoming_id" int null;`);
    this.addSql(`alter table "episode" add constraint "episode_incoming_id_foreign" foreign key ("incoming_id") references "media_item" ("id") on delete set null;`);
    this.addSql(`create index "episode_incoming_id_index" on "episode" ("incoming_id");`);

    this.addSql(`alter table "rush" drop constraint "rush_outcome_check";`);
    this.addSql(`alter table "rush" add constraint "rush_outcome_check" check ("outcome" in ('EPISODE', 'PODCAST', 'MEDIUM'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "episode" drop constraint "episode_incoming_id_foreign";`);

    this.addSql(`drop index "episode_incoming_id_index";`);
    this.addSql(`alter table "episode" drop column "incoming_id";`);

    this.addSql(`alter table "rush" drop constraint "rush_outcome_check";`);
    this.addSql(`alter table "rush" add constraint "rush_outcome_check" check ("outcome" in ('EPISODE', 'MEDIUM'));`);
  }

}
