import { join } from 'node:path';
import { writeMigrationList } from '../migrationList.ts';

/** `node printMigrationLists.ts` writes the lists of migrations of both engines from their folders. */
for (const engine of ['sqlite', 'postgresql'])
  await writeMigrationList(join(import.meta.dirname, '../../migrations', engine));
