import { Temporal } from 'temporal-polyfill';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { todayIn } from '../media/kinds/adverts/publicityValidity.ts';
import { advertEndsNotice } from './advertEndsNotice.ts';

const daysAhead = 7;

const findRadiosWithAdverts = query('library.findRadiosWithAdverts', (db) =>
  db
    .selectFrom(acrossRadios('Publicity as advert'))
    .innerJoin('Radio as radio', 'radio.id', 'advert.radio')
    .select(['radio.id', 'radio.timeZone'])
    .distinct(),
);

const findEndingAdverts = query(
  'library.findEndingAdverts',
  (db, { from, until }: Given<{ from: string; until: string }>) =>
    db
      .selectFrom('Publicity')
      .select(['id', 'title', 'validTo'])
      .where('evergreen', '=', false)
      .where('validTo', '>=', from)
      .where('validTo', '<=', until)
      .orderBy('validTo', 'desc'),
);

/** Notifies of each advert that ends within a week, once per end date. */
export async function notifyEndingAdverts(
  { services, database, radioId }: { services: Services; database: Database; radioId: number },
  today: string,
): Promise<void> {
  const days = { from: today, until: Temporal.PlainDate.from(today).add({ days: daysAhead }).toString() };
  for (const { id, title, validTo } of await findEndingAdverts.all({ database, radioId }, days))
    await inTransaction(database, async (transaction) =>
      services.notices.notify(transaction, advertEndsNotice, {
        to: 'TEAM',
        radioId,
        data: { title, lastDay: validTo! },
        path: `/admin/multimedia/publicities/${id}`,
        group: 'ending',
        once: `${id} ${validTo}`,
      }),
    );
}

export const notifyEndingAdvertsJob: JobKind = {
  name: 'multimedia.notifyEndingAdverts',
  formerName: 'multimedia.tellAdverts',
  does: 'Notifies people who manage adverts of those that end within a week.',
  schedule: '17 * * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ services, database, signal }) {
    for (const { id, timeZone } of await findRadiosWithAdverts.all(database)) {
      signal.throwIfAborted();
      await notifyEndingAdverts({ services, database, radioId: id }, todayIn(timeZone));
    }
  },
};
