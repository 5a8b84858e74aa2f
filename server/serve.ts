import { createApp, type App } from './app.ts';
import type { Config } from './config.ts';
import type { DatabaseLock } from './databaseLock/databaseLock.ts';
import { lockDatabase } from './databaseLock/lockDatabase.ts';
import { lockDemoFolder } from './databaseLock/lockDemoFolder.ts';
import { refuseUnfinishedRestore } from './databaseLock/unfinishedRestore.ts';
import type { Schemas } from './kit/graphql/executor.ts';
import { openStorage } from './kit/storage/openStorage.ts';
import { migrate } from './commands/migrate.ts';
import { openDatabase, openOrm, type Orm } from './orm.ts';
import { makePrivate } from './privateFiles.ts';
import { seedDemo, seedFiles } from './seed.ts';

/**
 * Starts a server: locks the data folder and the database, migrates the database, fills an empty one with the demo data when
 * the configuration enables it, and listens. Throws `DatabaseInUse` when another server has the folder or the database, and
 * `UnfitDatabase` when the database is too old or too new for this version.
 * `schemas` avoids building the schema again for a second application in one process.
 */
export async function serve(config: Config, schemas?: Schemas): Promise<App> {
  makePrivate(config);
  const locks: DatabaseLock[] = [];
  const releaseLocks = async () => {
    for (const lock of locks.toReversed()) await lock.release();
  };
  try {
    locks.push(lockDemoFolder(config));
    locks.push(await lockDatabase(config.database));
    await refuseUnfinishedRestore(config.database);
    const app = await start(config, schemas);
    const close = async () => {
      await app.close();
      await releaseLocks();
    };
    return { ...app, close };
  } catch (error) {
    await releaseLocks();
    throw error;
  }
}

async function fillStorage(config: Config, orm: Orm): Promise<void> {
  const database = openDatabase(config.database, orm);
  try {
    await seedFiles(await openStorage(config), orm, database, config.secret);
  } finally {
    await database.close();
  }
}

async function start(config: Config, schemas: Schemas | undefined): Promise<App> {
  const orm = await openOrm(config.database);
  await migrate(orm);
  if (config.seedDemo && (await seedDemo(orm))) {
    await fillStorage(config, orm);
    console.log('Filled the empty database with the sample data.');
  }
  const app = await createApp({ config, orm, ...(schemas && { schemas }) });
  await app.server.listen({ host: config.host, port: config.port });
  return app;
}
