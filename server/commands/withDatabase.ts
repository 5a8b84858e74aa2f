import { readConfig, type Config } from '../config.ts';
import { lockDatabase } from '../databaseLock/lockDatabase.ts';
import { refuseUnfinishedRestore } from '../databaseLock/unfinishedRestore.ts';
import type { Database } from '../kit/database/database.ts';
import { migrate } from './migrate.ts';
import { openDatabase, openOrm, type Orm } from '../orm.ts';
import { makePrivate } from '../privateFiles.ts';

/** Runs a command with the configured database. Applies pending migrations first, and closes the database at the end. */
export async function withDatabase(
  work: (opened: { config: Config; orm: Orm; database: Database }) => Promise<void>,
  config = readConfig(),
): Promise<void> {
  makePrivate(config);
  await refuseUnfinishedRestore(config.database);
  const orm = await openOrm(config.database);
  const database = openDatabase(config.database, orm);
  try {
    await bringUpToDate(config, orm);
    await work({ config, orm, database });
  } finally {
    await database.close();
    await orm.close();
  }
}

/**
 * Applies pending migrations. On SQLite, throws when there are some while a server runs, because that server expects the current
 * schema.
 */
async function bringUpToDate({ database }: Config, orm: Orm): Promise<void> {
  if (database.engine !== 'sqlite' || (await orm.migrator.getPending()).length === 0) return migrate(orm);
  const lock = await lockDatabase(database);
  try {
    await migrate(orm);
  } finally {
    await lock.release();
  }
}
