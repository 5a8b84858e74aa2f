import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';

const deleteOldListeners = query(
  'programmes.deleteOldListeners',
  (db, { before }: Given<{ before: string }>) => db.deleteFrom('PodcastListener').where('day', '<', before),
);

/** Deletes the listener hashes of the days before yesterday (UTC), whose downloads have been counted. */
export const sweepListenersJob: JobKind = {
  name: 'planning.sweepListeners',
  does: 'Deletes the hashes of podcast listeners of the days before yesterday (UTC).',
  schedule: '17 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ database }) {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await inTransaction(database, (transaction) =>
      Promise.resolve(deleteOldListeners.write(transaction, { before: yesterday })),
    );
  },
};
