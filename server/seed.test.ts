import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { migrate } from './commands/migrate.ts';
import { openOrm, type Orm } from './orm.ts';
import { seedDemo } from './seed.ts';
import { emptyDatabase } from '../tools/testing/services/testDatabase.ts';

const closing: Array<() => Promise<void>> = [];
afterAll(async () => {
  vi.useRealTimers();
  for (const close of closing) await close();
});

// Fixes the day, because the demo data's episodes came out before the day on which it was created: otherwise the test could fail
// at midnight.
vi.setSystemTime(new Date());

const [first, second] = [await seeded(), await seeded()];

/** Columns that differ in every run: moments of creation, and password hashes, which contain a random salt. */
const unsteady = new Set(['created_at', 'updated_at', 'password_hash']);

describe('the sample data', () => {
  test('is the same at every run, but for moments and salts', async () => {
    expect(await fingerprintOf(first)).toBe(await fingerprintOf(second));
  });

  test('is the same on every machine', async () => {
    const rows = await first.em
      .getConnection()
      .execute<Array<Record<string, unknown>>>('select id, total, balance, iban from invoice order by id');
    const text = rows
      .map(({ id, total, balance, iban }) => [id, Number(total), Number(balance), iban].join())
      .join(';');
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('6892daeede5718cc');
  });

  test('is put into an empty database only', async () => {
    const before = await fingerprintOf(first);
    expect(await seedDemo(first)).toBe(false);
    expect(await fingerprintOf(first)).toBe(before);
  });

  test('holds what the specification counts', async () => {
    const count = async (table: string) =>
      Number(
        (
          await first.em.getConnection().execute<Array<{ n: number }>>(`select count(*) as n from ${table}`)
        )[0]!.n,
      );
    const tables = ['"user"', 'permission', 'invoice', 'employee', 'radio'];
    expect(await Promise.all(tables.map(count))).toEqual([50, 9, 50, 100, 2]);
  });
});

async function seeded(): Promise<Orm> {
  const database = await emptyDatabase();
  const orm = await openOrm(readConfig({ DATABASE_URL: database.url, DATA_DIR: database.folder }).database, {
    synchronous: 'OFF',
  });
  closing.push(() => orm.close(), database.drop);
  await migrate(orm);
  expect(await seedDemo(orm)).toBe(true);
  return orm;
}

async function fingerprintOf(orm: Orm): Promise<string> {
  const hash = createHash('sha256');
  for (const { tableName, abstract } of [...orm.getMetadata().getAll().values()].toSorted((a, b) =>
    a.tableName < b.tableName ? -1 : 1,
  )) {
    if (abstract) continue;
    const table = orm.em.getPlatform().quoteIdentifier(tableName);
    const rows = await orm.em
      .getConnection()
      .execute<Array<Record<string, unknown>>>(`select * from ${table}`);
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !unsteady.has(column))),
    );
    hash.update(`${tableName} ${texts.sort().join()}`);
  }
  return hash.digest('hex');
}
