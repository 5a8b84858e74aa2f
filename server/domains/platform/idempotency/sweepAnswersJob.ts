import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';

const day = 86_400_000;

const deleteOldAnswers = query('idempotency.deleteOldAnswers', (db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('StoredAnswer').where('startedAt', '<', before),
);

/** Deletes stored responses a day after the start of their mutation. */
export const sweepAnswersJob: JobKind = {
  name: 'idempotency.sweepAnswers',
  does: 'Deletes stored responses of repeatable mutations after a day.',
  schedule: '23 * * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ database }) {
    const before = new Date(Date.now() - day);
    await inTransaction(database, (transaction) =>
      Promise.resolve(deleteOldAnswers.write(transaction, { before })),
    );
  },
};
