import { chunkSize } from './listState';
import type { ListQuestion } from './types';

/** Returns the options of a query for a part of the list. Pages count from 1 and have 100 rows by default. */
export const chunkOf = (
  { document, variables }: ListQuestion,
  page: number,
  perPage: number = chunkSize,
) => ({ query: document, variables: { ...variables, page, perPage } });

/** Returns the rows of a response; undefined without a response. */
export const rowsOf = <TRow>({ field }: ListQuestion, data: unknown): readonly TRow[] | undefined =>
  (data as Record<string, { items: readonly TRow[] }> | undefined)?.[field]?.items;
