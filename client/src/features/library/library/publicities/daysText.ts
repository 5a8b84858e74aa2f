import type { TFunction } from 'i18next';
import type { Format } from '../../../../kit/data/format/format';

/** Describes a period of validity, such as its first and last date; a dash when neither is set. */
export function daysText(
  { validFrom, validTo }: { validFrom: string | null; validTo: string | null },
  { t, format }: { t: TFunction; format: Format },
): string {
  if (validFrom && validTo)
    return validFrom === validTo
      ? format.date(validFrom)
      : `${format.date(validFrom)} – ${format.date(validTo)}`;
  if (validFrom) return t('list.since', { date: format.date(validFrom) });
  return validTo ? t('list.until', { date: format.date(validTo) }) : '—';
}
