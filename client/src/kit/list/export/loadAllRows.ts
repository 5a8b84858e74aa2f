import type { ApolloClient } from '@apollo/client';
import { chunkOf, rowsOf } from '../chunkOf';
import { chunkSize } from '../listState';
import type { ListQuestion } from '../types';

/** Maximum number of exported rows. Spreadsheets can open such a file, and the export takes a minute at most. */
export const maxExported = 10_000;

/**
 * Loads all rows of the filtered list, up to the export limit. `isWhole` is false when the list has more rows than
 * the limit.
 */
export async function loadAllRows<TRow extends { id: string }>(
  client: ApolloClient,
  question: ListQuestion,
): Promise<{ rows: TRow[]; isWhole: boolean }> {
  const load = async (page: number, perPage: number) => {
    // Bypasses the cache, so that the export is current and the rows do not stay in memory.
    const { data } = await client.query({ ...chunkOf(question, page, perPage), fetchPolicy: 'no-cache' });
    return rowsOf<TRow>(question, data) ?? [];
  };
  const found = new Map<string, TRow>();
  for (let page = 1; page <= maxExported / chunkSize; page++) {
    const items = await load(page, chunkSize);
    // A row that is added during the export pushes other rows onto the next page: drop rows with a known id.
    for (const row of items) found.set(row.id, row);
    if (items.length < chunkSize) return { rows: [...found.values()], isWhole: true };
  }
  // Every page was full: only another row shows that the list goes on, because `totalItems` may be a lower bound.
  const next = await load(maxExported + 1, 1);
  return { rows: [...found.values()], isWhole: next.length === 0 };
}
