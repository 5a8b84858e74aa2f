import type { ApolloClient } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns';
import { csvOfAll } from './exportAll';
import { readTable } from './csv';

const question = { page: 1, perPage: 25, search: 'tag:new', filter: {}, sort: null };

/** Fake server with `count` jingles. `moved` of them are also on the next page, as if a jingle was inserted between two requests. */
function serverWith(count: number, moved = 0) {
  const requests: unknown[] = [];
  const query = async ({ variables }: { variables: typeof question }) => {
    requests.push(variables);
    const from = (variables.page - 1) * 25 - (variables.page > 1 ? moved : 0);
    const items = Array.from({ length: Math.max(0, Math.min(25, count - from)) }, (_, index) => ({
      id: String(from + index + 1),
      version: 3,
      title: `Jingle ${from + index + 1}`,
      credit: '',
      purpose: 'BED',
      category: null,
      tags: [],
    }));
    return { data: { jingles: { items, totalItems: count, totalIsExact: true } } };
  };
  return { client: { query } as unknown as ApolloClient, requests };
}

describe('an export of all rows', () => {
  it('has each row once, with its version, whatever the grid holds of them', async () => {
    const { client, requests } = serverWith(1260, 2);
    const loaded: number[] = [];
    const text = await csvOfAll(client, 'JINGLE', question, (rows) => loaded.push(rows));
    const { rows } = readTable(text, columnsOf.JINGLE);
    expect(rows).toHaveLength(1260);
    expect(rows.at(-1)).toMatchObject({ id: '1260', version: '3', cells: { title: 'Jingle 1260' } });
    expect(requests[7]).toEqual({ ...question, page: 8 });
    expect(loaded.at(-1)).toBe(1260);
  });

  it('ends where the list ends on a full page', async () => {
    const { client, requests } = serverWith(100);
    const text = await csvOfAll(client, 'JINGLE', question, () => {});
    expect(readTable(text, columnsOf.JINGLE).rows).toHaveLength(100);
    expect(requests.length).toBeLessThanOrEqual(8);
  });
});
