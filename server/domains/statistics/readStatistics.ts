import { AuditAction, AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../kit/context.ts';
import { seesAllRadios } from '../accounts/accounts.ts';
import { Employee } from '../employees/employee.entity.ts';
import { Invoice, InvoiceStatus } from '../invoices/invoice.entity.ts';
import { User } from '../users/user.entity.ts';
import { countsOfDates, countsOfMoments, type DayCount } from './countsOfDays.ts';
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
  const issued = await countsOfDates(context, range, {
    entity: Invoice,
    at: 'issuedDate',
    groupBy: ['invoiceStatus', 'currency'],
    sum: 'total',
  });
  const pastDue = await countsOfDates(context, range, {
    entity: Invoice,
    at: 'dueDate',
    more: { text: 't.invoice_status = ?', values: [InvoiceStatus.PAST_DUE] },
  });
  return {
    issued: seriesOfCounts(range, issued),
    byStatus: Object.values(InvoiceStatus).map((status) => ({
      status,
      series: seriesOfCounts(
        range,
        issued.filter(({ by }) => by[0] === status),
      ),
    })),
    amounts: amountsOf(range, issued),
    pastDue: seriesOfCounts(range, pastDue),
  };
}

/** Amounts by currency, from invoices counted by status and currency; the currency of most invoices first. */
export function amountsOf(range: Range, issued: readonly DayCount[]): InvoiceAmountSeries[] {
  const counts = new Map<string, number>();
  for (const { by, count } of issued) counts.set(by[1]!, (counts.get(by[1]!) ?? 0) + count);
  return [...counts.keys()]
    .toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
    .map((currency) => ({
      currency,
      series: seriesOf(
        range,
        issued.flatMap(({ day, by, sum }) => (by[1] === currency ? [[day, sum] as const] : [])),
      ),
    }));
}

export async function userStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<UserStatistics> {
  const counts = await countsOfMoments(context, range, timeZone, { entity: User, at: 'createdAt' });
  return { added: seriesOfCounts(range, counts) };
}

export async function employeeStatistics(context: Context, range: Range): Promise<EmployeeStatistics> {
  const counts = await countsOfDates(context, range, { entity: Employee, at: 'startDate' });
  return { started: seriesOfCounts(range, counts) };
}

/** Sign-ins and refusals of the entries that `auditEntries` shows the viewer. */
export async function accessStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<AccessStatistics> {
  const first = await firstEntryAt(context, addDays(range.before.from, -1));
  const seen = seesAllRadios(context)
    ? { text: '', values: [] }
    : { text: ' and (t.radio_id is null or t.radio_id = ?)', values: [context.radioId ?? -1] };
  const counts = await countsOfMoments(context, range, timeZone, {
    entity: AuditEntry,
    at: 'at',
    groupBy: ['action'],
    more: {
      // A proof of who one is, within a session, is recorded of the session; a sign-in of the user.
      text: `t.id >= ? and (t.action in (?, ?) or (t.action = ? and t.subject = ?))${seen.text}`,
      values: [
        first,
        AuditAction.SIGN_IN_FAILED,
        AuditAction.DENIED,
        AuditAction.SIGNED_IN,
        'User',
        ...seen.values,
      ],
    },
  });
  const ofAction = (action: AuditAction) =>
    seriesOfCounts(
      range,
      counts.filter(({ by }) => by[0] === action),
    );
  return {
    signIns: ofAction(AuditAction.SIGNED_IN),
    failedSignIns: ofAction(AuditAction.SIGN_IN_FAILED),
    refusals: ofAction(AuditAction.DENIED),
  };
}
