import type { TFunction } from 'i18next';
import type { FormatValue } from '../../kit/charts/chartData';
import type { ChartFormats } from '../../kit/charts/chartFormats';
import { minorUnitsPerUnit } from '../../kit/data/format/format';
import type { StatisticsQuery } from './statistics.generated';

export type Statistics = StatisticsQuery['statistics'];
type Series = NonNullable<Statistics['users']>['added'];

/** A figure of the statistics, for the page and for the export. */
export interface Statistic {
  name: string;
  title: string;
  series: Series;
  formatValue: FormatValue;
  formatTick: FormatValue;
  /** Converts a value for spreadsheets. */
  plain: (value: number) => number;
  isRiseGood?: boolean;
}

/** All figures that the viewer may read, in page order. */
export function statisticsOf(statistics: Statistics, t: TFunction, formats: ChartFormats): Statistic[] {
  const { invoices, users, employees, audience, access } = statistics;
  const counted = (name: string, title: string, series: Series, isRiseGood?: boolean): Statistic => ({
    name,
    title,
    series,
    formatValue: formats.count,
    formatTick: formats.short,
    plain: (value) => value,
    ...(isRiseGood !== undefined && { isRiseGood }),
  });
  return [
    ...(invoices
      ? [
          counted('issued', t('statistics.invoicesIssued'), invoices.issued, true),
          ...invoices.amounts.map(({ currency, series }) => amountOf(currency, series, t, formats)),
          counted('pastDue', t('statistics.pastDue'), invoices.pastDue, false),
        ]
      : []),
    ...(users ? [counted('users', t('statistics.usersAdded'), users.added, true)] : []),
    ...(employees ? [counted('employees', t('statistics.employeesStarted'), employees.started)] : []),
    ...(audience ? [listened(audience.listeningTime, t, formats)] : []),
    ...(access
      ? [
          counted('signIns', t('statistics.signIns'), access.signIns),
          counted('failedSignIns', t('statistics.failedSignIns'), access.failedSignIns, false),
          counted('refusals', t('statistics.refusals'), access.refusals, false),
        ]
      : []),
  ];
}

/** Returns whether a figure has a value other than zero in the period or the previous period. */
export const hasAny = ({ series: { total, before } }: Pick<Statistic, 'series'>): boolean =>
  total !== 0 || Boolean(before);

/** Returns the last figure when the number of charts is odd: its chart spans a whole row. Otherwise undefined. */
export const aloneIn = (charted: readonly Statistic[]): Statistic | undefined =>
  charted.length % 2 === 1 ? charted.at(-1) : undefined;

const amountOf = (currency: string, series: Series, t: TFunction, formats: ChartFormats): Statistic => ({
  name: `billed-${currency}`,
  title: t('statistics.billed', { currency }),
  series,
  formatValue: (amount) => formats.money(amount, currency),
  formatTick: (amount) => formats.shortMoney(amount, currency),
  plain: (amount) => amount / minorUnitsPerUnit(currency),
  isRiseGood: true,
});

const hour = 3_600_000;

const listened = (series: Series, t: TFunction, formats: ChartFormats): Statistic => ({
  name: 'listened',
  title: t('statistics.hoursListened'),
  series,
  formatValue: (length) => formats.count(Math.round(length / hour)),
  formatTick: (length) => formats.short(length / hour),
  plain: (length) => length / hour,
  isRiseGood: true,
});

/**
 * Returns a table of the figures, with a header row and a row per day, week or month. Each value is followed by that of the
 * previous period.
 */
export function rowsOf(
  { starts }: Statistics,
  charted: readonly Statistic[],
  t: TFunction,
): Array<Array<string | number>> {
  const head = [
    t('statistics.from'),
    ...charted.flatMap(({ title }) => [title, t('statistics.titleBefore', { title })]),
  ];
  const rows = starts.map((start, index) => [
    start,
    ...charted.flatMap(({ series, plain }) => {
      const before = series.pointsBefore[index];
      return [plain(series.points[index] ?? 0), before == null ? '' : plain(before)];
    }),
  ]);
  return [head, ...rows];
}
