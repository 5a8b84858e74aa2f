import { afterAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Card } from '../../../domains/workspace/cards/card.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  LegacyAverageSessions,
  LegacyChartCard,
  LegacyCustomers,
  LegacyGoalOverview,
  LegacyProductOrders,
  LegacyRevenue,
  LegacyRevenueReport,
  LegacySubscribers,
  LegacyRevenueGenerated,
  LegacySales,
  LegacyOrdersReceived,
  LegacySiteTraffic,
  LegacyActiveUsers,
  LegacyNewsletter,
  LegacySessionsByDevice,
  LegacySupportTracker,
} from './cardShape.ts';
import { clientAs, permissionWords, refusal, restClient, signInWords } from '../testClient.ts';

// Damaged cards are logged as errors, which these tests cause on purpose.
const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);
const last_days = ['Last 28 Days', 'Last Month', 'Last Year'];

interface Contract {
  path: string;
  /** Key of the stored card that the path returns. */
  key: string;
  schema: z.ZodObject;
  answer: object;
}

const line = (name: string, ...data: number[]) => [{ name, data }];

const contracts: Contract[] = [
  {
    path: 'card-analytics/support-tracker',
    key: 'support-tracker',
    schema: LegacySupportTracker,
    answer: {
      title: 'Support Tracker',
      last_days,
      totalTicket: 163,
      newTicket: 29,
      openTicket: 63,
      responseTime: 1,
    },
  },
  {
    path: 'card-analytics/avg-sessions',
    key: 'avg-sessions',
    schema: LegacyAverageSessions,
    answer: {
      sessions: 2700,
      last_days,
      growth: '+5.2%',
      goal: 100_000,
      users: 100_000,
      retention: 90,
      duration: 1,
    },
  },
  {
    path: 'card-analytics/revenue-report',
    key: 'revenue-report',
    schema: LegacyRevenueReport,
    answer: { years: ['2020', '2019', '2018'], price: '25,852', budget: '56,800' },
  },
  {
    path: 'card-analytics/goal-overview',
    key: 'goal-overview',
    schema: LegacyGoalOverview,
    answer: { completed: '786,617', inProgress: '13,561' },
  },
  {
    path: 'card-analytics/revenue',
    key: 'revenue',
    schema: LegacyRevenue,
    answer: { thisMonth: '86,589', lastMonth: '73,683' },
  },
  {
    path: 'card-analytics/product-orders',
    key: 'product-orders',
    schema: LegacyProductOrders,
    answer: { last_days, chart_info: { finished: 23_043, pending: 14_658, rejected: 4758 } },
  },
  {
    path: 'card-analytics/sessions-device',
    key: 'sessions-device',
    schema: LegacySessionsByDevice,
    answer: {
      last_days,
      chart_info: [
        { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary', usage: 58.6, upDown: 2 },
        { icon: 'Tablet', name: 'Mobile', iconColor: 'text-warning', usage: 34.9, upDown: 8 },
        { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger', usage: 6.5, upDown: -5 },
      ],
    },
  },
  {
    path: 'card-analytics/customers',
    key: 'customers',
    schema: LegacyCustomers,
    answer: {
      last_days,
      listData: [
        { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: 690 },
        { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: 258 },
        { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: 149 },
      ],
    },
  },
  {
    path: 'card-statistics/orders-bar-chart',
    key: 'orders-bar-chart',
    schema: LegacyChartCard,
    answer: { title: 'Orders', statistics: '2,76k', series: line('Orders', 45, 85, 65, 45, 65) },
  },
  {
    path: 'card-statistics/profit-line-chart',
    key: 'profit-line-chart',
    schema: LegacyChartCard,
    answer: { title: 'Profit', statistics: '6,24k', series: [{ data: [0, 20, 5, 30, 15, 45] }] },
  },
  {
    path: 'card-statistics/subscribers',
    key: 'subscribers',
    schema: LegacySubscribers,
    answer: {
      series: line('Subscribers', 28, 40, 36, 52, 38, 60, 55),
      analyticsData: { subscribers: 92_600 },
    },
  },
  {
    path: 'card-statistics/revenue',
    key: 'revenue-generated',
    schema: LegacyRevenueGenerated,
    answer: {
      series: line('Revenue', 350, 275, 400, 300, 350, 300, 450),
      analyticsData: { revenue: 97_500 },
    },
  },
  {
    path: 'card-statistics/sales',
    key: 'sales',
    schema: LegacySales,
    answer: { series: line('Sales', 10, 15, 7, 12, 3, 16), analyticsData: { sales: '36%' } },
  },
  {
    path: 'card-statistics/orders',
    key: 'orders',
    schema: LegacyOrdersReceived,
    answer: { series: line('Orders', 10, 15, 8, 15, 7, 12, 8), analyticsData: { orders: 97_500 } },
  },
  {
    path: 'card-statistics/site-traffic',
    key: 'site-traffic',
    schema: LegacySiteTraffic,
    answer: {
      series: line('Traffic Rate', 150, 200, 125, 225, 200, 250),
      analyticsData: { siteTraffic: 78_900 },
    },
  },
  {
    path: 'card-statistics/active-users',
    key: 'active-users',
    schema: LegacyActiveUsers,
    answer: {
      series: line('Active Users', 750, 1000, 900, 1250, 1000, 1200, 1100),
      analyticsData: { activeUsers: 1100 },
    },
  },
  {
    path: 'card-statistics/newsletter',
    key: 'newsletter',
    schema: LegacyNewsletter,
    answer: {
      series: line('Newsletter', 365, 390, 365, 400, 375, 400),
      analyticsData: { newsletter: 400 },
    },
  },
];

describe('the REST paths of cards', () => {
  test.each(contracts)('reject signed-out callers: $path', async ({ path }) => {
    expect(await restClient(app).get(`/card/${path}`)).toMatchObject(refusal(401, signInWords));
  });

  test.each(contracts)('reject callers without the permission: $path', async ({ path }) => {
    const client = await clientAs(app, 'subscriber');
    expect(await client.get(`/card/${path}`)).toMatchObject(refusal(403, permissionWords));
  });

  test.each(contracts)('know no other method: $path', async ({ path }) => {
    const client = await clientAs(app, 'admin');
    expect(await client.post(`/card/${path}`, {})).toMatchObject(refusal(404, /path does not exist/));
    expect(await client.delete(`/card/${path}`)).toMatchObject(refusal(404, /path does not exist/));
  });

  test('know no other cards', async () => {
    const client = await clientAs(app, 'admin');
    for (const path of ['', '/card-analytics', '/card-analytics/nothing', '/card-statistics/sales/more'])
      expect(await client.get(`/card${path}`)).toMatchObject(refusal(404, /path does not exist/));
  });

  test.each(contracts)('report missing and damaged data: $path', async (contract) => {
    const client = await clientAs(app, 'admin');
    const em = app.orm.em.fork();
    const rows = await em.find(Card, { key: contract.key });
    const retained = rows.map(({ key, period, data }) => ({ key, period, data }));
    await em.nativeUpdate(Card, { key: contract.key }, { data: { nothing: true } } as never);
    expect(await client.get(`/card/${contract.path}`)).toMatchObject(refusal(500, /is damaged/));
    await em.nativeDelete(Card, { key: contract.key });
    expect(await client.get(`/card/${contract.path}`)).toMatchObject(refusal(404, /no figures/));
    const again = app.orm.em.fork();
    for (const row of retained) again.create(Card, row as never);
    await again.flush();
  });

  test.each(contracts)('answer as documented, with no other key: $path', async ({ path, schema, answer }) => {
    const { status, body } = await (await clientAs(app, 'author')).get(`/card/${path}?careless=undefined`);
    expect([status, body]).toEqual([200, answer]);
    expect(schema.strict().parse(body)).toEqual(answer);
  });
});
