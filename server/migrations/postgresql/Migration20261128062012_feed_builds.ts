import { Migration } from '@mikro-orm/migrations';

export class Migration20261128062012_feed_builds extends Migration {

  override name = 'Migration20261128062012_feed_builds';

  override up(): void | Promise<void> {
    this.addSql(`alter table "podcast" add "feed_hash" varchar(43) null, add "feed_built_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "podcast" drop column "feed_hash", drop column "feed_built_at";`);
  }

}
