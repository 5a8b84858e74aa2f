import type { Context } from '../../kit/context.ts';
import { Employee, EmployeeStatus } from '../employees/employee.entity.ts';
import { Invoice, InvoiceStatus } from '../invoices/invoice.entity.ts';
import { Role } from '../permissions/roles/role.entity.ts';
import { User, UserStatus } from '../users/user.entity.ts';
import { countsOfDates } from './countsOfDays.ts';
import { addDays, dayIn, monthEnd, monthStart } from './days.ts';
import type {
  AccessOverview,
  EmployeeOverview,
  InvoiceMonths,
  InvoiceOverview,
  OwedSum,
  RoleCount,
  UserOverview,
} from './overview.types.ts';
import { rangeOf } from './range.ts';
import { accessStatistics, amountsOf, userStatistics } from './readStatistics.ts';
import { seriesOf } from './series.ts';
import { tableOf } from './tableOf.ts';

export async function invoiceOverview(context: Context): Promise<InvoiceOverview> {
  return {
    byStatus: await countByStatus(context, Invoice, 'invoiceStatus', Object.values(InvoiceStatus)),
    due: await owed(context, [
      InvoiceStatus.SENT,
      InvoiceStatus.DOWNLOADED,
      InvoiceStatus.PARTIAL_PAYMENT,
      InvoiceStatus.PAST_DUE,
    ]),
    pastDue: await owed(context, [InvoiceStatus.PAST_DUE]),
    byMonth: await invoiceMonths(context),
  };
}

/** What is owed on invoices of some statuses, by currency, that of most invoices first. */
async function owed(context: Context, statuses: readonly InvoiceStatus[]): Promise<OwedSum[]> {
  const { from, column, where } = tableOf(context, Invoice);
  const isOneOf = `${column('invoiceStatus')} in (${statuses.map(() => '?').join(', ')})`;
  const rows = await context.database.rows(
    `select ${column('currency')}, sum(${column('balance')}), count(*) from ${from} where ${where(isOneOf, `${column('balance')} > 0`)} group by 1 order by 3 desc, 1`,
    statuses,
  );
  return rows.map(([currency, amount, count]) => ({
    currency: String(currency),
    amount: Number(amount),
    count: Number(count),
  }));
}

/** Up to the newest invoice rather than to today: a house that bills once a year sees its last one too. */
async function invoiceMonths(context: Context): Promise<InvoiceMonths | null> {
  const { from, column, where } = tableOf(context, Invoice);
  const [row] = await context.database.rows(
    `select cast(max(${column('issuedDate')}) as varchar) from ${from} where ${where()}`,
    [],
  );
  if (typeof row?.[0] !== 'string') return null;
  const range = rangeOf(monthStart(row[0], -11), monthEnd(row[0]));
  const issued = await countsOfDates(context, range, {
    entity: Invoice,
    at: 'issuedDate',
    groupBy: ['invoiceStatus', 'currency'],
    sum: 'total',
  });
  return {
    starts: range.starts,
    issued: seriesOf(
      range,
      issued.map(({ day, count }) => [day, count]),
    ),
    amounts: amountsOf(range, issued),
  };
}

export async function userOverview(context: Context, timeZone: string): Promise<UserOverview> {
  const today = dayIn(timeZone, new Date());
  const { added } = await userStatistics(context, rangeOf(addDays(today, -27), today), timeZone);
  return {
    byStatus: await countByStatus(context, User, 'status', Object.values(UserStatus)),
    byRole: await usersByRole(context),
    added,
  };
}

async function usersByRole(context: Context): Promise<RoleCount[]> {
  const { from, column, where } = tableOf(context, User);
  const roles = context.reads.models.of(Role);
  const rows = await context.database.rows(
    `select r.${roles.column('key')}, r.${roles.column('name')}, count(*) from ${from} join ${roles.table} r on r.id = ${column('role')} where ${where()} group by r.id, 1, 2 order by 3 desc, r.id`,
    [],
  );
  return rows.map(([key, name, count]) => ({ key: String(key), name: String(name), count: Number(count) }));
}

export async function employeeOverview(context: Context): Promise<EmployeeOverview> {
  return { byStatus: await countByStatus(context, Employee, 'status', Object.values(EmployeeStatus)) };
}

export async function accessOverview(context: Context, timeZone: string): Promise<AccessOverview> {
  const today = dayIn(timeZone, new Date());
  const range = rangeOf(addDays(today, -29), today);
  return { starts: range.starts, ...(await accessStatistics(context, range, timeZone)) };
}

/** How many rows have each status, also where none has. */
async function countByStatus<Status extends string>(
  context: Context,
  entity: { name: string },
  property: string,
  statuses: readonly Status[],
): Promise<Array<{ status: Status; count: number }>> {
  const { from, column, where } = tableOf(context, entity);
  const rows = await context.database.rows(
    `select ${column(property)}, count(*) from ${from} where ${where()} group by 1`,
    [],
  );
  const counts = new Map(rows.map(([status, count]) => [status, Number(count)]));
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
