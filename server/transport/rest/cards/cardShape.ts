import { z } from 'zod';

/*
 * The cards in the format of older clients.
 */

const lastDays = z.array(z.string()).describe('Periods that the client’s card offers.');
const amount = z.string().describe('Whole units with grouped thousands, such as `25,852`.');

export const LegacySupportTracker = z
  .object({
    title: z.string(),
    last_days: lastDays,
    totalTicket: z.int(),
    newTicket: z.int(),
    openTicket: z.int(),
    responseTime: z.number().describe('In days.'),
  })
  .meta({ id: 'SupportTrackerCard' });

export const LegacyAverageSessions = z
  .object({
    sessions: z.int(),
    last_days: lastDays,
    growth: z.string().describe('Such as `+5.2%`.'),
    goal: z.int(),
    users: z.int(),
    retention: z.number(),
    duration: z.number(),
  })
  .meta({ id: 'AverageSessionsCard' });

export const LegacyRevenueReport = z
  .object({ years: z.array(z.string()), price: amount, budget: amount })
  .meta({ id: 'RevenueReportCard' });

export const LegacyGoalOverview = z
  .object({ completed: z.string(), inProgress: z.string() })
  .meta({ id: 'GoalOverviewCard' });

export const LegacyRevenue = z.object({ thisMonth: amount, lastMonth: amount }).meta({ id: 'RevenueCard' });

export const LegacyProductOrders = z
  .object({
    last_days: lastDays,
    chart_info: z.object({ finished: z.int(), pending: z.int(), rejected: z.int() }),
  })
  .meta({ id: 'ProductOrdersCard' });

export const LegacySessionsByDevice = z
  .object({
    last_days: lastDays,
    chart_info: z.array(
      z.object({
        icon: z.string(),
        name: z.enum(['Desktop', 'Mobile', 'Tablet']),
        iconColor: z.string(),
        usage: z.number(),
        upDown: z.number(),
      }),
    ),
  })
  .meta({ id: 'SessionsByDeviceCard' });

export const LegacyCustomers = z
  .object({
    last_days: lastDays,
    listData: z.array(
      z.object({
        icon: z.string(),
        iconColor: z.string(),
        text: z.enum(['New', 'Returning', 'Referrals']),
        result: z.int(),
      }),
    ),
  })
  .meta({ id: 'CustomersCard' });

/** A card with its headline as text. */
export const LegacyChartCard = z
  .object({
    title: z.string(),
    statistics: z.string().describe('Such as `2,76k`.'),
    series: z.array(z.object({ name: z.string().optional(), data: z.array(z.number()) })),
  })
  .meta({ id: 'ChartCard' });

/** A line chart with a headline in a field of its own. */
const seriesCard = <Headline extends z.ZodRawShape>(id: string, headline: Headline) =>
  z
    .object({
      series: z.array(z.object({ name: z.string(), data: z.array(z.number()) })),
      analyticsData: z.object(headline),
    })
    .meta({ id });

export const LegacySubscribers = seriesCard('SubscribersCard', { subscribers: z.int() });
export const LegacyRevenueGenerated = seriesCard('RevenueGeneratedCard', { revenue: z.number() });
export const LegacySales = seriesCard('SalesCard', { sales: z.string().describe('Such as `36%`.') });
export const LegacyOrdersReceived = seriesCard('OrdersReceivedCard', { orders: z.int() });
export const LegacySiteTraffic = seriesCard('SiteTrafficCard', { siteTraffic: z.int() });
export const LegacyActiveUsers = seriesCard('ActiveUsersCard', { activeUsers: z.int() });
export const LegacyNewsletter = seriesCard('NewsletterCard', { newsletter: z.int() });
