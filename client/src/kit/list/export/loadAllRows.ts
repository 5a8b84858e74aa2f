import type { ApolloClient } from '@apollo/client';
import { chunkSize } from '../listState';
import type { ListQuestion } from '../types';

/** Maximum number of exported rows. Spreadsheets can open such a file, and the export takes a minute at most. */
export const maxExported = 10_000;

/**
 * Loads all rows of the filtered list, up to the export limit. `isWhole` is false when the limit was reached, so that
 * there may be more rows.
 */
export async function loadAllRows<TRow extends { id: string }>(
  client: ApolloClient,
  { document, field, variables }: ListQuestion,
): Promise<{ rows: TRow[]; isWhole: boolean }> {
  const found = new Map<string, TRow>();
  for (let page = 1; page <= maxExported / chunkSize; page++) {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page, perPage: chunkSize },
      // Bypasses the cache, so that the export is current and the rows do not stay in memory.
      fetchPolicy: 'no-cache',
    });
    const items = (data as Record<string, { items: readonly TRow[] }> | undefined)?.[field]?.items ?? [];
    // A row that is added during the export pushes other rows onto the next page: drop rows with a known id.
    for (const row of items) found.set(row.id, row);
    if (items.length < chunkSize) return { rows: [...found.values()], isWhole: true };
  }
  return { rows: [...found.values()], isWhole: false };
}
