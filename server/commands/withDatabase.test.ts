import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { lockDatabase } from '../databaseLock/lockDatabase.ts';
import { freshDatabase } from '../../tools/testing/services/testDatabase.ts';
import { goBack } from './goBack.ts';
import { migrationNamesOf } from '../orm.ts';
import { withDatabase } from './withDatabase.ts';

test(
  'a command of a newer version changes no SQLite file on which a server runs; others run beside it',
  { tags: ['slow'] },
  async () => {
    const { url, folder, drop } = await freshDatabase('none');
    onTestFinished(drop);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder });
    const { engine } = config.database;
    const names = migrationNamesOf(engine);
    const applied = async () => {
      let found = 0;
      await withDatabase(async ({ orm }) => void (found = (await orm.migrator.getExecuted()).length), config);
      return found;
    };
    const fits = await lockDatabase(config.database);
    expect(await applied()).toBe(names.length);
    await fits.release();

    await goBack(config, names.at(-2)!);
    const older = await lockDatabase(config.database);
    const outcome = await applied().catch((error: Error) => error.message);
    expect(String(outcome)).toMatch(engine === 'sqlite' ? 'in use by the process' : `${names.length}`);
    await older.release();
    expect(await applied()).toBe(names.length);
  },
);
