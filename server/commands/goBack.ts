import type { Config } from '../config.ts';
import { lockDatabaseExclusively } from '../databaseLock/lockDatabase.ts';
import { openOrm } from '../orm.ts';
import { migrateBack } from './migrate.ts';

/** Undoes what came after a migration, while no server runs. Gives what was undone, the newest first. */
export async function goBack({ database }: Pick<Config, 'database'>, to: string): Promise<string[]> {
  const hold = await lockDatabaseExclusively(database);
  try {
    const orm = await openOrm(database);
    try {
      return await migrateBack(orm, to);
    } finally {
      await orm.close();
    }
  } finally {
    await hold.release();
  }
}
