import type { ApolloClient } from '@apollo/client';
import { rowsOf, chunkOf } from '../../../kit/list/chunkOf';
import { chunkSize } from '../../../kit/list/listState';
import type { ListQuestion } from '../../../kit/list/types';
import type { More, Playable } from './playerTypes';

interface ListPosition {
  question: ListQuestion;
  /** Index in the list of the first row after the loaded ones. */
  from: number;
  /** Total number of rows; Infinity when unknown. */
  total: number;
}

/** Returns a function that loads the next 100 rows of a list, after those already loaded. Undefined if all rows are loaded. */
export function following<TRow>(
  client: ApolloClient,
  { question, from, total }: ListPosition,
  playablesOf: (rows: readonly TRow[]) => readonly Playable[],
): More | undefined {
  if (from >= total) return undefined;
  let position = from;
  return async () => {
    const page = Math.floor(position / chunkSize) + 1;
    // Bypass the cache, so that the rows in the visible list do not change.
    const { data } = await client.query({ ...chunkOf(question, page), fetchPolicy: 'no-cache' });
    const rows = rowsOf<TRow>(question, data)!;
    const items = playablesOf(rows.slice(position % chunkSize));
    position = page * chunkSize;
    return { items, isLast: rows.length < chunkSize };
  };
}
