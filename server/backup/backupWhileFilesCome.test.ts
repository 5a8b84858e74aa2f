/** @module-tag slow */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../commands/migrate.ts';
import type { Config } from '../config.ts';
import { openStorage } from '../kit/storage/openStorage.ts';
import { openOrm, type Orm } from '../orm.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { emptyInstallation } from './testInstallation.ts';
import { writeBackup } from './writeBackup.ts';

const keyOf = (name: number) => `media/file-${name}.mp3`;

async function opened(config: Config): Promise<Orm> {
  const orm = await openOrm(config.database);
  onTestFinished(() => orm.close());
  return orm;
}

/** Storage keys in the test's own table `named_file`. */
async function namedIn(orm: Orm): Promise<string[]> {
  const rows = await orm.em.getConnection().execute<Array<{ name: number }>>('select name from named_file');
  return rows.map(({ name }) => keyOf(name));
}

test('a backup that is made while files come and go has every file that its rows name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'regie-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = await emptyInstallation();
  const orm = await opened(config);
  await migrate(orm);
  const [connection, storage] = [orm.em.getConnection(), await openStorage(config)];
  await connection.execute('create table named_file (name integer primary key)');
  let last = 0;
  let first = 1;
  // Same order as in the server: a file is stored before its row, and deleted after its row.
  const come = async () => {
    await storage.put(keyOf(++last), Buffer.alloc(50_000, 'x'));
    await connection.execute(`insert into named_file values (${last})`);
  };
  const go = async () => {
    await connection.execute(`delete from named_file where name = ${first}`);
    await storage.delete(keyOf(first++));
  };
  for (let count = 0; count < 200; count++) await come();

  const before = last;
  const done = new AbortController();
  const uploads = (async () => {
    while (!done.signal.aborted) {
      await come();
      await go();
      await pause(2);
    }
  })();
  // Waits until some files were added and deleted, so that files already change when the backup begins.
  await expect.poll(() => last - before, { timeout: 30_000 * patience }).toBeGreaterThan(5);
  const begun = last;
  const path = join(folder, 'regie.tar');
  // A slow disk: the backup fills a buffer of some megabytes, and then waits for the disk.
  const slowly = new Transform({
    transform: (chunk, _encoding, done) => void pause(1).then(() => done(null, chunk)),
  });
  await writeBackup(path, (await makeBackup(config)).pipe(slowly));
  done.abort();
  await uploads;
  expect(last - begun).toBeGreaterThan(10);

  const copy = await emptyInstallation();
  const { keys } = await restoreBackup(copy, path, { replace: false });
  const named = await namedIn(await opened(copy));
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  // The database in the backup was copied while files were added and deleted, neither before nor after.
  const earlier = new Set(Array.from({ length: before }, (_, name) => keyOf(name + 1)));
  expect(named).not.toContain(keyOf(1));
  expect(named.some((key) => !earlier.has(key))).toBe(true);
});
