import type { TFunction } from 'i18next';
import type { AudienceLineFragment } from './audience.generated';

const cellOf = (value: number | null): number | string => value ?? '';

/** The line as rows of a table; what is not known is left empty. */
export function rowsOf(line: readonly AudienceLineFragment[], t: TFunction): Array<Array<string | number>> {
  return [
    [
      t('audience.from'),
      t('audience.average'),
      t('audience.most'),
      t('audience.unique'),
      t('audience.listeningSeconds'),
    ],
    ...line.map(({ at, average, most, uniqueListeners, listeningSeconds }) => [
      at,
      ...[
        average === null ? null : Math.round(average * 100) / 100,
        most,
        uniqueListeners,
        listeningSeconds,
      ].map(cellOf),
    ]),
  ];
}
