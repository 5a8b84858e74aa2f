import { Field, Float, Int, registerEnumType } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { CardStep } from './cardPeriods.ts';

export const cardRule = allow('read', 'Card');
export const currencyField = 'ISO 4217 code of the amounts, such as `USD`.';

@OutputType({ rule: cardRule, description: 'Dashboard card: the tickets of the support team.' })
export class SupportTrackerCard {
  @Field(() => Int, { description: 'Number of all tickets of the period.' }) totalTickets!: number;
  @Field(() => Int, { description: 'Number of new tickets that nobody has reviewed yet.' })
  newTickets!: number;
  @Field(() => Int, { description: 'Number of unresolved tickets.' }) openTickets!: number;
  @Field(() => SafeInt, { description: 'Average time to the first answer, in milliseconds.' })
  responseTime!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the average number of sessions per day.' })
export class AverageSessionsCard {
  @Field(() => Int, { description: 'Average number of sessions per day.' }) sessions!: number;
  @Field(() => Float, { description: 'Change from the previous period, in percent, such as 5.2.' })
  growth!: number;
  @Field(() => Int, { description: 'Target number of users.' }) goal!: number;
  @Field(() => Int, { description: 'Number of users.' }) users!: number;
  @Field(() => Float, { description: 'Share of users who returned, in percent.' }) retention!: number;
  @Field(() => Int, { description: 'Average duration of a session, in milliseconds.' }) duration!: number;
  @Field(() => CardStep, { description: 'Length of time that one point of `data` covers.' }) step!: CardStep;
  @Field(() => [Int], { description: 'Numbers of sessions in chronological order, one for each `step`.' })
  data!: number[];
}

@OutputType({ rule: cardRule, description: 'Dashboard card: earnings and expenses of a year by month.' })
export class RevenueReportCard {
  @Field(() => Int, { description: 'Year of the figures.' }) year!: number;
  @Field(() => [Int], { description: 'Available years, the latest first.' })
  years!: readonly number[];
  @Field(() => SafeInt, { description: 'Total earnings of the year, in minor units of `currency` (cents).' })
  price!: number;
  @Field(() => SafeInt, {
    description: 'Planned earnings of the year, in minor units of `currency` (cents).',
  })
  budget!: number;
  @Field({ description: currencyField }) currency!: string;
  @Field(() => [SafeInt], {
    description: 'Earnings of each month from January to December, in minor units of `currency` (cents).',
  })
  earnings!: number[];
  @Field(() => [SafeInt], {
    description:
      'Expenses of each month from January to December, as positive numbers. In minor units of `currency` (cents).',
  })
  expenses!: number[];
}

@OutputType({ rule: cardRule, description: 'Dashboard card: progress towards the goal of the year.' })
export class GoalOverviewCard {
  @Field(() => Int, { description: 'Number of completed steps towards the goal.' }) completed!: number;
  @Field(() => Int, { description: 'Number of steps towards the goal that are in progress.' })
  inProgress!: number;
}

@OutputType({
  rule: cardRule,
  description: 'Dashboard card: the revenue of this month and of the last month.',
})
export class RevenueCard {
  @Field(() => SafeInt, { description: 'Revenue of this month, in minor units of `currency` (cents).' })
  thisMonth!: number;
  @Field(() => SafeInt, { description: 'Revenue of the last month, in minor units of `currency` (cents).' })
  lastMonth!: number;
  @Field({ description: currencyField }) currency!: string;
  @Field(() => [SafeInt], {
    description:
      'Revenue of this month, split into periods of equal length, in minor units of `currency` (cents).',
  })
  thisMonthData!: number[];
  @Field(() => [SafeInt], {
    description:
      'Revenue of the last month, split into periods of equal length, in minor units of `currency` (cents).',
  })
  lastMonthData!: number[];
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the number of product orders by state.' })
export class ProductOrdersCard {
  @Field(() => Int, { description: 'Number of delivered orders.' }) finished!: number;
  @Field(() => Int, { description: 'Number of pending orders.' }) pending!: number;
  @Field(() => Int, { description: 'Number of rejected orders.' }) rejected!: number;
}

export enum Device {
  DESKTOP = 'DESKTOP',
  MOBILE = 'MOBILE',
  TABLET = 'TABLET',
}
registerEnumType(Device, {
  name: 'Device',
  description: 'Kind of device on which a user session took place.',
  valuesConfig: {
    DESKTOP: { description: 'A computer.' },
    MOBILE: { description: 'A phone.' },
    TABLET: { description: 'A tablet.' },
  },
});

@OutputType({ rule: 'parent', description: 'Share of one kind of device.' })
export class DeviceShare {
  @Field(() => Device, { description: 'The kind of device.' }) device!: Device;
  @Field(() => Float, { description: 'Share of the sessions, in percent.' }) usage!: number;
  @Field(() => Float, { description: 'Change from the previous period, in percentage points.' })
  change!: number;
}

@OutputType({
  rule: cardRule,
  description: 'Dashboard card: the share of each kind of device in the sessions.',
})
export class SessionsByDeviceCard {
  @Field(() => [DeviceShare], { description: 'Kinds of devices with their shares.' }) devices!: DeviceShare[];
}

@OutputType({
  rule: cardRule,
  description: 'Dashboard card: the number of new, returning and referred customers.',
})
export class CustomersCard {
  @Field(() => Int, { description: 'Number of customers who bought for the first time.' })
  newCustomers!: number;
  @Field(() => Int, { description: 'Number of returning customers.' }) returning!: number;
  @Field(() => Int, { description: 'Number of customers who were referred by another customer.' })
  referrals!: number;
}
