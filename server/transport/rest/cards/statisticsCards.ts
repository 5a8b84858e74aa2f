import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerCard } from './cardPaths.ts';
import {
  RestActiveUsersDocument,
  RestNewsletterDocument,
  RestOrdersBarChartDocument,
  RestOrdersReceivedDocument,
  RestProfitLineChartDocument,
  RestRevenueGeneratedDocument,
  RestSalesDocument,
  RestSiteTrafficDocument,
  RestSubscribersDocument,
} from './cards.generated.ts';
import {
  LegacyChartCard,
  LegacySubscribers,
  LegacyRevenueGenerated,
  LegacySales,
  LegacyOrdersReceived,
  LegacySiteTraffic,
  LegacyActiveUsers,
  LegacyNewsletter,
} from './cardShape.ts';
import { percentText, thousandsText, unitsOf } from './cardTexts.ts';

/** The paths `/card/card-statistics/*`. */
export const statisticsCardPaths: FastifyPluginAsyncZod = async (server) => {
  registerCard(server, {
    path: 'card-statistics/orders-bar-chart',
    summary: 'Orders, for bars',
    document: RestOrdersBarChartDocument,
    schema: LegacyChartCard,
    write: ({ orders, data }) => ({
      title: 'Orders',
      statistics: thousandsText(orders),
      series: [{ name: 'Orders', data }],
    }),
  });

  registerCard(server, {
    path: 'card-statistics/profit-line-chart',
    summary: 'Profit, for a line',
    document: RestProfitLineChartDocument,
    schema: LegacyChartCard,
    write: ({ profit, currency, data }) => ({
      title: 'Profit',
      statistics: thousandsText(unitsOf(profit, currency)),
      series: [{ data: data.map((amount) => unitsOf(amount, currency)) }],
    }),
  });

  registerCard(server, {
    path: 'card-statistics/subscribers',
    summary: 'Subscribers gained',
    document: RestSubscribersDocument,
    schema: LegacySubscribers,
    write: ({ subscribers, data }) => ({
      series: [{ name: 'Subscribers', data }],
      analyticsData: { subscribers },
    }),
  });

  registerCard(server, {
    path: 'card-statistics/revenue',
    summary: 'Revenue generated, in units of its currency',
    document: RestRevenueGeneratedDocument,
    schema: LegacyRevenueGenerated,
    write: ({ revenue, currency, data }) => ({
      series: [{ name: 'Revenue', data: data.map((amount) => unitsOf(amount, currency)) }],
      analyticsData: { revenue: unitsOf(revenue, currency) },
    }),
  });

  registerCard(server, {
    path: 'card-statistics/sales',
    summary: 'Sales of the quarter',
    document: RestSalesDocument,
    schema: LegacySales,
    write: ({ sales, data }) => ({
      series: [{ name: 'Sales', data }],
      analyticsData: { sales: percentText(sales) },
    }),
  });

  registerCard(server, {
    path: 'card-statistics/orders',
    summary: 'Orders received',
    document: RestOrdersReceivedDocument,
    schema: LegacyOrdersReceived,
    write: ({ orders, data }) => ({ series: [{ name: 'Orders', data }], analyticsData: { orders } }),
  });

  registerCard(server, {
    path: 'card-statistics/site-traffic',
    summary: 'Traffic of the website',
    document: RestSiteTrafficDocument,
    schema: LegacySiteTraffic,
    write: ({ visits, data }) => ({
      series: [{ name: 'Traffic Rate', data }],
      analyticsData: { siteTraffic: visits },
    }),
  });

  registerCard(server, {
    path: 'card-statistics/active-users',
    summary: 'Active users',
    document: RestActiveUsersDocument,
    schema: LegacyActiveUsers,
    write: ({ users, data }) => ({
      series: [{ name: 'Active Users', data }],
      analyticsData: { activeUsers: users },
    }),
  });

  registerCard(server, {
    path: 'card-statistics/newsletter',
    summary: 'Readers of the newsletter',
    document: RestNewsletterDocument,
    schema: LegacyNewsletter,
    write: ({ subscribers, data }) => ({
      series: [{ name: 'Newsletter', data }],
      analyticsData: { newsletter: subscribers },
    }),
  });
};
