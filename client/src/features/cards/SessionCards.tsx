import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { RingValue } from '../../kit/charts/RingValue';
import { CardStatistics } from './CardStatistics';
import { CardProblem } from './CardProblem';
import { useAverageSessionsCardQuery, useSupportTrackerCardQuery } from './cards.generated';
import { PeriodSelect } from './PeriodSelect';
import { stepLabels } from './stepLabels';
import { chosenData, useCardPeriod, type CardProps } from './useChosen';

/** Arc chart with the share of completed tickets. */
export function SupportTracker({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [period, setPeriod] = useCardPeriod();
  const { shown, isStale, error } = chosenData(useSupportTrackerCardQuery({ variables: { period } }));
  const title = t('cards.supportTracker');
  const card = shown?.supportTrackerCard;
  const choice = <PeriodSelect card={title} value={period} onChange={setPeriod} />;
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  const { totalTickets, newTickets, openTickets, responseTime } = card;
  const completed = totalTickets - openTickets;
  const days = responseTime / 86_400_000;
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('cards.tickets')}
      aside={choice}
      headline={formats.count(totalTickets)}
      comparison={<Text color="fg.muted">{t('cards.tickets')}</Text>}
      kind="gauge"
      data={{
        labels: [t('cards.completedTickets'), t('cards.openTickets')],
        series: [{ name: t('cards.tickets'), values: [completed, openTickets] }],
      }}
      partTones={['brand', 'faint']}
      formatValue={formats.count}
      height="11rem"
      isStale={isStale}
      footer={
        <CardStatistics
          statistics={[
            [t('cards.newTickets'), formats.count(newTickets)],
            [t('cards.openTickets'), formats.count(openTickets)],
            [t('cards.responseTime'), t('cards.days', { count: days, formatted: formats.count(days) })],
          ]}
        />
      }
    >
      <RingValue
        value={formats.percent(totalTickets > 0 ? Math.round((completed / totalTickets) * 100) : 0)}
        name={t('cards.completedTickets')}
      />
    </ChartCard>
  );
}

/** Bar chart of the sessions per day, week or month. */
export function AverageSessions({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [period, setPeriod] = useCardPeriod();
  const { shown, isStale, error } = chosenData(useAverageSessionsCardQuery({ variables: { period } }));
  const title = t('cards.averageSessions');
  const card = shown?.averageSessionsCard;
  const choice = <PeriodSelect card={title} value={period} onChange={setPeriod} />;
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  const { sessions, growth, goal, users, retention, duration, step, data } = card;
  const minutes = duration / 60_000;
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('charts.time')}
      aside={choice}
      headline={formats.count(sessions)}
      comparison={
        <Text textStyle="compact" color={growth < 0 ? 'orange.fg' : 'green.fg'}>
          {t('cards.growth', { change: formats.change(growth) })}
        </Text>
      }
      kind="bars"
      data={{
        labels: stepLabels(formats, step, data.length),
        series: [{ name: t('cards.sessions'), values: data }],
      }}
      formatValue={formats.count}
      formatTick={formats.short}
      height="11rem"
      isStale={isStale}
      footer={
        <CardStatistics
          statistics={[
            [t('cards.goal'), formats.short(goal)],
            [t('cards.users'), formats.short(users)],
            [t('cards.retention'), formats.percent(retention)],
            [t('cards.duration'), t('cards.minutes', { count: minutes, formatted: formats.count(minutes) })],
          ]}
        />
      }
    />
  );
}
