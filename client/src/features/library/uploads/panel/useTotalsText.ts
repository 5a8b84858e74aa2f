import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { secondsLeft } from './pace';
import type { UploadTotals } from '../choosing/uploadGroups';

/** Formats the totals in one line: `3 of 12 files · 45% · 2 min left · 1 failed`. */
export function useTotalsText() {
  const { t } = useTranslation();
  const format = useFormat();
  const { span } = useMeasureFormat();
  return ({ all, ready, failed, underWay, paused, analysing, share, rest, speed }: UploadTotals): string => {
    if (all === 0) return '';
    const left = underWay > paused ? secondsLeft(rest, speed) : undefined;
    return [
      underWay + analysing > 0 ? t('uploads.done', { done: format.integer(ready), count: all }) : '',
      underWay > 0 ? format.percent(share * 100) : '',
      underWay > 0 && paused === underWay ? t('uploads.phases.paused') : '',
      left === undefined ? '' : t('uploads.left', { time: span(left) }),
      underWay === 0 && analysing > 0 ? t('uploads.phases.analysing') : '',
      underWay + analysing === 0 && ready > 0 ? t('uploads.allReady', { count: ready }) : '',
      failed > 0 ? t('uploads.failedCount', { count: failed }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
