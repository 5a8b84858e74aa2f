import { Migration } from '@mikro-orm/migrations';

export class Migration20261128095606_episode_captions extends Migration {

  override name = 'Migration20261128095606_episode_captions';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`episode\` add column \`captions\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`episode\` drop column \`captions\`;`);
  }

}
