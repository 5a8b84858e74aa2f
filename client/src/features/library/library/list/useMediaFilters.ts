import { momentsOf } from '../../../../kit/list/filters/periodMoments';
import { useTranslation } from 'react-i18next';
import type { MediaState } from '../../../../apollo/schemaTypes.generated';
import type { ChoiceFilter, PeriodFilter } from '../../../../kit/list/types';
import { mediaStates } from './MediaStateBadge';
import { useLabelOptionsQuery } from './media.generated';

interface MediaFilters {
  common: [MediaFilters['state'], MediaFilters['category'], MediaFilters['tag'], MediaFilters['added']];
  state: ChoiceFilter<'state', MediaState>;
  category: ChoiceFilter<'categoryId', string>;
  tag: ChoiceFilter<'tagId', string>;
  added: PeriodFilter<'createdAt'>;
}

/** Filters shared by all lists of media. */
export function useMediaFilters(): MediaFilters {
  const { t } = useTranslation();
  const { data } = useLabelOptionsQuery();
  const optionsOf = (page: { items: readonly { id: string; name: string }[] } | undefined) =>
    page?.items.map(({ id, name }) => ({ value: id, label: name }));
  const filters: Omit<MediaFilters, 'common'> = {
    state: {
      field: 'state',
      label: t('multimedia.fields.state'),
      options: mediaStates.map((value) => ({ value, label: t(`multimedia.states.${value}`) })),
    },
    category: {
      field: 'categoryId',
      label: t('multimedia.fields.category'),
      options: optionsOf(data?.mediaCategories),
      // The options contain only the first page of categories, but an address may name any other.
      acceptsUnknown: true,
    },
    tag: {
      field: 'tagId',
      label: t('multimedia.fields.tag'),
      options: optionsOf(data?.mediaTags),
      acceptsUnknown: true,
    },
    added: { field: 'createdAt', kind: 'period', momentsOf, label: t('multimedia.fields.added') },
  };
  const { state, category, tag, added } = filters;
  return { ...filters, common: [state, category, tag, added] };
}
