import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerCard } from './cardPaths.ts';
import {
  RestAverageSessionsDocument,
  RestCustomersDocument,
  RestGoalOverviewDocument,
  RestProductOrdersDocument,
  RestRevenueDocument,
  RestRevenueReportDocument,
  RestSessionsByDeviceDocument,
  RestSupportTrackerDocument,
} from './cards.generated.ts';
import {
  LegacyAverageSessions,
  LegacyCustomers,
  LegacyGoalOverview,
  LegacyProductOrders,
  LegacyRevenue,
  LegacyRevenueReport,
  LegacySessionsByDevice,
  LegacySupportTracker,
} from './cardShape.ts';
import { amountText, countText, growthText } from './cardTexts.ts';

const last_days = ['Last 28 Days', 'Last Month', 'Last Year'];

/** Icon, name and colour of each kind of device, which older clients expect in the response. */
const devices = {
  DESKTOP: { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary' },
  MOBILE: { icon: 'Tablet', name: 'Mobile', iconColor: 'text-warning' },
  TABLET: { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger' },
} as const;

const minute = 60_000;
const day = 86_400_000;

/** The paths `/card/card-analytics/*`. */
export const analyticsCardPaths: FastifyPluginAsyncZod = async (server) => {
  registerCard(server, {
    path: 'card-analytics/support-tracker',
    summary: 'Tickets of the last 28 days',
    document: RestSupportTrackerDocument,
    schema: LegacySupportTracker,
    write: ({ totalTickets, newTickets, openTickets, responseTime }) => ({
      title: 'Support Tracker',
      last_days,
      totalTicket: totalTickets,
      newTicket: newTickets,
      openTicket: openTickets,
      responseTime: responseTime / day,
    }),
  });

  registerCard(server, {
    path: 'card-analytics/avg-sessions',
    summary: 'Sessions a day',
    document: RestAverageSessionsDocument,
    schema: LegacyAverageSessions,
    write: ({ growth, duration, ...card }) => ({
      ...card,
      last_days,
      growth: growthText(growth),
      duration: duration / minute,
    }),
  });

  registerCard(server, {
    path: 'card-analytics/revenue-report',
    summary: 'Revenue of the latest year, compared with its plan',
    document: RestRevenueReportDocument,
    schema: LegacyRevenueReport,
    write: ({ years, price, budget, currency }) => ({
      years: years.map(String),
      price: amountText(price, currency),
      budget: amountText(budget, currency),
    }),
  });

  registerCard(server, {
    path: 'card-analytics/goal-overview',
    summary: 'The goal of the year',
    document: RestGoalOverviewDocument,
    schema: LegacyGoalOverview,
    write: ({ completed, inProgress }) => ({
      completed: countText(completed),
      inProgress: countText(inProgress),
    }),
  });

  registerCard(server, {
    path: 'card-analytics/revenue',
    summary: 'Revenue of this month and of the previous one',
    document: RestRevenueDocument,
    schema: LegacyRevenue,
    write: ({ thisMonth, lastMonth, currency }) => ({
      thisMonth: amountText(thisMonth, currency),
      lastMonth: amountText(lastMonth, currency),
    }),
  });

  registerCard(server, {
    path: 'card-analytics/product-orders',
    summary: 'Orders of products by state',
    document: RestProductOrdersDocument,
    schema: LegacyProductOrders,
    write: ({ finished, pending, rejected }) => ({ last_days, chart_info: { finished, pending, rejected } }),
  });

  registerCard(server, {
    path: 'card-analytics/sessions-device',
    summary: 'Sessions by device, in percent',
    document: RestSessionsByDeviceDocument,
    schema: LegacySessionsByDevice,
    write: (card) => ({
      last_days,
      chart_info: card.devices.map(({ device, usage, change }) => ({
        ...devices[device],
        usage,
        upDown: change,
      })),
    }),
  });

  registerCard(server, {
    path: 'card-analytics/customers',
    summary: 'Customers by origin',
    document: RestCustomersDocument,
    schema: LegacyCustomers,
    write: ({ newCustomers, returning, referrals }) => ({
      last_days,
      listData: [
        { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: newCustomers },
        { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: returning },
        { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: referrals },
      ],
    }),
  });
};
