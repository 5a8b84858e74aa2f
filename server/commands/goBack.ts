import type { Config } from '../config.ts';
import { lockDatabaseExclusively } from '../databaseLock/lockDatabase.ts';
import { openOrm } from '../orm.ts';
import { migrateBack } from './migrate.ts';

/** Undoes all migrations after the migration `to`, while no server runs. Returns the names of the undone migrations, the latest first. */
export async function goBack({ database }: Pick<Config, 'database'>, to: string): Promise<string[]> {
  const lock = await lockDatabaseExclusively(database);
  try {
    const orm = await openOrm(database);
    try {
      return await migrateBack(orm, to);
    } finally {
      await orm.close();
    }
  } finally {
    await lock.release();
  }
}
