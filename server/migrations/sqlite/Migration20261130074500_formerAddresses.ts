import { Migration } from '@mikro-orm/migrations';
import { moveFormerSlugs, restoreFormerSlugs } from '../formerAddresses.ts';

/** Lists the former addresses of contents with the redirects of the website. */
export class Migration20261130074500_formerAddresses extends Migration {

  override name = 'Migration20261130074500_formerAddresses';

  override async up(): Promise<void> {
    await this.execute(`alter table \`redirect\` add column \`is_automatic\` integer not null default false;`);
    await moveFormerSlugs((sql, values) => this.execute(sql, values));
  }

  override async down(): Promise<void> {
    await restoreFormerSlugs((sql, values) => this.execute(sql, values));
    await this.execute(`alter table \`redirect\` drop column \`is_automatic\`;`);
  }

}
