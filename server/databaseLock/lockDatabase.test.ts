/** @module-tag slow */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { emptyDatabase } from '../../tools/testing/services/testDatabase.ts';
import { lockPostgres, serverLock } from './lockPostgres.ts';
import { lockSqlite } from './lockSqlite.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

const children: ChildProcess[] = [];
let folder: string;
let location: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regie-hold-'));
  location = join(folder, 'regie.sqlite');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts another process that locks the file. Returns its output: when it may not lock the file, the reason. */
async function lockElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const code = `
    const { lockSqlite } = await import(${JSON.stringify(join(import.meta.dirname, 'lockSqlite.ts'))});
    try {
      globalThis.hold = lockSqlite(${JSON.stringify(location)});
      console.log('held');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: String(said).trim() };
}

describe('a SQLite file', () => {
  test('is held by one process; a second one gets an error that names it and its start', async () => {
    const { child, said } = await lockElsewhere();
    expect(said).toBe('held');
    expect(() => lockSqlite(location)).toThrow(
      new RegExp(`in use by the process ${child.pid} on \\S+, since \\d{4}-\\d\\d-\\d\\dT`),
    );
  });

  test('is held by one of several that come at the same moment', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(lockElsewhere));
    const [holder] = all.filter(({ said }) => said === 'held');
    const refused = all.filter(({ said }) => said.includes(`in use by the process ${holder?.child.pid} `));
    expect([holder?.said, refused.length]).toEqual(['held', 3]);
  });

  test('is free again when its holder was killed', async () => {
    const { child } = await lockElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(lockSqlite(location).release()).resolves.toBeUndefined();
  });

  test('is free again when it was let go', async () => {
    await lockSqlite(location).release();
    await lockSqlite(location).release();
    expect((await lockElsewhere()).said).toBe('held');
  });

  test('is the same by another name', async () => {
    writeFileSync(location, '');
    symlinkSync(location, join(folder, 'other.sqlite'));
    const lock = lockSqlite(location);
    expect(() => lockSqlite(join(folder, 'other.sqlite'))).toThrow('in use by the process');
    await lock.release();
  });
});

test.runIf(isPostgres)(
  'a PostgreSQL database is held by all its servers, and by none over who replaces it',
  async () => {
    const { url, drop } = await emptyDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await drop();
    });
    const tryAlone = async () => {
      const { rows } = await client.query<{ isLocked: boolean }>(
        'select pg_try_advisory_lock($1) as "isLocked"',
        [serverLock],
      );
      return rows[0]!.isLocked;
    };
    const locks = [await lockPostgres(url), await lockPostgres(url)];
    expect(await tryAlone()).toBe(false);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'regie server'",
    );
    const holders = async () => {
      const { rows } = await client.query(
        "select 1 from pg_locks where locktype = 'advisory' and objid = $1",
        [serverLock],
      );
      return rows.length;
    };
    await expect.poll(holders, { timeout: 20_000 * patience }).toBe(2);
    for (const lock of locks) await lock.release();
    await expect.poll(tryAlone).toBe(true);
    await expect(lockPostgres(url)).rejects.toThrow('being replaced');
  },
);

describe('a server', () => {
  test('holds its database until it has closed', async () => {
    const { url, drop } = await emptyDatabase();
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATABASE_URL: url,
      SEED: 'none',
      PORT: '0',
    });
    const app = await serve(config);
    onTestFinished(async () => {
      await app.close();
      await drop();
    });
    const second = serve(config).then((secondLock) => secondLock.close());
    const outcome = await second.catch((error: Error) => error.message);
    expect(outcome ?? 'runs beside it').toMatch(isPostgres ? 'runs beside it' : 'in use by the process');
    await app.close();
    const next = await serve(config);
    await next.close();
  });
});
