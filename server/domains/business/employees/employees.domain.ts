import type { Domain } from '../../../kit/domain.ts';
import { EmployeeResolver } from './employee.resolver.ts';
import {
  EmployeeOverviewResolver,
  EmployeeStatisticsResolver,
} from './statistics/employeeStatistics.resolver.ts';

/** Employees of the broadcaster. */
export const employees: Domain = {
  resolvers: [EmployeeResolver, EmployeeStatisticsResolver, EmployeeOverviewResolver],
  seed: async (em) => (await import('./employees.seed.ts')).seedEmployees(em),
};
