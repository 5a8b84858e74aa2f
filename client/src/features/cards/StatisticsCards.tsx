import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import type { ChartKind, FormatValue, Tone } from '../../kit/charts/chartData';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { CardProblem } from './CardProblem';
import type { DashboardCardsQuery } from './cards.generated';
import { stepLabels } from './stepLabels';

interface Shown {
  title: string;
  /** Main figure, formatted; undefined without data. */
  headline: string | undefined;
  line: { step: 'DAY' | 'WEEK' | 'MONTH'; data: number[] } | null;
  kind: ChartKind;
  tone: Tone;
  formatPoint: FormatValue;
  error: unknown;
}

/** The nine cards with a main figure and its line chart. */
export function StatisticsCards({
  cards,
  errorOf,
}: {
  cards: DashboardCardsQuery;
  errorOf: (field: string) => unknown;
}) {
  const shown = useShown(cards, errorOf);
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
    >
      {shown.map((card) => (
        <StatisticsCard key={card.title} {...card} />
      ))}
    </Grid>
  );
}

function StatisticsCard({ title, headline, line, kind, tone, formatPoint, error }: Shown) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  if (!line) return <CardProblem title={title} error={error} />;
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('charts.time')}
      headline={headline}
      kind={kind}
      isBare
      data={{
        labels: stepLabels(formats, line.step, line.data.length),
        series: [{ name: title, values: line.data, tone }],
      }}
      formatValue={formatPoint}
      height="5.5rem"
    />
  );
}

function useShown(cards: DashboardCardsQuery, errorOf: (field: string) => unknown): Shown[] {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const { ordersBarChartCard: orders, profitLineChartCard: profit, subscribersCard: subscribers } = cards;
  const { revenueGeneratedCard: revenue, salesCard: sales, ordersReceivedCard: received } = cards;
  const { siteTrafficCard: traffic, activeUsersCard: users, newsletterCard: newsletter } = cards;
  const moneyOf =
    (currency = 'USD') =>
    (amount: number) =>
      formats.money(amount, currency);
  const card = (
    name: StatisticsName,
    line: Shown['line'],
    headline: string | undefined,
    kind: ChartKind,
    tone: Tone,
    formatPoint: FormatValue = formats.count,
  ): Shown => ({
    title: t(`cards.${name}`),
    headline,
    line,
    kind,
    tone,
    formatPoint,
    error: errorOf(`${name}Card`),
  });

  return [
    card('ordersBarChart', orders, orders ? formats.count(orders.orders) : undefined, 'bars', 'brand'),
    card(
      'profitLineChart',
      profit,
      profit ? moneyOf(profit.currency)(profit.profit) : undefined,
      'spark',
      'green',
      moneyOf(profit?.currency),
    ),
    card(
      'subscribers',
      subscribers,
      subscribers ? formats.count(subscribers.subscribers) : undefined,
      'spark',
      'brand',
    ),
    card(
      'revenueGenerated',
      revenue,
      revenue ? moneyOf(revenue.currency)(revenue.revenue) : undefined,
      'spark',
      'green',
      moneyOf(revenue?.currency),
    ),
    card('sales', sales, sales ? formats.percent(sales.sales) : undefined, 'bars', 'teal'),
    card('ordersReceived', received, received ? formats.count(received.orders) : undefined, 'spark', 'amber'),
    card('siteTraffic', traffic, traffic ? formats.count(traffic.visits) : undefined, 'spark', 'blue'),
    card('activeUsers', users, users ? formats.count(users.users) : undefined, 'spark', 'brand'),
    card(
      'newsletter',
      newsletter,
      newsletter ? formats.count(newsletter.subscribers) : undefined,
      'spark',
      'teal',
    ),
  ];
}

type StatisticsName =
  | 'ordersBarChart'
  | 'profitLineChart'
  | 'subscribers'
  | 'revenueGenerated'
  | 'sales'
  | 'ordersReceived'
  | 'siteTraffic'
  | 'activeUsers'
  | 'newsletter';
