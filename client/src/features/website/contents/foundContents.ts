import type { ContentKind } from '../../../apollo/schemaTypes.generated';
import type { UseFound } from '../../../kit/form/pickers/found';
import { useDebounced } from '../../../kit/useDebounced';
import { contentKinds } from '../areas';
import { useContentSuggestionsQuery } from './contents.generated';

const foundIn = (kind: ContentKind): UseFound =>
  function useFound(typed) {
    const search = useDebounced(typed);
    const { data, previousData, loading } = useContentSuggestionsQuery({ variables: { kind, search } });
    const items = (data ?? previousData)?.contents.items ?? [];
    return {
      items: items.map(({ id, title, language }) => ({ id, text: title, detail: language })),
      isLoading: loading,
      isSettled: search === typed && data !== undefined,
    };
  };

/** Content search for picker fields, by kind. */
export const foundContents = Object.fromEntries(contentKinds.map((kind) => [kind, foundIn(kind)])) as Record<
  ContentKind,
  UseFound
>;
