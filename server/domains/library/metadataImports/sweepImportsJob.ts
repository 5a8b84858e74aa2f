import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { deleteOldImports } from './importQueries.ts';

const day = 24 * 60 * 60_000;

/** Deletes imports that were not started within a day of their creation, or that ended 30 days ago. */
export const sweepImportsJob: JobKind = {
  name: 'multimedia.sweepMetadataImports',
  does: 'Deletes metadata imports that were not started within a day, or that ended 30 days ago.',
  schedule: '47 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  work: ({ database }) =>
    inTransaction(database, async (transaction) => {
      const now = Date.now();
      await deleteOldImports.write(transaction, {
        begun: new Date(now - day),
        finished: new Date(now - 30 * day),
      });
    }),
};
