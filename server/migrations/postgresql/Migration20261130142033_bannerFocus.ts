import { Migration } from '@mikro-orm/migrations';

export class Migration20261130142033_bannerFocus extends Migration {

  override name = 'Migration20261130142033_bannerFocus';

  override up(): void | Promise<void> {
    this.addSql(`alter table "banner" add "picture_focus" jsonb not null default '{"x":50,"y":50}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "banner" drop column "picture_focus";`);
  }

}
