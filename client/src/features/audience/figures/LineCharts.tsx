import { GridItem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceStep } from '../../../apollo/schemaTypes.generated';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import { localeOf } from '../../../kit/data/format/format';
import type { AudienceOverviewQuery } from './audience.generated';

/**
 * Line chart of the listeners over the chosen days, and bar chart of the daily peaks.
 * The line chart also shows the preceding days, for comparison. A gap means that the number is unknown.
 */
export function LineCharts({
  statistics: { now, before, peakByDate },
  step,
  timeZone,
  isStale,
  aside,
}: {
  statistics: AudienceOverviewQuery;
  step: AudienceStep;
  timeZone: string;
  isStale: boolean;
  aside: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const formats = useChartFormats();
  const hours = new Intl.DateTimeFormat(localeOf(i18n.language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const labels = now.map(({ at, date }) => (step === 'DAY' ? formats.day(date) : hours.format(new Date(at))));
  const common = { isStale, formatValue: formats.count, formatTick: formats.short };
  return (
    <>
      <GridItem minW="0">
        <ChartCard
          {...common}
          title={t('audience.listeners')}
          labelTitle={t(step === 'DAY' ? 'charts.day' : 'audience.hour')}
          kind="line"
          aside={aside}
          data={{
            labels,
            series: [
              { name: t('audience.thisPeriod'), values: now.map(({ average }) => average) },
              {
                name: t('audience.periodBefore'),
                values: now.map((_, index) => before[index]?.average ?? null),
                tone: 'faint',
              },
            ],
          }}
        />
      </GridItem>
      <GridItem minW="0">
        <ChartCard
          {...common}
          title={t('audience.peakByDate')}
          labelTitle={t('charts.day')}
          kind="bars"
          data={{
            labels: peakByDate.map(({ date }) => formats.day(date)),
            series: [{ name: t('audience.peak'), values: peakByDate.map(({ listeners }) => listeners) }],
          }}
        />
      </GridItem>
    </>
  );
}
