import { localeOf } from '../../../kit/data/format/format';
import { madeOnceFor } from '../../../kit/data/madeOnce';

const units = madeOnceFor((language) =>
  madeOnceFor(
    (unit) =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 0,
      }),
  ),
);

const minute = 60_000;

/** Formats a waiting time in the largest suitable unit: `26 hours`, `3 days`. */
export function waited(since: string, language: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / minute));
  if (minutes < 90) return units(language)('minute').format(minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 48) return units(language)('hour').format(hours);
  return units(language)('day').format(Math.round(hours / 24));
}
