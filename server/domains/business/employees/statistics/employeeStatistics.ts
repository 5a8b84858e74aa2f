import type { Context } from '../../../../kit/context.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query } from '../../../../kit/query/query.ts';
import {
  countsOfDates,
  type Days,
  countsOfStatuses,
  type Range,
  seriesOfCounts,
} from '../../../platform/public.ts';
import { EmployeeStatus } from '../employee.entity.ts';
import type { EmployeeOverview, EmployeeStatistics } from './employeeStatistics.types.ts';

/** Loads the numbers of employees and applicants by first day of work. Covers a range of days and the previous range. */
export async function loadEmployeeStatistics(context: Context, range: Range): Promise<EmployeeStatistics> {
  return { started: seriesOfCounts(range, await countsOfDates(context, range, countStartedEmployees)) };
}

const countStartedEmployees = query('employees.countStartedEmployees', (db, { from, to }: Days) =>
  db
    .selectFrom('Employee')
    .select(['startDate as day', count])
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .groupBy('startDate'),
);

/** Loads the numbers of employees and applicants by status, for the dashboard. */
export async function loadEmployeeOverview(context: Context): Promise<EmployeeOverview> {
  return {
    byStatus: countsOfStatuses(Object.values(EmployeeStatus), await countEmployeesByStatus.all(context)),
  };
}

const countEmployeesByStatus = query('employees.countEmployeesByStatus', (db) =>
  db.selectFrom('Employee').select(['status', count]).groupBy('status'),
);
