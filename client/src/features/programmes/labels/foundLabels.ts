import { foundBy } from '../../../kit/form/pickers/found';
import { useLanguageSuggestionsQuery } from '../languages/languages.generated';
import {
  useClassificationSuggestionsQuery,
  useEmissionCategorySuggestionsQuery,
  useEmissionTagSuggestionsQuery,
} from './labels.generated';

/** A record that has a name, as pickers take it. */
export const named = ({ id, name }: { id: string; name: string }) => ({ id, text: name });

/* The entries of the kept lists, in fields that look for one. */

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
