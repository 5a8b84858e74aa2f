import { Migration } from '@mikro-orm/migrations';

export class Migration20261128094237_episode_types extends Migration {

  override name = 'Migration20261128094237_episode_types';

  override up(): void | Promise<void> {
    this.addSql(`alter table "episode" add "episode_type" text not null default 'FULL';`);
    this.addSql(`alter table "episode" add constraint "episode_episode_type_check" check ("episode_type" in ('FULL', 'TRAILER', 'BONUS'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "episode" drop constraint "episode_episode_type_check";`);
    this.addSql(`alter table "episode" drop column "episode_type";`);
  }

}
