import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { RingValue } from '../../kit/charts/RingValue';
import { CardStatistics } from './CardStatistics';
import { CardProblem } from './CardProblem';
import {
  useCustomersCardQuery,
  useProductOrdersCardQuery,
  useSessionsByDeviceCardQuery,
} from './cards.generated';
import { PeriodSelect } from './PeriodSelect';
import { chosenData, useCardPeriod, type CardProps } from './useChosen';

const height = '13rem';

/** Donut chart of the orders by state. */
export function ProductOrders({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [period, setPeriod] = useCardPeriod();
  const { shown, isStale, error } = chosenData(useProductOrdersCardQuery({ variables: { period } }));
  const title = t('cards.productOrders');
  const card = shown?.productOrdersCard;
  const choice = <PeriodSelect card={title} value={period} onChange={setPeriod} />;
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  const { finished, pending, rejected } = card;
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('cards.state')}
      aside={choice}
      kind="donut"
      data={{
        labels: [t('cards.finished'), t('cards.pending'), t('cards.rejected')],
        series: [{ name: t('cards.orders'), values: [finished, pending, rejected] }],
      }}
      partTones={['brand', 'amber', 'faint']}
      formatValue={formats.count}
      height={height}
      isStale={isStale}
    >
      <RingValue value={formats.short(finished + pending + rejected)} name={t('cards.orders')} />
    </ChartCard>
  );
}

/** Donut chart of the sessions by device, with the change of each share. */
export function SessionsByDevice({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [period, setPeriod] = useCardPeriod();
  const { shown, isStale, error } = chosenData(useSessionsByDeviceCardQuery({ variables: { period } }));
  const title = t('cards.sessionsByDevice');
  const card = shown?.sessionsByDeviceCard;
  const choice = <PeriodSelect card={title} value={period} onChange={setPeriod} />;
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('cards.device')}
      aside={choice}
      kind="donut"
      data={{
        labels: card.devices.map(({ device }) => t(`cards.devices.${device}`)),
        series: [{ name: t('cards.sessions'), values: card.devices.map(({ usage }) => usage) }],
      }}
      formatValue={formats.percent}
      hidesShares
      height={height}
      isStale={isStale}
      footer={
        <CardStatistics
          statistics={card.devices.map(({ device, change }) => [
            t('cards.deviceChange', { device: t(`cards.devices.${device}`) }),
            formats.change(change),
          ])}
        />
      }
    />
  );
}

/** Donut chart of the customers: new, returning, referred. */
export function Customers({ problem }: CardProps) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [period, setPeriod] = useCardPeriod();
  const { shown, isStale, error } = chosenData(useCustomersCardQuery({ variables: { period } }));
  const title = t('cards.customers');
  const card = shown?.customersCard;
  const choice = <PeriodSelect card={title} value={period} onChange={setPeriod} />;
  if (!card) return <CardProblem title={title} error={error ?? problem} aside={choice} />;

  const { newCustomers, returning, referrals } = card;
  return (
    <ChartCard
      title={title}
      headingLevel="h3"
      labelTitle={t('cards.origin')}
      aside={choice}
      kind="donut"
      data={{
        labels: [t('cards.newCustomers'), t('cards.returning'), t('cards.referrals')],
        series: [{ name: t('cards.customers'), values: [newCustomers, returning, referrals] }],
      }}
      partTones={['brand', 'teal', 'amber']}
      formatValue={formats.count}
      height={height}
      isStale={isStale}
    >
      <RingValue value={formats.short(newCustomers + returning + referrals)} name={t('cards.customers')} />
    </ChartCard>
  );
}
