import 'reflect-metadata';
import { readConfig, type DatabaseConfig } from '../config.ts';
import { openOrm } from '../orm.ts';

/**
 * `npm run db:migration -- name` writes, for each engine, the difference between the entities and the last snapshot.
 * Review both files, then add them to the lists in migrations/sqlite/index.ts and migrations/postgresql/index.ts.
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
  const orm = await openOrm(database, {
    migrations: {
      path: `server/migrations/${database.engine}`,
      snapshot: true,
      snapshotName: '.snapshot',
      emit: 'ts',
    },
  });
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  console.log(fileName ? `${database.engine}: ${fileName}` : `${database.engine}: nothing changed`);
  await orm.close(true);
}
