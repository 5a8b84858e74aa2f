import { chunkSize } from './listState';
import type { ListQuestion } from './types';

/** Asks for a part of a list: a page of a hundred rows, from 1. */
export const chunkOf = (
  { document, variables }: ListQuestion,
  page: number,
  perPage: number = chunkSize,
) => ({ query: document, variables: { ...variables, page, perPage } });

/** The rows of the answer, when there is one. */
export const rowsOf = <TRow>({ field }: ListQuestion, data: unknown): readonly TRow[] | undefined =>
  (data as Record<string, { items: readonly TRow[] }> | undefined)?.[field]?.items;
