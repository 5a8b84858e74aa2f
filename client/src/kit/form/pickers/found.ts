import type { OperationVariables } from '@apollo/client';
import type { QueryHook } from '../../../apollo/hookFactories';
import { foldText } from '../../../../../server/kit/text/foldText';
import { useDebounced } from '../../useDebounced';

/** What was picked: a record, or the name of one that there is none of yet, which has no id; neither for nothing. */
export interface Picked {
  id: string;
  text: string;
}

/** A record as pickers offer it. */
export interface Found extends Picked {
  /** What tells it from others of its name. */
  detail?: string | undefined;
}

/** Looks for records that hold what is typed. */
export type UseFound = (typed: string) => {
  items: readonly Found[];
  isLoading: boolean;
  /** Whether the items are those of what is typed now. */
  isSettled: boolean;
};

/** Looks with a query that takes `search`, once the typing pauses. */
export function foundBy<TData, TVars extends OperationVariables & { search?: string | null | undefined }>(
  useQuery: QueryHook<TData, TVars>,
  itemsOf: (data: TData) => readonly Found[],
  /** For records that come from elsewhere too: what is known is shown, and asked for again. */
  options: { fetchPolicy?: 'cache-and-network' } = {},
): UseFound {
  const useSearch = useQuery as unknown as (options: object) => {
    data?: TData;
    previousData?: TData;
    loading: boolean;
  };
  return function useFound(typed) {
    const search = useDebounced(typed);
    const { data, previousData, loading } = useSearch({ ...options, variables: { search } });
    const shown = data ?? previousData;
    return {
      items: shown ? itemsOf(shown) : [],
      isLoading: loading,
      isSettled: search === typed && data !== undefined,
    };
  };
}

/** Whether two names are one for who types them. */
export const isSameName = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());
