import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import type { Tone } from '../../kit/charts/chartData';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { RingValue } from '../../kit/charts/RingValue';
import { Comparison } from '../../kit/charts/Comparison';
import { SmallSelect } from '../../kit/charts/SmallSelect';
import { StatisticPanel } from '../../kit/dashboard/StatisticPanel';
import { ListPanel, RowLink } from '../../kit/dashboard/ListPanel';
import { usePanelOptions } from '../../kit/dashboard/PanelVisit';
import { QueryPanel } from '../../kit/dashboard/QueryPanel';
import { Person } from '../../kit/data/people/Person';
import { useFormat } from '../../kit/data/format/useFormat';
import { Card } from '../../kit/layout/Card';
import { useInvoicePanelsQuery } from './panels.generated';
import { invoicePaths } from './paths';

/* Dashboard panels of invoices. All panels share one request. */

const usePanels = () => useInvoicePanelsQuery(usePanelOptions(useInvoicePanelsQuery));

interface Owed {
  currency: string;
  amount: number;
  count: number;
}

/** Panel with an owed amount in the most common currency of the invoices. Amounts in other currencies are listed below. */
function OwedPanel({ title, owed, to }: { title: string; owed: readonly Owed[]; to: string }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [first, ...furtherAmounts] = owed;
  const count = owed.reduce((sum, amount) => sum + amount.count, 0);
  return (
    <StatisticPanel
      title={title}
      to={to}
      value={first ? formats.money(first.amount, first.currency) : formats.count(0)}
      note={formats.list([
        t('dashboard.onInvoices', { count, formatted: formats.count(count) }),
        ...furtherAmounts.map(({ amount, currency }) => `+ ${formats.money(amount, currency)}`),
      ])}
    />
  );
}

export function DuePanel() {
  const { t } = useTranslation();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { invoices } }) => (
        <OwedPanel title={t('dashboard.due')} owed={invoices?.due ?? []} to={invoicePaths.list} />
      )}
    </QueryPanel>
  );
}

export function PastDuePanel() {
  const { t } = useTranslation();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { invoices } }) => (
        <OwedPanel
          title={t('dashboard.pastDueSum')}
          owed={invoices?.pastDue ?? []}
          to={`${invoicePaths.list}?invoiceStatus=PAST_DUE`}
        />
      )}
    </QueryPanel>
  );
}

/** Chart of the billed amounts by month, compared with the year before. */
export function MonthsPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [chosen, setChosen] = useState('');
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { invoices } }) => {
        const months = invoices?.byMonth;
        const amounts = months?.amounts ?? [];
        const shown = amounts.find(({ currency }) => currency === chosen) ?? amounts[0];
        if (!months || !shown)
          return (
            <Card p="4">
              <Flex h="full" align="center" justify="center" color="fg.muted">
                {t('invoices.empty')}
              </Flex>
            </Card>
          );
        const { currency, series } = shown;
        const money = (amount: number) => formats.money(amount, currency);
        return (
          <ChartCard
            title={t('dashboard.billedByMonth')}
            labelTitle={t('charts.month')}
            kind="bars"
            data={{
              labels: months.starts.map(formats.month),
              series: [
                // Names the months in the legend: the newest invoice may be old, so they are not always the last twelve months.
                { name: formats.months(months.starts[0]!, months.starts.at(-1)!), values: series.points },
                { name: t('charts.yearBefore'), values: series.pointsBefore, tone: 'faint' },
              ],
            }}
            formatValue={money}
            formatTick={(amount) => formats.shortMoney(amount, currency)}
            height="12rem"
            headline={money(series.total)}
            comparison={
              <Comparison now={series.total} before={series.before} formatValue={money} isRiseGood />
            }
            aside={
              amounts.length > 1 ? (
                <SmallSelect
                  label={t('charts.currency')}
                  value={currency}
                  options={amounts.map((amount) => ({ value: amount.currency, label: amount.currency }))}
                  onChange={setChosen}
                />
              ) : null
            }
          />
        );
      }}
    </QueryPanel>
  );
}

const statusTones: Record<string, Tone> = {
  PAID: 'green',
  DOWNLOADED: 'blue',
  SENT: 'teal',
  DRAFT: 'faint',
  PARTIAL_PAYMENT: 'brand',
  PAST_DUE: 'amber',
};

/** Panel with the number of invoices by status; each number links to the filtered list. */
export function StatusPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { invoices } }) => {
        const counts = invoices?.byStatus ?? [];
        return (
          <ChartCard
            title={t('dashboard.invoices')}
            labelTitle={t('invoices.status')}
            kind="donut"
            height="15rem"
            data={{
              labels: counts.map(({ status }) => t(`invoices.statuses.${status}`)),
              series: [{ name: t('invoices.title'), values: counts.map(({ count }) => count) }],
            }}
            partTones={counts.map(({ status }) => statusTones[status]!)}
            formatValue={formats.count}
            linkOf={(index) => `${invoicePaths.list}?invoiceStatus=${counts[index]!.status}`}
          >
            <RingValue
              value={formats.count(counts.reduce((sum, { count }) => sum + count, 0))}
              name={t('invoices.title')}
            />
          </ChartCard>
        );
      }}
    </QueryPanel>
  );
}

/** Panel with the invoices that have been past due for the longest time. */
export function OldestPastDuePanel() {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <QueryPanel query={usePanels()}>
      {({ invoices }) => (
        <ListPanel
          title={t('dashboard.pastDue')}
          more={{
            to: `${invoicePaths.list}?invoiceStatus=PAST_DUE&sort=dueDate`,
            label: t('dashboard.showAll'),
          }}
          emptyText={t('dashboard.nothingPastDue')}
        >
          {invoices.items.map(({ id, client, dueDate, balance, currency }) => (
            <RowLink key={id} to={invoicePaths.detail(id)}>
              <Person
                name={client.name}
                src={client.avatar}
                detail={`#${id} · ${t('dashboard.dueOn', { date: format.date(dueDate) })}`}
              />
              <Flex fontVariantNumeric="tabular-nums" fontWeight="medium">
                {format.money(balance, currency)}
              </Flex>
            </RowLink>
          ))}
        </ListPanel>
      )}
    </QueryPanel>
  );
}
