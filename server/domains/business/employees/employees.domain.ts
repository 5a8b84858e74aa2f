import type { Domain } from '../../../kit/domain.ts';
import { grants } from '../../../kit/rules/standardGrants.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { Employee } from './employee.entity.ts';
import { EmployeeResolver } from './employee.resolver.ts';
import {
  EmployeeOverviewResolver,
  EmployeeStatisticsResolver,
} from './statistics/employeeStatistics.resolver.ts';

/** Employees of the broadcaster. */
export const employees: Domain = {
  views: {
    employees: viewsOf('Employee'),
  },
  grants: {
    maintainer: grants('read', 'Employee'),
    editor: grants('read', 'Employee'),
    author: grants('read', 'Employee'),
  },
  entities: [Employee],
  resolvers: [EmployeeResolver, EmployeeStatisticsResolver, EmployeeOverviewResolver],
  seed: async (em) => (await import('./employees.seed.ts')).seedEmployees(em),
};
