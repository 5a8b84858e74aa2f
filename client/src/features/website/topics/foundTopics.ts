import type { ContentKind } from '../../../apollo/schemaTypes.generated';
import { foundBy, type UseFound } from '../../../kit/form/pickers/found';
import { contentKinds } from '../areas';
import { useTopicSuggestionsQuery } from './topics.generated';

const foundIn = (area: ContentKind) =>
  foundBy(
    useTopicSuggestionsQuery,
    ({ topics }) => topics.items.map(({ id, name }) => ({ id, text: name })),
    { variables: { area } },
  );

/** Topic search for picker fields, by area. */
export const foundTopics = Object.fromEntries(contentKinds.map((kind) => [kind, foundIn(kind)])) as Record<
  ContentKind,
  UseFound
>;
