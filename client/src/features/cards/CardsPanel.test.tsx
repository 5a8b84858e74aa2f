// @module-tag smoke
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { sightByHand } from '../../testing/sight';
import type { CustomersCardQuery, DashboardCardsQuery } from './cards.generated';
import CardsPanel from './CardsPanel';

beforeEach(() => {
  sightByHand();
});

const line = { step: 'WEEK' as const, data: [1, 2, 3] };
const customers = (newCustomers: number): CustomersCardQuery['customersCard'] => ({
  __typename: 'CustomersCard',
  newCustomers,
  returning: 20,
  referrals: 10,
});

const all: DashboardCardsQuery = {
  cardsAreSample: false,
  supportTrackerCard: {
    __typename: 'SupportTrackerCard',
    totalTickets: 163,
    newTickets: 29,
    openTickets: 63,
    responseTime: 86_400_000,
  },
  averageSessionsCard: {
    __typename: 'AverageSessionsCard',
    sessions: 2700,
    growth: 5.2,
    goal: 100_000,
    users: 100_000,
    retention: 90,
    duration: 60_000,
    ...line,
  },
  revenueReportCard: {
    __typename: 'RevenueReportCard',
    price: 2585200,
    budget: 568e4,
    currency: 'USD',
    earnings: Array(12).fill(100),
    expenses: Array(12).fill(50),
  },
  goalOverviewCard: { __typename: 'GoalOverviewCard', completed: 90, inProgress: 10 },
  revenueCard: {
    __typename: 'RevenueCard',
    thisMonth: 200,
    lastMonth: 100,
    currency: 'USD',
    thisMonthData: [100, 100],
    lastMonthData: [50, 50],
  },
  productOrdersCard: { __typename: 'ProductOrdersCard', finished: 3, pending: 2, rejected: 1 },
  sessionsByDeviceCard: {
    __typename: 'SessionsByDeviceCard',
    devices: [{ __typename: 'DeviceShare', device: 'DESKTOP', usage: 58.6, change: 2 }],
  },
  customersCard: customers(690),
  ordersBarChartCard: { __typename: 'OrdersBarChartCard', orders: 2760, ...line },
  profitLineChartCard: { __typename: 'ProfitLineChartCard', profit: 624_000, currency: 'USD', ...line },
  subscribersCard: { __typename: 'SubscribersCard', subscribers: 92_600, ...line },
  revenueGeneratedCard: { __typename: 'RevenueGeneratedCard', revenue: 9_750_000, currency: 'USD', ...line },
  salesCard: { __typename: 'SalesCard', sales: 36, ...line },
  ordersReceivedCard: { __typename: 'OrdersReceivedCard', orders: 97_500, ...line },
  siteTrafficCard: { __typename: 'SiteTrafficCard', visits: 78_900, ...line },
  activeUsersCard: { __typename: 'ActiveUsersCard', users: 1100, ...line },
  newsletterCard: { __typename: 'NewsletterCard', subscribers: 400, ...line },
};

const show = (answer: (requests: RequestedOperation) => Answer = () => ({ data: all })) =>
  renderPage(<CardsPanel />, { answer });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the cards', () => {
  it('show an error when they cannot be loaded, and retry', async () => {
    let isDown = true;
    show(() => (isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : { data: all }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Support tracker' })).toBeTruthy();
  });

  it('explain their purpose when there are none', async () => {
    const none = Object.fromEntries(Object.keys(all).map((field) => [field, null]));
    show(() => ({ data: { ...none, cardsAreSample: false } }));
    expect(await screen.findByText(/appear here once they are recorded/)).toBeTruthy();
  });

  it('are 17, and come in one request', async () => {
    const { requests } = show();
    await screen.findByRole('heading', { name: 'Support tracker' });
    expect(screen.getAllByRole('button', { name: /^Show as table/ })).toHaveLength(17);
    expect(requests.map(({ name }) => name)).toEqual(['DashboardCards']);
  });

  it('are marked as a sample, unless they are recorded', async () => {
    show(() => ({ data: { ...all, cardsAreSample: true } }));
    expect(await screen.findAllByText('Sample')).toHaveLength(2);
    expect(screen.getAllByText(/Sample data of the demo/)).toHaveLength(2);
    cleanup();
    show();
    await screen.findByRole('heading', { name: 'Support tracker' });
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('stand without the one that has no figures', async () => {
    show(() => ({ data: { ...all, goalOverviewCard: null } }));
    (await card('Goal overview')).getByText('There is no data for this card yet.');
    expect(screen.getAllByRole('button', { name: /^Show as table/ })).toHaveLength(16);
  });

  it('ask for another period alone, and show the figures before until it is there', async () => {
    const { requests } = show(({ name, variables }) =>
      name === 'CustomersCard'
        ? { data: { customersCard: customers(variables['period'] === 'LAST_YEAR' ? 7940 : 642) } }
        : { data: all },
    );
    const own = await card('Customers');
    own.getByText('690');
    await userEvent.selectOptions(own.getByRole('combobox', { name: 'Customers: Period' }), 'Last year');
    await waitFor(() => own.getByText('7,940'));
    expect(requests.slice(1).map(({ name, variables }) => [name, variables])).toEqual([
      ['CustomersCard', { period: 'LAST_YEAR' }],
    ]);
  });

  it('keep their choice when the figures of a period are broken', async () => {
    show(({ name }) => (name === 'CustomersCard' ? { error: { code: 'BROKEN_RECORD' } } : { data: all }));
    const own = await card('Customers');
    await userEvent.selectOptions(own.getByRole('combobox'), 'Last month');
    await screen.findByText(/stored data is damaged/);
    await userEvent.selectOptions((await card('Customers')).getByRole('combobox'), 'Last 28 days');
    expect(await (await card('Customers')).findByText('690')).toBeTruthy();
  });

  it('show another year of the revenue report', async () => {
    const { requests } = show(({ name }) =>
      name === 'RevenueReportCard'
        ? { data: { revenueReportCard: { ...all['revenueReportCard'], price: 1_894_000 } } }
        : { data: all },
    );
    const report = await card('Revenue report');
    await userEvent.selectOptions(report.getByRole('combobox', { name: 'Revenue report: Year' }), '2018');
    await waitFor(() => report.getByText('$18,940'));
    expect(requests.at(-1)).toEqual({ name: 'RevenueReportCard', variables: { year: 2018 } });
  });
});
