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
 * Starts a server. Locks the data folder and the database, migrates the database, fills an empty one with the demo data when the
 * configuration demands it, and listens. Throws `DatabaseInUse` when another process has locked the folder or the database,
 * `UnfitDatabase` when the database is too old or too new for this version, and `CannotListen` when the host or port cannot be
 * used. `schemas` avoids building the schema again for a second application in one process.
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
  try {
    await app.server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    const reason = listenRefusals[(error as NodeJS.ErrnoException).code ?? '']?.(config);
    throw reason ? new CannotListen(reason, { cause: error }) : error;
  }
  return app;
}

/** Thrown when the server cannot listen on its host and port. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

/** Messages for errors of the operating system, by error code. */
const listenRefusals: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Another program already listens on port ${port}. Stop that program, or set PORT to a free port.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set PORT to a port from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set HOST to one of its addresses.`,
};
