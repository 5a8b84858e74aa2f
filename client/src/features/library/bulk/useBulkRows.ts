import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { LibraryKind } from '../media/kinds';
import { useFilterZones } from '../../../kit/list/filters/useFilterZones';
import type { BulkRow } from './grid/grid';
import { loadCategories, loadRows } from './loadRows';
import { questionsOf, type Question } from './questions';

export interface BulkContent {
  rows: readonly BulkRow[];
  /** Number of media that match the address. The editor may have loaded only the first of them. */
  total: number;
  /** False when `total` is only a lower bound. */
  isExact: boolean;
  categories: ReadonlyMap<string, string>;
}

/** Query and total of all media that the URL selects, when the editor has loaded only some of them. */
export interface Beyond {
  question: Question;
  total: number;
  isExact: boolean;
}

/**
 * Loads the rows that the bulk editor's URL selects. Loads them once for each URL, because rows must not change while a
 * user edits them; `retry` loads them again.
 */
export function useBulkRows(kind: LibraryKind, params: URLSearchParams) {
  const client = useApolloClient();
  const zones = useFilterZones();
  const [answer, setAnswer] = useState<{ to: string; content?: BulkContent; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const address = params.toString();
  const question = `${attempt} ${kind} ${address}`;

  useEffect(() => {
    let isCurrent = true;
    const questions = questionsOf(kind, new URLSearchParams(address), zones);
    Promise.all([loadRows(client, kind, questions), loadCategories(client)]).then(
      ([found, categories]) => isCurrent && setAnswer({ to: question, content: { ...found, categories } }),
      (error: unknown) => isCurrent && setAnswer({ to: question, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, kind, address, zones, question]);

  // Ignore the result of a previous address.
  const { content, error } = answer?.to === question ? answer : {};
  const isCut = content !== undefined && content.total > content.rows.length;
  const [first] = isCut ? questionsOf(kind, params, zones) : [];
  const beyond: Beyond | undefined = first && {
    question: first,
    total: content!.total,
    isExact: content!.isExact,
  };
  return { content, beyond, error, retry: () => setAttempt((count) => count + 1) };
}
