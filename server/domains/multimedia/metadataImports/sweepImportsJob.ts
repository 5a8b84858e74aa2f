import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { oldImports } from './importQueries.ts';

const day = 24 * 60 * 60_000;

/** What was never started is kept for a day, and how one went for thirty. */
export const sweepImportsJob: JobKind = {
  name: 'multimedia.sweepMetadataImports',
  does: 'Forgets imports of metadata that nobody started, and how old ones went.',
  schedule: '47 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  work: ({ database }) =>
    inTransaction(database, async (transaction) => {
      const now = Date.now();
      await oldImports.write(transaction, { begun: new Date(now - day), finished: new Date(now - 30 * day) });
    }),
};
