import type { JobKind } from '../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';

const day = 86_400_000;

const oldAnswers = query('idempotency.oldAnswers', (db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('KeptAnswer').where('startedAt', '<', before),
);

/** Forgets answers that were kept for those who ask again. */
export const sweepAnswersJob: JobKind = {
  name: 'idempotency.sweepAnswers',
  does: 'Forgets answers of mutations that were kept for a day for those who send them again.',
  schedule: '23 * * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ database }) {
    const before = new Date(Date.now() - day);
    await inTransaction(database, (transaction) =>
      Promise.resolve(oldAnswers.write(transaction, { before })),
    );
  },
};
