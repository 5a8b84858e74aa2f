import { readConfig, type Config } from '../config.ts';
import { holdAlone } from '../holding/holdDatabase.ts';
import { openOrm } from '../orm.ts';
import { migrateBack } from './migrate.ts';

/** Undoes what came after a migration, while no server runs. Gives what was undone, the newest first. */
export async function goBack({ database }: Pick<Config, 'database'>, to: string): Promise<string[]> {
  const hold = await holdAlone(database);
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

/** What the command says and how it ends. */
export async function runGoBack(given: readonly string[]): Promise<void> {
  const [to] = given;
  if (!to || given.length > 1) {
    console.error('Usage: npm run db:back -- MIGRATION');
    process.exitCode = 2;
    return;
  }
  try {
    const undone = await goBack(readConfig(), to);
    console.log(undone.length === 0 ? 'There is nothing to undo.' : `Undone:\n${undone.join('\n')}`);
  } catch (error) {
    console.error(`Nothing was undone. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
