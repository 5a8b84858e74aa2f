import { readConfig, type Config } from '../config.ts';
import { refuseUnfinishedRestore } from '../holding/unfinishedRestore.ts';
import type { Database } from '../kit/database/database.ts';
import { migrate } from './migrate.ts';
import { openDatabase, openOrm, type Orm } from '../orm.ts';
import { keepPrivate } from '../privateFiles.ts';

/** What a command does with the database of the configuration: it is brought up to date first, and closed at the end. */
export async function withDatabase(
  work: (opened: { config: Config; orm: Orm; database: Database }) => Promise<void>,
): Promise<void> {
  const config = readConfig();
  keepPrivate(config);
  await refuseUnfinishedRestore(config.database);
  const orm = await openOrm(config.database);
  const database = openDatabase(config.database, orm);
  try {
    await migrate(orm);
    await work({ config, orm, database });
  } finally {
    await database.close();
    await orm.close();
  }
}
