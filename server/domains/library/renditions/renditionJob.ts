import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { readMediumKey } from '../analysis/analyseJob.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';

/** Makes a rendition of a sound that browsers cannot play. */
export const renditionJob: JobKind<MediumKey> = {
  name: 'multimedia.rendition',
  does: 'Makes a rendition for browsers of a sound that they cannot play.',
  atOnce: 1,
  tries: 3,
  pause: { first: 30, longest: 300 },
  timeLimit: 3600,
  read: readMediumKey,
  work: ({ services, data, signal }) => services.library.renditions.make(data, signal),
  givenUp: ({ services, data }) => services.library.renditions.giveUp(data),
};

/** Queues the rendition of a medium when the transaction commits. */
export const addRendition = (jobs: Jobs, transaction: Transaction, { id, radioId, kind }: MediumKey) =>
  jobs.add(transaction, renditionJob, { id, radioId, kind }, { key: String(id) });
