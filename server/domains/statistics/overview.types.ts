import { Field, Int } from 'type-graphql';
import { LocalDate, SafeInt } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow, anySignedIn, Ruled } from '../../kit/rules/rule.ts';
import { EmployeeStatus } from '../employees/employee.entity.ts';
import { InvoiceStatus } from '../invoices/invoice.entity.ts';
import { UserStatus } from '../users/user.entity.ts';
import type { Day } from './days.ts';
import { StatisticsSeries } from './series.ts';
import {
  AccessStatistics,
  InvoiceAmountSeries,
  readsAudit,
  readsEmployees,
  readsInvoices,
  readsUsers,
} from './statistics.types.ts';

@OutputType({ rule: anySignedIn, description: 'The state of the house, for its dashboard.' })
export class Overview {}

@OutputType({ rule: 'parent', description: 'Invoices of one status.' })
export class InvoiceStatusCount {
  @Field(() => InvoiceStatus, { description: 'The status.' }) status!: InvoiceStatus;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'What is owed in one currency.' })
export class OwedSum {
  @Field({ description: 'ISO 4217 code, such as `USD`.' }) currency!: string;
  @Field(() => SafeInt, { description: 'What is owed, in minor units.' }) amount!: number;
  @Field(() => Int, { description: 'On how many invoices.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Invoices of twelve months beside those of the twelve before.' })
export class InvoiceMonths {
  @Field(() => [LocalDate], { description: 'The first day of each month.' }) starts!: readonly Day[];
  @Field(() => StatisticsSeries, { description: 'How many were issued.' }) issued!: StatisticsSeries;
  @Field(() => [InvoiceAmountSeries], { description: 'What they bill, by currency.' })
  amounts!: InvoiceAmountSeries[];
}

@OutputType({ rule: readsInvoices, description: 'Invoices at a glance.' })
export class InvoiceOverview {
  @Field(() => [InvoiceStatusCount], { description: 'Each status once.' }) byStatus!: InvoiceStatusCount[];
  @Field(() => [OwedSum], {
    description: 'What is owed on invoices that were sent, past due ones included, by currency.',
  })
  due!: OwedSum[];
  @Field(() => [OwedSum], { description: 'What is owed on invoices that are past due, by currency.' })
  pastDue!: OwedSum[];
  @Field(() => InvoiceMonths, {
    nullable: true,
    description: 'The twelve months up to that of the newest invoice; null when there are no invoices.',
  })
  byMonth!: InvoiceMonths | null;
}

@OutputType({ rule: 'parent', description: 'Users of one role.' })
export class RoleCount {
  @Field({ description: 'Key of the role, such as `editor`.' }) key!: string;
  @Field({ description: 'Name of the role.' }) name!: string;
  @Field(() => Int, { description: 'How many have it on the platform.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Users of one status.' })
export class UserStatusCount {
  @Field(() => UserStatus, { description: 'The status.' }) status!: UserStatus;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@OutputType({ rule: readsUsers, description: 'Users at a glance.' })
export class UserOverview {
  @Field(() => [UserStatusCount], { description: 'Each status once.' }) byStatus!: UserStatusCount[];
  @Ruled(allow('read', 'Role'))
  @Field(() => [RoleCount], {
    nullable: true,
    description:
      'Roles that somebody has, the largest first; null with FORBIDDEN for whoever may not read roles.',
  })
  byRole!: RoleCount[];
  @Field(() => StatisticsSeries, { description: 'Added in the last 28 days, day by day.' })
  added!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Employees of one status.' })
export class EmployeeStatusCount {
  @Field(() => EmployeeStatus, { description: 'The status.' }) status!: EmployeeStatus;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@OutputType({ rule: readsEmployees, description: 'Employees at a glance.' })
export class EmployeeOverview {
  @Field(() => [EmployeeStatusCount], { description: 'Each status once.' }) byStatus!: EmployeeStatusCount[];
}

@OutputType({ rule: readsAudit, description: 'Sign-ins and refusals of the last 30 days.' })
export class AccessOverview extends AccessStatistics {
  @Field(() => [LocalDate], { description: 'The 30 days, today last.' }) starts!: readonly Day[];
}
