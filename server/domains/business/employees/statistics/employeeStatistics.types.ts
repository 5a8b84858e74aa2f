import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { StatisticsSeries } from '../../../platform/public.ts';
import { EmployeeStatus } from '../employee.entity.ts';

const readsEmployees = allow('read', 'Employee');

@OutputType({
  rule: readsEmployees,
  description: 'Number of employees and applicants by first day of work, over a range of days.',
})
export class EmployeeStatistics {
  @Field(() => StatisticsSeries, { description: 'Number of employees and applicants, by first day of work.' })
  started!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Employees or applicants of one status.' })
export class EmployeeStatusCount {
  @Field(() => EmployeeStatus, { description: 'Status that these people have in common.' })
  status!: EmployeeStatus;
  @Field(() => Int, { description: 'Number of people with this status.' }) count!: number;
}

@OutputType({ rule: readsEmployees, description: 'Overview of employees and applicants.' })
export class EmployeeOverview {
  @Field(() => [EmployeeStatusCount], {
    description: 'Number of employees and applicants by status, each status once.',
  })
  byStatus!: EmployeeStatusCount[];
}
