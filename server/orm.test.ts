import 'reflect-metadata';
import type { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { openOrm } from './orm.ts';
import { emptyDatabase } from '../tools/testing/services/testDatabase.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

async function open(env: NodeJS.ProcessEnv) {
  const { url, folder, drop } = await emptyDatabase();
  const orm = await openOrm(readConfig({ DATABASE_URL: url, DATA_DIR: folder, ...env }).database);
  onTestFinished(async () => {
    await orm.close();
    await drop();
  });
  return (await orm.em.getConnection().getNativeClient()) as Pool;
}

describe.runIf(isPostgres)('what a process takes of PostgreSQL', () => {
  test('is so many connections, and no more', async () => {
    const pool = await open({ DATABASE_POOL: '2' });
    const requests = [1, 2, 3, 4].map(() => pool.query('select pg_sleep(0.2)'));
    await expect.poll(() => pool.waitingCount).toBe(2);
    expect(pool.totalCount).toBe(2);
    await Promise.all(requests);
  });

  test('is as long as configured', async () => {
    const pool = await open({
      DATABASE_STATEMENT_TIMEOUT: '300',
      DATABASE_LOCK_TIMEOUT: '200',
      DATABASE_IDLE_TIMEOUT: '7000',
    });
    const { rows } = await pool.query<{ setting: string }>(
      "select setting from pg_settings where name in ('lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['7000', '200']);
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  });
});
