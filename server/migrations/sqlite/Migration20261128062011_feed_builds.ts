import { Migration } from '@mikro-orm/migrations';

export class Migration20261128062011_feed_builds extends Migration {

  override name = 'Migration20261128062011_feed_builds';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`podcast\` add column \`feed_hash\` text null;`);
    this.addSql(`alter table \`podcast\` add column \`feed_built_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`podcast\` drop column \`feed_hash\`;`);
    this.addSql(`alter table \`podcast\` drop column \`feed_built_at\`;`);
  }

}
