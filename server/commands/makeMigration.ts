import 'reflect-metadata';
import type { DatabaseConfig } from '../config.ts';
import { writeMigrationList } from './migrationList.ts';
import { writeMigration } from './writeMigration.ts';

/**
 * `npm run db:migration -- name`: writes a migration from the last one to the entities. Writes one for each engine, and adds it
 * to the engine's list. Review both files. The first argument is the URL of an empty PostgreSQL database.
 */
const [location, name] = process.argv.slice(2);
if (!location) throw new Error('Usage: npm run db:migration -- name');
const databases: DatabaseConfig[] = [
  { engine: 'sqlite', location: ':memory:' },
  { engine: 'postgresql', location },
];

for (const database of databases) {
  const folder = `server/migrations/${database.engine}`;
  const written = await writeMigration(database, folder, name);
  console.log(`${database.engine}: ${written?.fileName ?? 'nothing changed'}`);
  await writeMigrationList(folder);
}
