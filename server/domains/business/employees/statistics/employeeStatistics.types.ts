import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { StatisticsSeries } from '../../../platform/public.ts';
import { EmployeeStatus } from '../employee.entity.ts';

const readsEmployees = allow('read', 'Employee');

@OutputType({ rule: readsEmployees, description: 'Employees over a range of days.' })
export class EmployeeStatistics {
  @Field(() => StatisticsSeries, { description: 'Number of employees and applicants, by first day of work.' })
  started!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Employees of one status.' })
export class EmployeeStatusCount {
  @Field(() => EmployeeStatus, { description: 'Status that the employees have in common.' })
  status!: EmployeeStatus;
  @Field(() => Int, { description: 'Number of employees.' }) count!: number;
}

@OutputType({ rule: readsEmployees, description: 'Overview of employees.' })
export class EmployeeOverview {
  @Field(() => [EmployeeStatusCount], { description: 'Number of employees by status, each status once.' })
  byStatus!: EmployeeStatusCount[];
}
