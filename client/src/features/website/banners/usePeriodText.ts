import { useTranslation } from 'react-i18next';
import { useRadioMoment } from '../contents/useRadioMoment';
import type { BannerFieldsFragment } from './banners.generated';

/** Returns a function that describes when a banner is on the website, by the radio's time zone. */
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
