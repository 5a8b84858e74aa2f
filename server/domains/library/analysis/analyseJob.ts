import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import type { MediumKey } from './storedMedium.ts';

/** Parses the data of jobs that work on a medium. */
export function readMediumKey(stored: object): MediumKey {
  const { id, radioId, kind } = stored as Partial<MediumKey>;
  if (id === undefined || radioId === undefined || !kind || !(kind in MediaKind))
    throw new Error('The job data names no medium.');
  return { id, radioId, kind };
}

/** Analyses the file of a medium. */
export const analyseJob: JobKind<MediumKey> = {
  name: 'multimedia.analyse',
  does: 'Analyses an uploaded file: type, duration, loudness and tags.',
  atOnce: 2,
  tries: 3,
  pause: { first: 10, longest: 60 },
  // Seconds; decoding twelve hours of sound, the longest accepted file, takes less.
  timeLimit: 3600,
  read: readMediumKey,
  work: ({ services, data, signal }) => services.library.analyse(data, signal),
  givenUp: ({ services, data }, error) => services.library.failed(data, error),
};

/** Queues the analysis of a medium when the transaction commits. */
export const addAnalysis = (jobs: Jobs, transaction: Transaction, { id, radioId, kind }: MediumKey) =>
  jobs.add(transaction, analyseJob, { id, radioId, kind }, { key: String(id) });
