import { foundBy } from '../../../kit/form/pickers/found';
import { useLanguageSuggestionsQuery } from '../languages/languages.generated';
import {
  useClassificationSuggestionsQuery,
  useEmissionCategorySuggestionsQuery,
  useEmissionTagSuggestionsQuery,
} from './labels.generated';

/** Converts a record with an id and a name to an option of a picker field. */
export const named = ({ id, name }: { id: string; name: string }) => ({ id, text: name });

/* Searches that picker fields use to find labels. */

export const useFoundCategories = foundBy(useEmissionCategorySuggestionsQuery, ({ emissionCategories }) =>
  emissionCategories.items.map(named),
);
export const useFoundClassifications = foundBy(useClassificationSuggestionsQuery, ({ classifications }) =>
  classifications.items.map(named),
);
export const useFoundTags = foundBy(useEmissionTagSuggestionsQuery, ({ emissionTags }) =>
  emissionTags.items.map(named),
);
export const useFoundLanguages = foundBy(useLanguageSuggestionsQuery, ({ languages }) =>
  languages.items.map((language) => ({ ...named(language), detail: language.code })),
);
