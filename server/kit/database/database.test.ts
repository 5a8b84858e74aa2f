import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;

const rename = (id: number, city: string) =>
  [`update employee set city = ? where id = ?`, [city, id]] as const;
const cityOf = async (id: number) =>
  (await database.rows('select city from employee where id = ?', [id]))[0]![0];

describe('transactions at the same time', () => {
  test('are each committed or rolled back on their own', async () => {
    const before = await cityOf(2);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((id) =>
        database.transaction(async (transaction) => {
          await transaction.run(...rename(id, `city ${id}`));
          if (id === 2) throw new Error('changed my mind');
          return id;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await cityOf(1), await cityOf(2), await cityOf(3)]).toEqual(['city 1', before, 'city 3']);
  });

  test('drop a statement that the database refuses with what came before it, and nothing else', async () => {
    const refused = database.transaction(async (transaction) => {
      await transaction.run(...rename(4, 'never'));
      await transaction.run('insert into employee (id) values (?)', [4]);
    });
    const stored = database.transaction(async (transaction) => transaction.run(...rename(5, 'kept')));
    await expect(refused).rejects.toThrow(/null/i);
    expect(await stored).toBe(1);
    expect(await cityOf(4)).not.toBe('never');
    expect(await cityOf(5)).toBe('kept');
  });

  test('are invisible to others before the commit, also when they take long', async () => {
    const [written, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.transaction(async (transaction) => {
      await transaction.run(...rename(6, 'slow'));
      expect((await transaction.rows('select city from employee where id = ?', [6]))[0]![0]).toBe('slow');
      written.resolve();
      await read.promise;
    });
    await written.promise;
    expect(await cityOf(6)).not.toBe('slow');
    read.resolve();
    await slow;
    expect(await cityOf(6)).toBe('slow');
  });

  test('lose no update: a hundred at once count to a hundred', async () => {
    const count = () =>
      database.transaction(async (transaction) =>
        transaction.run('update employee set age = age + 1 where id = ?', [7]),
      );
    const [before] = await database.rows('select age from employee where id = ?', [7]);
    await Promise.all(Array.from({ length: 100 }, count));
    const [after] = await database.rows('select age from employee where id = ?', [7]);
    expect(Number(after![0]) - Number(before![0])).toBe(100);
  });

  test('run their follow-ups after the commit, in their order, and none after a rollback', async () => {
    const reported: string[] = [];
    const write = async (id: number, fails = false) =>
      database.transaction(async (transaction) => {
        transaction.afterCommit(() => reported.push(`told of ${id}`));
        await transaction.run(...rename(id, `told ${id}`));
        reported.push(`wrote ${id}`);
        if (fails) throw new Error('changed my mind');
      });
    await write(8);
    await expect(write(9, true)).rejects.toThrow('changed my mind');
    expect(reported).toEqual(['wrote 8', 'told of 8', 'wrote 9']);
    await Promise.allSettled([write(8), write(9, true), write(10)]);
    const after = reported.filter((each) => each.startsWith('told'));
    // On PostgreSQL, simultaneous transactions commit in any order.
    const inOrder = database.engine === 'sqlite' ? after : after.toSorted((a, b) => a.length - b.length);
    expect(inOrder).toEqual(['told of 8', 'told of 8', 'told of 10']);
  });
});
