import 'reflect-metadata';
import { readConfig, type DatabaseConfig } from '../config.ts';
import { openOrm } from '../orm.ts';
import { writeMigrationList } from './migrationList.ts';

/**
 * `npm run db:migration -- name` writes, for each engine, the difference between the entities and the last snapshot, and
 * puts it into the list of that engine. Review both files.
 */
const [name] = process.argv.slice(2);
const databases: DatabaseConfig[] = [
  { engine: 'sqlite', location: ':memory:' },
  {
    engine: 'postgresql',
    location:
      readConfig().database.engine === 'postgresql'
        ? readConfig().database.location
        : 'postgresql://localhost/none',
  },
];

for (const database of databases) {
  const path = `server/migrations/${database.engine}`;
  const orm = await openOrm(database, {
    migrations: {
      path,
      snapshot: true,
      snapshotName: '.snapshot',
      emit: 'ts',
    },
  });
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  console.log(fileName ? `${database.engine}: ${fileName}` : `${database.engine}: nothing changed`);
  await orm.close(true);
  await writeMigrationList(path);
}
