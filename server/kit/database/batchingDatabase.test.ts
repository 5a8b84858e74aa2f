import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;
const { batched } = database;

/*
 * On PostgreSQL, equal statements of many callers are batched. On SQLite they run one by one, because there are no round trips to
 * save.
 */

const nameOf = 'select id, city from employee where id = ?';

test('each caller gets the rows of its own query, however many run at once', async () => {
  const ids = Array.from({ length: 450 }, (_, at) => 1 + (at % 50));
  const alone = await Promise.all(ids.map((id) => database.rows(nameOf, [id])));
  const requests = await Promise.all(ids.map((id) => batched.rows(nameOf, [id])));
  expect(requests).toEqual(alone);
  expect(requests[0]).toHaveLength(1);
});

test('rows stay in the order of their statement', async () => {
  const sql = 'select id from employee where id > ? and id <= ? order by id desc';
  const from = [5, 0, 20, 0];
  const requests = await Promise.all(from.map((id) => batched.rows(sql, [id, id + 10])));
  expect(requests).toEqual(from.map((id) => Array.from({ length: 10 }, (_, at) => [id + 10 - at])));
});

test('values of each type come through: dates, texts with quotes, nothing, lists, and true numbers', async () => {
  const isPostgres = database.engine === 'postgresql';
  const texts = ['it\'s "so"', 'a\\b', '{a,b}', '', '日本'];
  const readTexts = (source: typeof database) =>
    Promise.all(
      texts.flatMap((text) => [
        source.rows('select cast(? as text), cast(? as text)', [text, null]),
        isPostgres
          ? source.rows('select cast(? as timestamptz), cast(? as float8), cast(? as bigint)', [
              new Date(1_700_000_000_123),
              0.1,
              9_007_199_254_740_993n,
            ])
          : [],
        isPostgres ? source.rows('select unnest(cast(? as text[]))', [[text, 'b'] as never]) : [],
        isPostgres ? source.rows('select unnest(cast(? as int[]))', [[1, 2, 3]]) : [],
      ]),
    );
  const alone = await readTexts(database);
  expect(await readTexts(batched)).toEqual(alone);
  expect(alone[0]).toEqual([['it\'s "so"', null]]);
});

test('what goes wrong for one goes wrong for that one alone', async () => {
  const sql = 'select 12 / cast(? as int)';
  const outcomes = await Promise.allSettled([3, 0, 4].map(async (by) => batched.rows(sql, [by])));
  const isRefused = database.engine === 'postgresql';
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    isRefused ? 'rejected' : 'fulfilled',
    'fulfilled',
  ]);
});

test('reads of each parent are batched too; a read that begins later waits for the next batch', async () => {
  const sql = 'select city from employee where id = ?';
  const alone = await database.rowsOfEach(sql, [1, 2, 3], []);
  const requests = await Promise.all([
    batched.rowsOfEach(sql, [1, 2, 3], []),
    batched.rowsOfEach(sql, [3, 1], []),
  ]);
  expect(requests).toEqual([alone, [alone[2], alone[0]]]);
  await database.transaction(async (transaction) =>
    transaction.run('update employee set city = ? where id = ?', ['elsewhere', 3]),
  );
  expect(await batched.rowsOfEach(sql, [3], [])).toEqual([[['elsewhere']]]);
});

test.runIf(database.engine === 'postgresql')('twenty equal queries make one round trip', async () => {
  const rows = vi.spyOn(database, 'rows');
  await Promise.all(Array.from({ length: 20 }, (_, at) => batched.rows(nameOf, [1 + (at % 4)])));
  expect(rows).toHaveBeenCalledOnce();
  rows.mockRestore();
});
