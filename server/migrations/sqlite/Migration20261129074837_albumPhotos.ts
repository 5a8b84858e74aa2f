import { Migration } from '@mikro-orm/migrations';

export class Migration20261129074837_albumPhotos extends Migration {

  override name = 'Migration20261129074837_albumPhotos';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`content\` add column \`photos\` json not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`content\` drop column \`photos\`;`);
  }

}
