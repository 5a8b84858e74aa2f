import type { ApolloClient } from '@apollo/client';
import { rowsOf, chunkOf } from '../../../kit/list/chunkOf';
import { chunkSize } from '../../../kit/list/listState';
import type { ListQuestion } from '../../../kit/list/types';
import type { More, Playable } from './playerTypes';

interface Place {
  question: ListQuestion;
  /** How many rows of the list one has already. */
  from: number;
  /** How many there are, when that is known. */
  total: number;
}

/** What follows in a list after the rows that one has, a hundred at a time; undefined when that is nothing for sure. */
export function following<TRow>(
  client: ApolloClient,
  { question, from, total }: Place,
  playablesOf: (rows: readonly TRow[]) => readonly Playable[],
): More | undefined {
  if (from >= total) return undefined;
  let place = from;
  return async () => {
    const page = Math.floor(place / chunkSize) + 1;
    // What others look at stays as they see it.
    const { data } = await client.query({ ...chunkOf(question, page), fetchPolicy: 'no-cache' });
    const rows = rowsOf<TRow>(question, data)!;
    const items = playablesOf(rows.slice(place % chunkSize));
    place = page * chunkSize;
    return { items, isLast: rows.length < chunkSize };
  };
}
