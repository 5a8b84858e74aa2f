import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findRadioClock } from '../../platform/public.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { forgetBeyond } from '../privacy/forget.ts';
import { lockPrivacy } from '../privacy/storedPrivacy.ts';
import { findMountIds } from './rollUpQueries.ts';

/** Retention of listening sessions, in days. */
const daysOfSessions = 60;
/** Retention of figures by minute, in days; hours and days stay. */
const daysOfMinutes = 366;
const daysOfChanges = 731;

const deleteOldMinutes = query(
  'audience.deleteOldMinutes',
  (db, { mount, before }: Given<{ mount: number; before: number }>) =>
    db.deleteFrom('AudienceMinute').where('mount', '=', mount).where('minute', '<', before),
);

const deleteOldSessions = query(
  'audience.deleteOldSessions',
  (db, { mount, before }: Given<{ mount: number; before: string }>) =>
    db.deleteFrom('ListenerSession').where('mount', '=', mount).where('day', '<', before),
);

const deleteExpiredSalts = query(
  'audience.deleteExpiredSalts',
  (db, { mount, today }: Given<{ mount: number; today: string }>) =>
    db.deleteFrom('AudienceSalt').where('mount', '=', mount).where('day', '<', today),
);

const deleteOldChanges = query(
  'audience.deleteOldChanges',
  (db, { mount, before }: Given<{ mount: number; before: Date }>) =>
    db
      .deleteFrom('MountChange')
      .where('mount', '=', mount)
      .where('since', '<', before)
      .where('until', 'is not', null),
);

interface RadioScope {
  database: Database;
  radioId: number;
}

/** Deletes the salts of past days. Without its salt, the hash of a listener cannot be linked to an IP address any more. */
export async function forgetSalts(scope: RadioScope): Promise<void> {
  const today = Math.floor((await findRadioClock(scope)).wallNow / dayLength);
  for (const { id } of await findMountIds.all(scope))
    await inTransaction(scope.database, async (transaction) => {
      await deleteExpiredSalts.write(transaction, { mount: id, today: dateOf(today) });
    });
}

/** Deletes data beyond its retention, and data that the radio's privacy level forbids. */
export async function sweepAudience(scope: RadioScope, signal?: AbortSignal): Promise<void> {
  const clock = await findRadioClock(scope);
  const today = Math.floor(clock.wallNow / dayLength);
  const startOf = (day: number) => clock.momentOf(day * dayLength);
  for (const { id: mount } of await findMountIds.all(scope)) {
    signal?.throwIfAborted();
    await inTransaction(scope.database, async (transaction) => {
      await deleteOldMinutes.write(transaction, { mount, before: startOf(today - daysOfMinutes) / 60_000 });
      await deleteOldSessions.write(transaction, { mount, before: dateOf(today - daysOfSessions) });
      const among = { transaction, context: { radioId: scope.radioId } };
      await deleteOldChanges.write(among, { mount, before: new Date(startOf(today - daysOfChanges)) });
    });
  }
  await inTransaction(scope.database, async (transaction) => {
    const among = { transaction, context: { radioId: scope.radioId } };
    await forgetBeyond(among, await lockPrivacy(among));
  });
}
