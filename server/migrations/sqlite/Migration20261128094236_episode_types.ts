import { Migration } from '@mikro-orm/migrations';

export class Migration20261128094236_episode_types extends Migration {

  override name = 'Migration20261128094236_episode_types';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`episode\` add column \`episode_type\` text check (\`episode_type\` in ('FULL', 'TRAILER', 'BONUS')) not null default 'FULL';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`episode\` drop column \`episode_type\`;`);
  }

}
