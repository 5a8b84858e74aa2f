import { describe, expect, test } from 'vitest';
import { allRows, eachRow, pageWithAll } from './lists.ts';

describe('the rows of a list', () => {
  test('come once each, though a row is added between two pages', async () => {
    const list = new List(150);
    const ids: string[] = [];
    for await (const { id } of eachRow(list.fetch)) {
      ids.push(id);
      if (ids.length === 100) list.add();
    }
    expect(ids).toEqual(descending(150, 150));
  });

  test.each([
    [0, 1],
    [99, 1],
    [250, 3],
    [1000, 10],
    [5000, 10],
  ])('are requested page by page, no further than needed: %i rows in %i pages', async (count, requests) => {
    const list = new List(count);
    expect(await allRows(list.fetch)).toHaveLength(Math.min(count, 1000));
    expect(list.requests).toBe(requests);
  });

  test('are not requested again when the page contains them all', async () => {
    const list = new List(7);
    const { all, items } = await pageWithAll(list.fetch, { page: 1, perPage: 10 }, {});
    expect(all).toBe(items);
    expect(list.requests).toBe(1);
  });

  test.each([
    [{ q: 'x' }, {}],
    [{}, { filter: { status: 'PAID' } }],
    [{}, { sort: [{ total: 'ASC' }] }],
    [{ page: 2 }, {}],
    [{ perPage: 5 }, {}],
  ])(
    'are requested in addition to a page that may not hold them all in their order: %j %j',
    async (query, narrowed) => {
      const list = new List(7);
      const { all } = await pageWithAll(list.fetch, { page: 1, perPage: 10, ...query }, narrowed);
      expect(all.map(({ id }) => id)).toEqual(descending(7, 7));
      expect(list.requests).toBe(2);
    },
  );
});

const descending = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from - index));

/** A list of ids, the newest first, that counts its requests. */
class List {
  requests = 0;
  #newest: number;

  constructor(count: number) {
    this.#newest = count;
  }

  add(): void {
    this.#newest++;
  }

  readonly fetch = async ({ page, perPage }: { page: number; perPage: number }) => {
    this.requests++;
    const all = descending(this.#newest, this.#newest).map((id) => ({ id }));
    return { items: all.slice((page - 1) * perPage, page * perPage), totalItems: all.length };
  };
}
