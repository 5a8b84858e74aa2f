import { useTranslation } from 'react-i18next';
import type { FlagFilter } from '../../../../kit/list/types';

/** Filter by whether a record still needs a review. */
export function useReviewFilter(): FlagFilter<'needsReview'> {
  const { t } = useTranslation();
  return {
    field: 'needsReview',
    kind: 'flag',
    label: t('multimedia.fields.needsReview'),
    options: [
      { value: 'true', label: t('multimedia.review.badge') },
      { value: 'false', label: t('multimedia.review.done') },
    ],
  };
}
