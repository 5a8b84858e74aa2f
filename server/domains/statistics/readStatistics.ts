import { AuditAction } from '../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../kit/context.ts';
import { count } from '../../kit/query/counts.ts';
import { quarterOf } from '../../kit/query/functions.ts';
import { query, type Given } from '../../kit/query/query.ts';
import type { Builder } from '../../kit/query/tables.ts';
import { seesAllRadios } from '../accounts/accounts.ts';
import { InvoiceStatus } from '../invoices/invoice.entity.ts';
import {
  countsOfDates,
  countsOfMoments,
  momentsOf,
  type DayCount,
  type Days,
  type Moments,
} from './countsOfDays.ts';
import { firstEntryAt } from './firstEntryAt.ts';
import { addDays } from './days.ts';
import type { Range } from './range.ts';
import { seriesOf } from './series.ts';
import type {
  AccessStatistics,
  EmployeeStatistics,
  InvoiceAmountSeries,
  InvoiceStatistics,
  UserStatistics,
} from './statistics.types.ts';

const seriesOfCounts = (range: Range, counts: readonly DayCount[]) =>
  seriesOf(
    range,
    counts.map(({ day, count }) => [day, count] as const),
  );

/** Invoices issued in the range, and those whose time to pay ended in it. */
export async function invoiceStatistics(context: Context, range: Range): Promise<InvoiceStatistics> {
  const issued = await countsOfDates(context, range, issuedInvoices);
  const pastDue = await countsOfDates(context, range, pastDueInvoices);
  return {
    issued: seriesOfCounts(range, issued),
    byStatus: Object.values(InvoiceStatus).map((status) => ({
      status,
      series: seriesOfCounts(
        range,
        issued.filter((counted) => counted.status === status),
      ),
    })),
    amounts: amountsOf(range, issued),
    pastDue: seriesOfCounts(range, pastDue),
  };
}

/** Invoices of a day by their status and currency. */
export const issuedInvoices = query('statistics.issuedInvoices', (db, { from, to }: Days) =>
  db
    .selectFrom('Invoice')
    .select(['invoiceStatus as status', 'currency', 'issuedDate as day', count])
    .select(({ fn }) => fn.sum<number>('total').as('sum'))
    .where('issuedDate', '>=', from)
    .where('issuedDate', '<=', to)
    .groupBy(['issuedDate', 'invoiceStatus', 'currency']),
);

const pastDueInvoices = query('statistics.pastDueInvoices', (db, { from, to }: Days) =>
  db
    .selectFrom('Invoice')
    .select(['dueDate as day', count])
    .where('dueDate', '>=', from)
    .where('dueDate', '<=', to)
    .where('invoiceStatus', '=', InvoiceStatus.PAST_DUE)
    .groupBy('dueDate'),
);

interface Amount extends DayCount {
  currency: string;
  sum: number;
}

/** Amounts by currency, from invoices counted by status and currency; the currency of most invoices first. */
export function amountsOf(range: Range, issued: readonly Amount[]): InvoiceAmountSeries[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of issued) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts.keys()]
    .toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
    .map((currency) => ({
      currency,
      series: seriesOf(
        range,
        issued.flatMap((amount) => (amount.currency === currency ? [[amount.day, amount.sum] as const] : [])),
      ),
    }));
}

export async function userStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<UserStatistics> {
  const counts = await addedUsers.all(context, momentsOf(range));
  return { added: seriesOfCounts(range, countsOfMoments(counts, timeZone)) };
}

const addedUsers = query('statistics.addedUsers', (db, { since, until }: Moments) =>
  db
    .selectFrom('User')
    .select(({ ref }) => [quarterOf(ref('createdAt')).as('quarter'), count])
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .groupBy('quarter'),
);

export async function employeeStatistics(context: Context, range: Range): Promise<EmployeeStatistics> {
  return { started: seriesOfCounts(range, await countsOfDates(context, range, startedEmployees)) };
}

const startedEmployees = query('statistics.startedEmployees', (db, { from, to }: Days) =>
  db
    .selectFrom('Employee')
    .select(['startDate as day', count])
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .groupBy('startDate'),
);

/** Sign-ins and refusals of the entries that `auditEntries` shows the viewer. */
export async function accessStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<AccessStatistics> {
  const first = await firstEntryAt(context, addDays(range.before.from, -1));
  const asked = { ...momentsOf(range), first };
  const found = seesAllRadios(context)
    ? await everyAccess.all(context, asked)
    : await accessOnRadio.all(context, { ...asked, radio: context.radioId ?? -1 });
  const counts = countsOfMoments(found, timeZone);
  const ofAction = (action: AuditAction) =>
    seriesOfCounts(
      range,
      counts.filter((counted) => counted.action === action),
    );
  return {
    signIns: ofAction(AuditAction.SIGNED_IN),
    failedSignIns: ofAction(AuditAction.SIGN_IN_FAILED),
    refusals: ofAction(AuditAction.DENIED),
  };
}

const accesses = (db: Builder, { since, until, first }: Moments & Given<{ first: number }>) =>
  db
    .selectFrom('AuditEntry')
    .select(({ ref }) => ['action', quarterOf(ref('at')).as('quarter'), count])
    .where('id', '>=', first)
    .where('at', '>=', since)
    .where('at', '<', until)
    .where(({ eb, or, and }) =>
      or([
        eb('action', 'in', [AuditAction.SIGN_IN_FAILED, AuditAction.DENIED]),
        // A proof of who one is, within a session, is recorded of the session; a sign-in of the user.
        and([eb('action', '=', AuditAction.SIGNED_IN), eb('subject', '=', 'User')]),
      ]),
    )
    .groupBy(['quarter', 'action']);

const everyAccess = query('statistics.everyAccess', (db, given: Moments & Given<{ first: number }>) =>
  accesses(db, given),
);

const accessOnRadio = query(
  'statistics.accessOnRadio',
  (db, given: Moments & Given<{ first: number; radio: number }>) =>
    accesses(db, given).where(({ eb, or }) =>
      or([eb('radioId', 'is', null), eb('radioId', '=', given.radio)]),
    ),
);
