import { useTranslation } from 'react-i18next';
import type { FieldNames } from '../../../../kit/form/conflict/ConflictDialog';
import { useLabelOptionsQuery } from '../list/media.generated';
import { namesOf } from '../../../../kit/form/pickers/names';
import { cueNames } from './mediumValues';

/** Converts a text with one name per line to one line with commas, for the conflict dialog. */
export const showNames = (value: unknown) => namesOf(String(value)).join(', ');

/** Labels and value formats of the fields that all media share. */
export function useMediumNames(): FieldNames {
  const { t } = useTranslation();
  const { data } = useLabelOptionsQuery();
  const categories = data?.mediaCategories.items ?? [];
  return {
    title: { label: t('multimedia.fields.title') },
    credit: { label: t('multimedia.fields.credit') },
    categoryId: {
      label: t('multimedia.fields.category'),
      show: (value) => categories.find(({ id }) => id === value)?.name ?? String(value),
    },
    tagNames: { label: t('multimedia.fields.tags'), show: showNames },
    ...Object.fromEntries(cueNames.map((name) => [name, { label: t(`multimedia.fields.${name}`) }])),
  };
}
