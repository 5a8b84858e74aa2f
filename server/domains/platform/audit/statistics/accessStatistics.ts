import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { count } from '../../../../kit/query/counts.ts';
import { quarterOf } from '../../../../kit/query/functions.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import { seesAllRadios } from '../../accounts/accounts.ts';
import { countsOfMoments, momentsOf, type Moments } from '../../statistics/countsOfDays.ts';
import { addDays, dayIn } from '../../statistics/days.ts';
import { rangeOf, type Range } from '../../statistics/range.ts';
import { seriesOfCounts } from '../../statistics/series.ts';
import type { AccessOverview, AccessStatistics } from './accessStatistics.types.ts';
import { findFirstEntryAt } from './findFirstEntryAt.ts';

/**
 * Counts sign-ins, failed sign-ins, and requests that were denied for want of a permission. Counts only audit entries that the
 * query `auditEntries` returns to the viewer.
 */
export async function loadAccessStatistics(
  context: Context,
  range: Range,
  timeZone: string,
): Promise<AccessStatistics> {
  const first = await findFirstEntryAt(context, addDays(range.before.from, -1));
  const args = { ...momentsOf(range), first };
  const found = seesAllRadios(context)
    ? await countAllAccesses.all(context, args)
    : await countAccessesOfRadio.all(context, { ...args, radio: context.radioId ?? -1 });
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
        // A reauthentication within a session has the subject of the session; a sign-in has the subject of
        // the user.
        and([eb('action', '=', AuditAction.SIGNED_IN), eb('subject', '=', 'User')]),
      ]),
    )
    .groupBy(['quarter', 'action']);

const countAllAccesses = query('audit.countAllAccesses', (db, given: Moments & Given<{ first: number }>) =>
  accesses(db, given),
);

const countAccessesOfRadio = query(
  'audit.countAccessesOfRadio',
  (db, given: Moments & Given<{ first: number; radio: number }>) =>
    accesses(db, given).where(({ eb, or }) =>
      or([eb('radioId', 'is', null), eb('radioId', '=', given.radio)]),
    ),
);

/** Counts sign-ins, failed sign-ins and denied requests of each of the last 30 days. */
export async function loadAccessOverview(context: Context, timeZone: string): Promise<AccessOverview> {
  const today = dayIn(timeZone, new Date());
  const range = rangeOf(addDays(today, -29), today);
  return { starts: range.starts, ...(await loadAccessStatistics(context, range, timeZone)) };
}
