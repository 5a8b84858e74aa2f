import { Grid, GridItem } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import type { ChartKind, Tone } from '../../kit/charts/chartData';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { Comparison } from '../../kit/charts/Comparison';
import { Section } from '../../kit/layout/Card';
import { Facts } from '../../kit/layout/Facts';
import { aloneIn, hasAny, type Statistic, type Statistics } from './statistic';

/** Maximum number of bars; longer series are drawn as lines. */
const maxBars = 14;

/** Index of the status chart, after the charts of issued and billed invoices. */
const besideStatus = 2;

const statusTones: Record<string, Tone> = {
  PAID: 'green',
  DOWNLOADED: 'blue',
  SENT: 'teal',
  DRAFT: 'faint',
  PARTIAL_PAYMENT: 'brand',
  PAST_DUE: 'amber',
};

/**
 * A chart for each non-empty figure, compared with the previous period. Invoices also have a chart by status. Empty
 * figures are listed last, as text.
 */
export function StatisticsCharts({
  statistics,
  charted,
  isStale,
}: {
  statistics: Statistics;
  charted: readonly Statistic[];
  isStale: boolean;
}) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const { starts, unit, invoices } = statistics;
  const labels = starts.map(unit === 'MONTH' ? formats.month : formats.day);
  const kind: ChartKind = starts.length > maxBars ? 'line' : 'bars';
  const common = { labelTitle: t(`charts.units.${unit}`), isStale };

  const shown = charted.filter(hasAny);
  const alone = aloneIn(shown);
  const chartOf = (statistic: Statistic) => (
    <GridItem key={statistic.name} minW="0" gridColumn={statistic === alone ? '1 / -1' : undefined}>
      <StatisticChart statistic={statistic} {...{ common, kind, labels }} />
    </GridItem>
  );

  return (
    <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }} autoFlow="dense" gap="4">
      {shown.slice(0, besideStatus).map(chartOf)}
      {invoices && invoices.issued.total > 0 ? (
        <GridItem minW="0" gridColumn="1 / -1">
          <ChartCard
            {...common}
            title={t('statistics.invoicesByStatus')}
            kind="stack"
            data={{
              labels,
              series: invoices.byStatus.map(({ status, series }) => ({
                name: t(`invoices.statuses.${status}`),
                values: series.points,
                tone: statusTones[status]!,
              })),
            }}
            formatValue={formats.count}
            formatTick={formats.short}
          />
        </GridItem>
      ) : null}
      {shown.slice(besideStatus).map(chartOf)}
      <WithoutAny charted={charted.filter((statistic) => !hasAny(statistic))} />
    </Grid>
  );
}

function WithoutAny({ charted }: { charted: readonly Statistic[] }) {
  const { t } = useTranslation();
  if (charted.length === 0) return null;
  return (
    <GridItem minW="0" gridColumn="1 / -1">
      <Section title={t('statistics.nothing')}>
        <Facts
          columns={2}
          items={charted.map(({ title, formatValue }) => [title, formatValue(0)] as const)}
        />
      </Section>
    </GridItem>
  );
}

function StatisticChart({
  statistic: { title, series, formatValue, formatTick, isRiseGood },
  common,
  kind,
  labels,
}: {
  statistic: Statistic;
  common: { labelTitle: string; isStale: boolean };
  kind: ChartKind;
  labels: string[];
}) {
  const { t } = useTranslation();
  return (
    <ChartCard
      {...common}
      title={title}
      kind={kind}
      data={{
        labels,
        series: [
          { name: t('statistics.now'), values: series.points },
          { name: t('statistics.before'), values: series.pointsBefore, tone: 'faint' },
        ],
      }}
      formatValue={formatValue}
      formatTick={formatTick}
      headline={formatValue(series.total)}
      comparison={
        <Comparison
          now={series.total}
          before={series.before}
          formatValue={formatValue}
          {...(isRiseGood !== undefined && { isRiseGood })}
        />
      }
    />
  );
}
