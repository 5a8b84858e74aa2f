import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { Comparison } from '../../kit/charts/Comparison';
import { RingValue } from '../../kit/charts/RingValue';
import { SmallSelect } from '../../kit/charts/SmallSelect';
import { CardStatistics } from './CardStatistics';
import { CardProblem } from './CardProblem';
import { useRevenueReportCardQuery, type DashboardCardsQuery } from './cards.generated';
import { chosenData, type CardProps } from './useChosen';

/** Years with revenue reports. */
const reportYears = [2020, 2019, 2018];

/** Chart of the earnings and expenses of a year, by month. */
export function RevenueReport({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [year, setYear] = useState(reportYears[0]!);
  const { shown, isStale, error } = chosenData(useRevenueReportCardQuery({ variables: { year } }));
  const title = t('cards.revenueReport');
  const card = shown?.revenueReportCard;
  const choice = (
    <SmallSelect
      label={`${title}: ${t('charts.year')}`}
      value={String(year)}
      options={reportYears.map((year) => ({ value: String(year), label: String(year) }))}
      onChange={(value) => setYear(Number(value))}
    />
  );
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  const { price, budget, currency, earnings, expenses } = card;
  const money = (amount: number) => formats.money(amount, currency);
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('charts.month')}
      aside={choice}
      headline={money(price)}
      kind="bars"
      data={{
        labels: earnings.map((_, month) => formats.monthName(month + 1)),
        series: [
          { name: t('cards.earnings'), values: earnings },
          { name: t('cards.expenses'), values: expenses, tone: 'amber' },
        ],
      }}
      formatValue={money}
      formatTick={(amount) => formats.shortMoney(amount, currency)}
      height="13rem"
      isStale={isStale}
      footer={
        <CardStatistics
          statistics={[
            [t('cards.budget'), money(budget)],
            [t('cards.ofBudget'), formats.percent(budget > 0 ? (price / budget) * 100 : 0)],
          ]}
        />
      }
    />
  );
}

/** Chart of the revenue of this month and the last month. */
export function Revenue({ card }: { card: NonNullable<DashboardCardsQuery['revenueCard']> }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const { thisMonth, lastMonth, currency, thisMonthData, lastMonthData } = card;
  const money = (amount: number) => formats.money(amount, currency);
  return (
    <ChartCard
      title={t('cards.revenue')}
      headingLevel="h3"
      labelTitle={t('cards.partOfMonth')}
      headline={money(thisMonth)}
      comparison={<Comparison now={thisMonth} before={lastMonth} formatValue={money} isRiseGood />}
      note={t('cards.lastMonthWas', { amount: money(lastMonth) })}
      kind="line"
      data={{
        labels: thisMonthData.map((_, part) => formats.count(part + 1)),
        series: [
          { name: t('cards.thisMonth'), values: thisMonthData },
          { name: t('cards.lastMonth'), values: lastMonthData, tone: 'faint' },
        ],
      }}
      formatValue={money}
      formatTick={(amount) => formats.shortMoney(amount, currency)}
    />
  );
}

/** Arc chart with the reached share of the goal. */
export function GoalOverview({ card }: { card: NonNullable<DashboardCardsQuery['goalOverviewCard']> }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const { completed, inProgress } = card;
  const whole = completed + inProgress;
  return (
    <ChartCard
      title={t('cards.goalOverview')}
      headingLevel="h3"
      labelTitle={t('cards.state')}
      kind="gauge"
      data={{
        labels: [t('cards.completed'), t('cards.inProgress')],
        series: [{ name: t('cards.goalOverview'), values: [completed, inProgress] }],
      }}
      partTones={['green', 'faint']}
      formatValue={formats.count}
      height="13rem"
      footer={
        <CardStatistics
          statistics={[
            [t('cards.completed'), formats.count(completed)],
            [t('cards.inProgress'), formats.count(inProgress)],
          ]}
        />
      }
    >
      <RingValue
        value={formats.percent(whole > 0 ? (completed / whole) * 100 : 0)}
        name={t('cards.completed')}
      />
    </ChartCard>
  );
}
