import { Temporal } from 'temporal-polyfill';
import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { mailOf, findReader } from '../../accounts/mailedLinks/mails.ts';
import { NoticeTimes, usualTimes } from '../choices/noticeTimes.entity.ts';
import { seenBy } from '../seenBy.ts';
import { mailWords } from './mailWords.ts';

/** Maximum number of notifications that a digest lists. */
const listed = 20;

/** Mails people their daily digest of notifications, from the digest time of each person on. */
export const digestJob: JobKind = {
  name: 'notifications.digest',
  does: 'Mails the daily digests of notifications.',
  schedule: '*/10 * * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 300 },
  timeLimit: 540,
  read: () => ({}),
  async work({ services, database, signal }) {
    for (const { user } of await findUsersWithDigest.all(database)) {
      signal.throwIfAborted();
      await digest({ services, database }, user, new Date());
    }
  },
};

const findUsersWithDigest = query('notifications.findUsersWithDigest', (db) =>
  db.selectFrom('InboxLine').select('user').distinct().where('isForDigest', '=', true).orderBy('user'),
);

/**
 * Mails one person the digest of notifications, once a day and from their digest time on. Mails nothing when the person may see
 * none of the notifications.
 */
export async function digest(
  { services, database }: { services: Services; database: Database },
  user: number,
  now: Date,
): Promise<void> {
  const reader = await findReader(database, user);
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(reader.timeZone);
  const day = clock.toPlainDate().toString();
  const sees = seenBy(services.accounts, user);
  await inTransaction(database, async (transaction) => {
    await lockUser.all(transaction, { user });
    const stored = await findDigestTimes.first(transaction, { user });
    const times = stored ?? { ...usualTimes, digestedOn: null };
    if (times.digestedOn === day || clock.toPlainTime().toString().slice(0, 5) < times.digestAt) return;
    const lines = await findDigestLines.all(transaction, { user });
    const seen = [];
    for (const line of lines)
      if (await sees(line.about, services.notificationKinds.of(line.kind))) seen.push(line);
    await clearDigestFlags.write(transaction, { user });
    if (stored) await setDigestedOn.write(transaction, { user, day });
    else
      await insertRow(
        transaction,
        transaction.models.of(NoticeTimes),
        { user, ...usualTimes, digestedOn: day },
        { radioId: undefined, deleted: 'hidden' },
      );
    if (seen.length === 0) return;
    const words = mailWords[reader.language];
    const subjects = seen
      .slice(0, listed)
      .map((line) => `• ${services.notificationKinds.wordsOf(line, reader).subject}`);
    const message = mailOf(reader, {
      subject: words.digest(seen.length),
      before: [...subjects, ...(seen.length > listed ? [words.more(seen.length - listed)] : [])],
      link: { url: `${services.accounts.portalUrl()}/admin/notifications`, action: words.openInbox },
      after: [words.choose],
    });
    await services.mail.send(transaction, message);
  });
}

const lockUser = query('notifications.lockDigestUser', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('id').where('id', '=', user).forNoKeyUpdate(),
);

const findDigestTimes = query('notifications.findDigestTimes', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('NoticeTimes').select(['digestAt', 'digestedOn']).where('user', '=', user),
);

/** Lines for the digest of a person, without those that were seen or marked as done in the meantime. */
const findDigestLines = query('notifications.findDigestLines', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('InboxLine')
    .select(['about', 'kind', 'data', 'number'])
    .where('user', '=', user)
    .where('isForDigest', '=', true)
    .where('seenAt', 'is', null)
    .where('doneAt', 'is', null)
    .orderBy('at', 'desc')
    .limit(200),
);

const clearDigestFlags = query('notifications.clearDigestFlags', (db, { user }: Given<{ user: number }>) =>
  db
    .updateTable('InboxLine')
    .set({ isForDigest: false })
    .where('user', '=', user)
    .where('isForDigest', '=', true),
);

const setDigestedOn = query(
  'notifications.setDigestedOn',
  (db, { user, day }: Given<{ user: number; day: string }>) =>
    db.updateTable('NoticeTimes').set({ digestedOn: day }).where('user', '=', user),
);
