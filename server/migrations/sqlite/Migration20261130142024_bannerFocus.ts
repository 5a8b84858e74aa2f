import { Migration } from '@mikro-orm/migrations';

export class Migration20261130142024_bannerFocus extends Migration {

  override name = 'Migration20261130142024_bannerFocus';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`banner\` add column \`picture_focus\` json not null default '{"x":50,"y":50}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`banner\` drop column \`picture_focus\`;`);
  }

}
