import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { unlessBroken } from './analyticsCard.resolver.ts';
import { readCard } from './readCard.ts';
import {
  ActiveUsersCard,
  NewsletterCard,
  OrdersBarChartCard,
  OrdersReceivedCard,
  ProfitLineChartCard,
  RevenueGeneratedCard,
  SalesCard,
  SiteTrafficCard,
  SubscribersCard,
} from './statisticsCards.ts';

/** Statistics cards of the dashboard. */
@Resolver()
export class StatisticsCardResolver {
  @Allow('read', 'Card')
  @Query(() => OrdersBarChartCard, {
    nullable: true,
    description: `Card with the number of orders over time. ${unlessBroken}`,
  })
  ordersBarChartCard(@Ctx() context: Context): Promise<OrdersBarChartCard | null> {
    return readCard(context, 'orders-bar-chart');
  }

  @Allow('read', 'Card')
  @Query(() => ProfitLineChartCard, {
    nullable: true,
    description: `Card with the profit over time. ${unlessBroken}`,
  })
  profitLineChartCard(@Ctx() context: Context): Promise<ProfitLineChartCard | null> {
    return readCard(context, 'profit-line-chart');
  }

  @Allow('read', 'Card')
  @Query(() => SubscribersCard, {
    nullable: true,
    description: `Card with the number of new subscribers over time. ${unlessBroken}`,
  })
  subscribersCard(@Ctx() context: Context): Promise<SubscribersCard | null> {
    return readCard(context, 'subscribers');
  }

  @Allow('read', 'Card')
  @Query(() => RevenueGeneratedCard, {
    nullable: true,
    description: `Card with the revenue over time. ${unlessBroken}`,
  })
  revenueGeneratedCard(@Ctx() context: Context): Promise<RevenueGeneratedCard | null> {
    return readCard(context, 'revenue-generated');
  }

  @Allow('read', 'Card')
  @Query(() => SalesCard, {
    nullable: true,
    description: `Card with the sales of the quarter over time. ${unlessBroken}`,
  })
  salesCard(@Ctx() context: Context): Promise<SalesCard | null> {
    return readCard(context, 'sales');
  }

  @Allow('read', 'Card')
  @Query(() => OrdersReceivedCard, {
    nullable: true,
    description: `Card with the number of received orders over time. ${unlessBroken}`,
  })
  ordersReceivedCard(@Ctx() context: Context): Promise<OrdersReceivedCard | null> {
    return readCard(context, 'orders');
  }

  @Allow('read', 'Card')
  @Query(() => SiteTrafficCard, {
    nullable: true,
    description: `Card with the number of visits of the website over time. ${unlessBroken}`,
  })
  siteTrafficCard(@Ctx() context: Context): Promise<SiteTrafficCard | null> {
    return readCard(context, 'site-traffic');
  }

  @Allow('read', 'Card')
  @Query(() => ActiveUsersCard, {
    nullable: true,
    description: `Card with the number of active users over time. ${unlessBroken}`,
  })
  activeUsersCard(@Ctx() context: Context): Promise<ActiveUsersCard | null> {
    return readCard(context, 'active-users');
  }

  @Allow('read', 'Card')
  @Query(() => NewsletterCard, {
    nullable: true,
    description: `Card with the number of subscribers of the newsletter over time. ${unlessBroken}`,
  })
  newsletterCard(@Ctx() context: Context): Promise<NewsletterCard | null> {
    return readCard(context, 'newsletter');
  }
}
