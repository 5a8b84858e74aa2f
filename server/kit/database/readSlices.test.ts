import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { turnsDuring } from '../../testing/turns.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;

describe('a request of very many reads', () => {
  test('leaves turns of the event loop to others', async () => {
    const { turns } = await turnsDuring(async () => {
      for (let reads = 0; reads < 3000; reads++)
        await database.rows('select count(*) from employee where city like ?', [`%${reads}%`]);
    });
    expect(turns).toBeGreaterThan(2);
  });

  test('leaves turns to others while rows of very many parents are read', async () => {
    const parents = Array.from({ length: 20_000 }, (_, index) => (index % 40) + 1);
    const work = 'select a.id from employee a, employee b where a.id = ? and b.city like ?';
    const { turns, result } = await turnsDuring(async () => database.rowsOfEach(work, parents, ['%o%']));
    expect(result).toHaveLength(parents.length);
    expect(turns).toBeGreaterThan(2);
  });
});
