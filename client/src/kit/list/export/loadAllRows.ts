import type { ApolloClient } from '@apollo/client';
import { chunkSize } from '../listState';
import type { ListQuestion } from '../types';

/** A file holds no more rows: so many still open in a spreadsheet, and take a minute at most. */
export const maxExported = 10_000;

/** All rows that a list shows under its filters and what the viewer may see, as far as a file holds them. */
export async function loadAllRows<TRow extends { id: string }>(
  client: ApolloClient,
  { document, field, variables }: ListQuestion,
): Promise<{ rows: TRow[]; isWhole: boolean }> {
  const found = new Map<string, TRow>();
  for (let page = 1; page <= maxExported / chunkSize; page++) {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page, perPage: chunkSize },
      // What is saved is what is there now, and fills no memory.
      fetchPolicy: 'no-cache',
    });
    const items = (data as Record<string, { items: readonly TRow[] }> | undefined)?.[field]?.items ?? [];
    // A row that was added meanwhile pushes others onto the next page.
    for (const row of items) found.set(row.id, row);
    if (items.length < chunkSize) return { rows: [...found.values()], isWhole: true };
  }
  return { rows: [...found.values()], isWhole: false };
}
