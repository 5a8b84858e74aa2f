import { Field, Float, Int, registerEnumType } from 'type-graphql';
import { SafeInt } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { CardStep } from './cardPeriods.ts';

export const cardRule = allow('read', 'Card');
export const currencyField = 'ISO 4217 code of the amounts, such as `USD`.';

@OutputType({ rule: cardRule, description: 'How the support team keeps up with its tickets.' })
export class SupportTrackerCard {
  @Field(() => Int, { description: 'All tickets of the period.' }) totalTickets!: number;
  @Field(() => Int, { description: 'Tickets that came in and were not looked at yet.' }) newTickets!: number;
  @Field(() => Int, { description: 'Tickets that wait for an end.' }) openTickets!: number;
  @Field(() => Int, { description: 'How long a first answer takes on average, in milliseconds.' })
  responseTime!: number;
}

@OutputType({ rule: cardRule, description: 'How many sessions a day the station’s services see on average.' })
export class AverageSessionsCard {
  @Field(() => Int, { description: 'Sessions a day.' }) sessions!: number;
  @Field(() => Float, { description: 'Change against the period before, in percent, such as 5.2.' })
  growth!: number;
  @Field(() => Int, { description: 'How many users are aimed at.' }) goal!: number;
  @Field(() => Int, { description: 'How many users there are.' }) users!: number;
  @Field(() => Float, { description: 'Users who come back, in percent.' }) retention!: number;
  @Field(() => Int, { description: 'Length of a session, in milliseconds.' }) duration!: number;
  @Field(() => CardStep, { description: 'The time between two points of `data`.' }) step!: CardStep;
  @Field(() => [Int], { description: 'Sessions, point by point, the oldest first.' }) data!: number[];
}

@OutputType({ rule: cardRule, description: 'What a year has brought in and cost, month by month.' })
export class RevenueReportCard {
  @Field(() => Int, { description: 'The year that the figures are of.' }) year!: number;
  @Field(() => [Int], { description: 'The years that can be asked for, the latest first.' })
  years!: readonly number[];
  @Field(() => SafeInt, { description: 'What came in, in minor units.' }) price!: number;
  @Field(() => SafeInt, { description: 'What was planned to come in, in minor units.' }) budget!: number;
  @Field({ description: currencyField }) currency!: string;
  @Field(() => [SafeInt], { description: 'Earnings from January to December, in minor units.' })
  earnings!: number[];
  @Field(() => [SafeInt], {
    description: 'Expenses from January to December, in minor units, as positive numbers.',
  })
  expenses!: number[];
}

@OutputType({ rule: cardRule, description: 'How much of the year’s goal is reached.' })
export class GoalOverviewCard {
  @Field(() => Int, { description: 'Steps that are done.' }) completed!: number;
  @Field(() => Int, { description: 'Steps that are under way.' }) inProgress!: number;
}

@OutputType({ rule: cardRule, description: 'The revenue of this month beside that of the last one.' })
export class RevenueCard {
  @Field(() => SafeInt, { description: 'Revenue of this month, in minor units.' }) thisMonth!: number;
  @Field(() => SafeInt, { description: 'Revenue of the last month, in minor units.' }) lastMonth!: number;
  @Field({ description: currencyField }) currency!: string;
  @Field(() => [SafeInt], { description: 'This month by parts of equal length, in minor units.' })
  thisMonthData!: number[];
  @Field(() => [SafeInt], { description: 'The last month by the same parts, in minor units.' })
  lastMonthData!: number[];
}

@OutputType({ rule: cardRule, description: 'How the orders of products stand.' })
export class ProductOrdersCard {
  @Field(() => Int, { description: 'Orders that were delivered.' }) finished!: number;
  @Field(() => Int, { description: 'Orders that wait.' }) pending!: number;
  @Field(() => Int, { description: 'Orders that were turned down.' }) rejected!: number;
}

export enum Device {
  DESKTOP = 'DESKTOP',
  MOBILE = 'MOBILE',
  TABLET = 'TABLET',
}
registerEnumType(Device, {
  name: 'Device',
  description: 'What listeners and readers come with.',
  valuesConfig: {
    DESKTOP: { description: 'A computer.' },
    MOBILE: { description: 'A telephone.' },
    TABLET: { description: 'A tablet.' },
  },
});

@OutputType({ rule: 'parent', description: 'The share of one kind of device.' })
export class DeviceShare {
  @Field(() => Device, { description: 'The kind of device.' }) device!: Device;
  @Field(() => Float, { description: 'Its share of the sessions, in percent.' }) usage!: number;
  @Field(() => Float, { description: 'Change against the period before, in percentage points.' })
  change!: number;
}

@OutputType({ rule: cardRule, description: 'Sessions by kind of device.' })
export class SessionsByDeviceCard {
  @Field(() => [DeviceShare], { description: 'Each kind with its share.' }) devices!: DeviceShare[];
}

@OutputType({ rule: cardRule, description: 'Where customers come from.' })
export class CustomersCard {
  @Field(() => Int, { description: 'Customers who bought for the first time.' }) newCustomers!: number;
  @Field(() => Int, { description: 'Customers who came back.' }) returning!: number;
  @Field(() => Int, { description: 'Customers whom others sent.' }) referrals!: number;
}
