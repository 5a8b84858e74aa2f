import type { Context } from '../../kit/context.ts';
import { count } from '../../kit/query/counts.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { acrossRadios } from '../../kit/query/scopes.ts';
import { EmployeeStatus } from '../employees/employee.entity.ts';
import { InvoiceStatus } from '../invoices/invoice.entity.ts';
import { UserStatus } from '../users/user.entity.ts';
import { countsOfDates } from './countsOfDays.ts';
import { addDays, dayIn, monthEnd, monthStart } from './days.ts';
import type {
  AccessOverview,
  EmployeeOverview,
  InvoiceMonths,
  InvoiceOverview,
  RoleCount,
  UserOverview,
} from './overview.types.ts';
import { rangeOf } from './range.ts';
import { accessStatistics, amountsOf, issuedInvoices, userStatistics } from './readStatistics.ts';
import { seriesOf } from './series.ts';

export async function invoiceOverview(context: Context): Promise<InvoiceOverview> {
  return {
    byStatus: ofEach(Object.values(InvoiceStatus), await invoicesByStatus.all(context)),
    due: await owed.all(context, { statuses: unpaid }),
    pastDue: await owed.all(context, { statuses: [InvoiceStatus.PAST_DUE] }),
    byMonth: await invoiceMonths(context),
  };
}

const unpaid = [
  InvoiceStatus.SENT,
  InvoiceStatus.DOWNLOADED,
  InvoiceStatus.PARTIAL_PAYMENT,
  InvoiceStatus.PAST_DUE,
];

const invoicesByStatus = query('statistics.invoicesByStatus', (db) =>
  db.selectFrom('Invoice').select(['invoiceStatus as status', count]).groupBy('invoiceStatus'),
);

/** What is owed on invoices of some statuses, by currency, that of most invoices first. */
const owed = query('statistics.owed', (db, { statuses }: Given<{ statuses: InvoiceStatus[] }>) =>
  db
    .selectFrom('Invoice')
    .select(({ fn }) => ['currency', fn.sum<number>('balance').as('amount'), count])
    .where('invoiceStatus', 'in', statuses)
    .where('balance', '>', 0)
    .groupBy('currency')
    .orderBy('count', 'desc')
    .orderBy('currency'),
);

/** Up to the newest invoice rather than to today: a house that bills once a year sees its last one too. */
async function invoiceMonths(context: Context): Promise<InvoiceMonths | null> {
  const newest = await newestInvoice.first(context);
  if (!newest) return null;
  const range = rangeOf(monthStart(newest.day, -11), monthEnd(newest.day));
  const issued = await countsOfDates(context, range, issuedInvoices);
  return {
    starts: range.starts,
    issued: seriesOf(
      range,
      issued.map(({ day, count }) => [day, count]),
    ),
    amounts: amountsOf(range, issued),
  };
}

const newestInvoice = query('statistics.newestInvoice', (db) =>
  db.selectFrom('Invoice').select('issuedDate as day').orderBy('issuedDate', 'desc').limit(1),
);

export async function userOverview(context: Context, timeZone: string): Promise<UserOverview> {
  const today = dayIn(timeZone, new Date());
  const { added } = await userStatistics(context, rangeOf(addDays(today, -27), today), timeZone);
  return {
    byStatus: ofEach(Object.values(UserStatus), await usersByStatus.all(context)),
    byRole: await rolesInUse(context),
    added,
  };
}

const usersByStatus = query('statistics.usersByStatus', (db) =>
  db.selectFrom('User').select(['status', count]).groupBy('status'),
);

/** The roles that somebody has on the platform, that of most people first. */
async function rolesInUse(context: Context): Promise<RoleCount[]> {
  const counted = await usersByRole.all(context);
  const counts = new Map(counted.map(({ role, count }) => [role, count]));
  const roles = await rolesOfUsers.all(context, { ids: [...counts.keys()] });
  return roles
    .map(({ id, ...role }) => ({ ...role, count: counts.get(id)! }))
    .toSorted((one, other) => other.count - one.count);
}

const usersByRole = query('statistics.usersByRole', (db) =>
  db.selectFrom('User').select(['role', count]).groupBy('role'),
);

const rolesOfUsers = query('statistics.rolesOfUsers', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom(acrossRadios('Role')).select(['id', 'key', 'name']).where('id', 'in', ids).orderBy('id'),
);

export async function employeeOverview(context: Context): Promise<EmployeeOverview> {
  return { byStatus: ofEach(Object.values(EmployeeStatus), await employeesByStatus.all(context)) };
}

const employeesByStatus = query('statistics.employeesByStatus', (db) =>
  db.selectFrom('Employee').select(['status', count]).groupBy('status'),
);

export async function accessOverview(context: Context, timeZone: string): Promise<AccessOverview> {
  const today = dayIn(timeZone, new Date());
  const range = rangeOf(addDays(today, -29), today);
  return { starts: range.starts, ...(await accessStatistics(context, range, timeZone)) };
}

/** How many there are of each status, also where there is none. */
function ofEach<Status extends string>(
  statuses: readonly Status[],
  counted: ReadonlyArray<{ status: Status; count: number }>,
): Array<{ status: Status; count: number }> {
  const counts = new Map(counted.map(({ status, count }) => [status, count]));
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
