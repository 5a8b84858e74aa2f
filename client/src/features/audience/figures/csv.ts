import type { TFunction } from 'i18next';
import type { AudienceLineFragment } from './audience.generated';

/** Converts audience points to rows of a CSV file, with a header. Unknown values are empty; listening time is in seconds. */
export function rowsOf(line: readonly AudienceLineFragment[], t: TFunction): Array<Array<string | number>> {
  return [
    [
      t('audience.from'),
      t('audience.average'),
      t('audience.peak'),
      t('audience.unique'),
      t('audience.listeningSeconds'),
    ],
    ...line.map(({ at, average, peak, uniqueListeners, listeningTime }) => [
      at,
      written(average),
      written(peak),
      written(uniqueListeners),
      written(listeningTime === null ? null : listeningTime / 1000),
    ]),
  ];
}

const written = (value: number | null): number | string =>
  value === null ? '' : Math.round(value * 100) / 100;
