import type { TFunction } from 'i18next';
import type { AudienceLineFragment } from './audience.generated';

/** The line as rows of a table; unknown values are empty. */
export function rowsOf(line: readonly AudienceLineFragment[], t: TFunction): Array<Array<string | number>> {
  return [
    [
      t('audience.from'),
      t('audience.average'),
      t('audience.most'),
      t('audience.unique'),
      t('audience.listeningSeconds'),
    ],
    ...line.map(({ at, average, most, uniqueListeners, listeningTime }) => [
      at,
      written(average),
      written(most),
      written(uniqueListeners),
      written(listeningTime === null ? null : listeningTime / 1000),
    ]),
  ];
}

const written = (value: number | null): number | string =>
  value === null ? '' : Math.round(value * 100) / 100;
