import type { OperationVariables } from '@apollo/client';
import { looseQuery, type QueryHook } from '../../../apollo/hookFactories';
import { foldText } from '../../../../../server/kit/foldText';
import { useDebounced } from '../../useDebounced';

/** A picked record, or a new name without an id. Both are empty when nothing is picked. */
export interface Picked {
  id: string;
  text: string;
}

/** A search result of a picker. */
export interface Found extends Picked {
  /** Distinguishes the record from others of the same name. */
  detail?: string | undefined;
}

/** Hook that searches records by the typed text. */
export type UseFound = (typed: string) => {
  items: readonly Found[];
  isLoading: boolean;
  /** Whether the items are the results for the current text. */
  isSettled: boolean;
};

/** Creates a search hook from a query with a `search` variable. Searches once typing pauses. */
export function foundBy<TData, TVars extends OperationVariables & { search?: string | null | undefined }>(
  useQuery: QueryHook<TData, TVars>,
  itemsOf: (data: TData) => readonly Found[],
  /** `cache-and-network` also refetches cached results. Use it for records that other people add. */
  {
    variables,
    ...options
  }: {
    fetchPolicy?: 'cache-and-network';
    /** Variables besides `search`, such as the area of a topic. */
    variables?: Partial<TVars>;
  } = {},
): UseFound {
  const useSearch = looseQuery(useQuery);
  return function useFound(typed) {
    const search = useDebounced(typed);
    const { data, previousData, loading } = useSearch({ ...options, variables: { ...variables, search } });
    const shown = data ?? previousData;
    return {
      items: shown ? itemsOf(shown) : [],
      isLoading: loading,
      isSettled: search === typed && data !== undefined,
    };
  };
}

/** Returns whether two names are equal, ignoring case, accents and outer spaces. */
export const isSameName = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim());

/** Joins records into one text, one record with its id per line. The conflict dialog then treats them as one value. */
export const joinPicked = (picked: readonly Picked[]) =>
  picked.map(({ id, text }) => `${id} ${text}`).join('\n');

export const pickedOf = (text: string): Picked[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', ...words] = line.split(' ');
      return { id, text: words.join(' ') };
    });
