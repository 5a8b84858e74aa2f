import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { turnsDuring } from '../../../tools/testing/running/turns.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;
/** Milliseconds of work, which need many time slices on any machine. A fixed number of reads would need few on a fast one. */
const workTime = 100;

describe('a request of very many reads', () => {
  test('leaves turns of the event loop to others', async () => {
    const { turns } = await turnsDuring(async () => {
      const end = performance.now() + workTime;
      for (let reads = 0; performance.now() < end; reads++)
        await database.rows('select count(*) from employee where city like ?', [`%${reads}%`]);
    });
    expect(turns).toBeGreaterThan(2);
  });

  test('leaves turns to others while rows of very many parents are read', async () => {
    const work = 'select a.id from employee a, employee b where a.id = ? and b.city like ?';
    let count = 20_000;
    let parents: number[];
    let duration: number;
    let read: { turns: number; result: unknown[] };
    do {
      parents = Array.from({ length: count }, (_, index) => (index % 40) + 1);
      const start = performance.now();
      read = await turnsDuring(async () => database.rowsOfEach(work, parents, ['%o%']));
      duration = performance.now() - start;
      count *= 2;
    } while (duration < workTime);
    expect(read.result).toHaveLength(parents.length);
    expect(read.turns).toBeGreaterThan(2);
  });
});
