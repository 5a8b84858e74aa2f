import { useTranslation } from 'react-i18next';
import type { EmissionFilter } from '../../../apollo/schemaTypes.generated';
import type { ListFilter } from '../../../kit/list/types';
import {
  useClassificationSuggestionsQuery,
  useEmissionCategorySuggestionsQuery,
  useEmissionTagSuggestionsQuery,
} from '../labels/labels.generated';
import { useLanguageSuggestionsQuery } from '../languages/languages.generated';
import { emissionStates } from '../states';

const optionsOf = (page: { items: readonly { id: string; name: string }[] } | undefined) =>
  page?.items.map(({ id, name }) => ({ value: id, label: name }));

/** Returns the filters of the list of emissions. */
export function useEmissionFilters(): ListFilter<EmissionFilter>[] {
  const { t } = useTranslation();
  const all = { variables: { search: '' } };
  const { data: categories } = useEmissionCategorySuggestionsQuery(all);
  const { data: classifications } = useClassificationSuggestionsQuery(all);
  const { data: languages } = useLanguageSuggestionsQuery(all);
  const { data: tags } = useEmissionTagSuggestionsQuery(all);
  return [
    {
      field: 'state',
      label: t('planning.fields.state'),
      options: emissionStates.map((value) => ({ value, label: t(`planning.emissionStates.${value}`) })),
    },
    {
      field: 'categoryId',
      label: t('planning.fields.category'),
      options: optionsOf(categories?.emissionCategories),
      // The options contain only the first page, but an address may name any other.
      acceptsUnknown: true,
    },
    {
      field: 'languageId',
      label: t('planning.fields.language'),
      options: optionsOf(languages?.languages),
      acceptsUnknown: true,
    },
    {
      field: 'tagId',
      label: t('planning.fields.tag'),
      options: optionsOf(tags?.emissionTags),
      acceptsUnknown: true,
    },
    {
      field: 'classificationId',
      label: t('planning.fields.classification'),
      options: optionsOf(classifications?.classifications),
      acceptsUnknown: true,
    },
  ];
}
