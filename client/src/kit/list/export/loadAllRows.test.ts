import type { ApolloClient } from '@apollo/client';
import { expect, it } from 'vitest';
import type { ListQuestion } from '../types';
import { loadAllRows, maxExported } from './loadAllRows';

const question = { document: {}, field: 'songs', variables: { search: 'tide' } } as unknown as ListQuestion;

/** A client whose server has this many rows. */
function clientWith(total: number) {
  const query = async ({
    variables: { page, perPage },
  }: {
    variables: { page: number; perPage: number };
  }) => {
    const first = (page - 1) * perPage;
    const length = Math.max(0, Math.min(perPage, total - first));
    return {
      data: { songs: { items: Array.from({ length }, (_, index) => ({ id: String(first + index) })) } },
    };
  };
  return { query } as unknown as ApolloClient;
}

it.each([0, 99, 100, 250, maxExported - 1, maxExported])('exports a list of %i rows whole', async (total) => {
  const { rows, isWhole } = await loadAllRows(clientWith(total), question);
  expect(rows).toHaveLength(total);
  expect(isWhole).toBe(true);
});

it('reports that a longer list is cut at the limit', async () => {
  const { rows, isWhole } = await loadAllRows(clientWith(maxExported + 1), question);
  expect(rows).toHaveLength(maxExported);
  expect(isWhole).toBe(false);
});
