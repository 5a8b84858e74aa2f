import { Migration } from '@mikro-orm/migrations';
import { bannerRenames } from '../bannerPositions.ts';
import { renameOnPostgresql, reversed } from '../renames.ts';

/** Renames the place of a banner on its page to its position. */
export class Migration20261201003800_bannerPositions extends Migration {

  override name = 'Migration20261201003800_bannerPositions';

  override async up(): Promise<void> {
    await renameOnPostgresql(this, bannerRenames);
  }

  override async down(): Promise<void> {
    await renameOnPostgresql(this, reversed(bannerRenames));
  }

}
