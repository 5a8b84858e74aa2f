import { Migration } from '@mikro-orm/migrations';
import { renamedColumns } from '../leasesAndScopes.ts';
import { renameOnSqlite, reversed } from '../renames.ts';

/** Names the columns of leases and scopes, and of participants and processes in chat, by what they hold. */
export class Migration20261201003500_leasesAndScopes extends Migration {

  override name = 'Migration20261201003500_leasesAndScopes';

  override async up(): Promise<void> {
    for (const renames of renamedColumns) await renameOnSqlite(this, renames);
  }

  override async down(): Promise<void> {
    for (const renames of renamedColumns) await renameOnSqlite(this, reversed(renames));
  }

}
