import { useTranslation } from 'react-i18next';
import { useRadioMoment } from '../contents/useRadioMoment';
import type { BannerFieldsFragment } from './banners.generated';

/** Returns a function that describes the time of a banner on the website, in the time zone of the radio. */
export function usePeriodText() {
  const { t } = useTranslation();
  const moment = useRadioMoment();
  return ({
    publishedFrom,
    publishedUntil,
  }: Pick<BannerFieldsFragment, 'publishedFrom' | 'publishedUntil'>) => {
    const from = publishedFrom === null ? '' : moment(publishedFrom);
    const until = publishedUntil === null ? '' : moment(publishedUntil);
    if (from && until) return t('banners.fromUntil', { from, until });
    if (from) return t('banners.fromOn', { from });
    return until ? t('banners.untilOnly', { until }) : t('banners.always');
  };
}
