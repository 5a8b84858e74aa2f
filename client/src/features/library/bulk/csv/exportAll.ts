import type { ApolloClient } from '@apollo/client';
import type { LibraryKind } from '../../media/kinds';
import { columnsOf } from '../columns';
import type { BulkRow } from '../grid/grid';
import { loadRows } from '../loadRows';
import { maxRowsOfFile, type Question } from '../questions';
import { writeCsv } from './csv';

/** Number of concurrent queries. */
const atOnce = 4;

/** Exports all rows that match a query as CSV, up to `maxRowsOfFile` rows. Includes rows outside of the grid. */
export async function csvOfAll(
  client: ApolloClient,
  kind: LibraryKind,
  question: Question,
  onLoaded: (rows: number) => void,
): Promise<string> {
  const found = new Map<string, BulkRow>();
  for (let page = 1; found.size < maxRowsOfFile; page += atOnce) {
    const pages = Array.from({ length: atOnce }, (_, index) => ({ ...question, page: page + index }));
    const answers = await Promise.all(pages.map((page) => loadRows(client, kind, [page])));
    // If a row is added between two queries, the next page can repeat rows of the page before. Merge rows by id.
    for (const { rows } of answers) for (const row of rows) found.set(row.id, row);
    onLoaded(found.size);
    if (answers.some(({ rows }) => rows.length < question.perPage)) break;
  }
  const rows = [...found.values()].slice(0, maxRowsOfFile);
  return writeCsv({ rows, columns: columnsOf[kind], written: {} });
}
