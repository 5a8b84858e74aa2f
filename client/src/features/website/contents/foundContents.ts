import type { ContentKind } from '../../../apollo/schemaTypes.generated';
import { foundBy, type UseFound } from '../../../kit/form/pickers/found';
import { contentKinds } from '../areas';
import { useContentSuggestionsQuery } from './contents.generated';

const foundIn = (kind: ContentKind) =>
  foundBy(
    useContentSuggestionsQuery,
    ({ contents }) =>
      contents.items.map(({ id, title, language }) => ({ id, text: title, detail: language })),
    { variables: { kind } },
  );

/** Content search for picker fields, by kind. */
export const foundContents = Object.fromEntries(contentKinds.map((kind) => [kind, foundIn(kind)])) as Record<
  ContentKind,
  UseFound
>;
