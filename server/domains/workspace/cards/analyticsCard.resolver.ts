import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import {
  AverageSessionsCard,
  CustomersCard,
  GoalOverviewCard,
  ProductOrdersCard,
  RevenueCard,
  RevenueReportCard,
  SessionsByDeviceCard,
  SupportTrackerCard,
} from './analyticsCards.ts';
import { CardPeriod, reportYears } from './cardPeriods.ts';
import { readCard, showsSample } from './readCard.ts';

/** Sentences that end the schema description of each field that returns a dashboard card. */
export const unlessBroken =
  'Null when there are no figures; null with the error BROKEN_RECORD when the stored figures do not have the required format.';

const Period = () =>
  Arg('period', () => CardPeriod, {
    defaultValue: CardPeriod.LAST_28_DAYS,
    description: 'Period that the figures of the card cover.',
  });

/** Analytics cards of the dashboard. */
@Resolver()
export class AnalyticsCardResolver {
  @Allow('read', 'Card')
  @Query(() => Boolean, {
    description: 'True when some cards show sample figures instead of recorded ones.',
  })
  cardsAreSample(@Ctx() context: Context): Promise<boolean> {
    return showsSample(context);
  }

  @Allow('read', 'Card')
  @Query(() => SupportTrackerCard, {
    nullable: true,
    description: `Card with the tickets of the support team. ${unlessBroken}`,
  })
  supportTrackerCard(
    @Period() period: CardPeriod,
    @Ctx() context: Context,
  ): Promise<SupportTrackerCard | null> {
    return readCard(context, 'support-tracker', period);
  }

  @Allow('read', 'Card')
  @Query(() => AverageSessionsCard, {
    nullable: true,
    description: `Card with the average number of sessions per day. ${unlessBroken}`,
  })
  averageSessionsCard(
    @Period() period: CardPeriod,
    @Ctx() context: Context,
  ): Promise<AverageSessionsCard | null> {
    return readCard(context, 'avg-sessions', period);
  }

  @Allow('read', 'Card')
  @Query(() => RevenueReportCard, {
    nullable: true,
    description: `Card with the earnings and expenses of a year. BAD_USER_INPUT for a year without a report. ${unlessBroken}`,
  })
  async revenueReportCard(
    @Arg('year', () => Int, {
      defaultValue: reportYears[0]!,
      description: 'Year of the report, one of `years`.',
    })
    year: number,
    @Ctx() context: Context,
  ): Promise<RevenueReportCard | null> {
    if (!reportYears.includes(year)) throw invalidInput({ year: 'unknown' });
    const card = await readCard(context, 'revenue-report', String(year));
    return card && { ...card, year, years: reportYears };
  }

  @Allow('read', 'Card')
  @Query(() => GoalOverviewCard, {
    nullable: true,
    description: `Card with the progress towards the goal of the year. ${unlessBroken}`,
  })
  goalOverviewCard(@Ctx() context: Context): Promise<GoalOverviewCard | null> {
    return readCard(context, 'goal-overview');
  }

  @Allow('read', 'Card')
  @Query(() => RevenueCard, {
    nullable: true,
    description: `Card with the revenue of this month and of the last month. ${unlessBroken}`,
  })
  revenueCard(@Ctx() context: Context): Promise<RevenueCard | null> {
    return readCard(context, 'revenue');
  }

  @Allow('read', 'Card')
  @Query(() => ProductOrdersCard, {
    nullable: true,
    description: `Card with the number of orders of products by state. ${unlessBroken}`,
  })
  productOrdersCard(
    @Period() period: CardPeriod,
    @Ctx() context: Context,
  ): Promise<ProductOrdersCard | null> {
    return readCard(context, 'product-orders', period);
  }

  @Allow('read', 'Card')
  @Query(() => SessionsByDeviceCard, {
    nullable: true,
    description: `Card with the share of each kind of device in the sessions. ${unlessBroken}`,
  })
  sessionsByDeviceCard(
    @Period() period: CardPeriod,
    @Ctx() context: Context,
  ): Promise<SessionsByDeviceCard | null> {
    return readCard(context, 'sessions-device', period);
  }

  @Allow('read', 'Card')
  @Query(() => CustomersCard, {
    nullable: true,
    description: `Card with the number of customers by origin. ${unlessBroken}`,
  })
  customersCard(@Period() period: CardPeriod, @Ctx() context: Context): Promise<CustomersCard | null> {
    return readCard(context, 'customers', period);
  }
}
