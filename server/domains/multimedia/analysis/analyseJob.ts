import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import type { MediumKey } from './storedMedium.ts';

/** Reads what jobs are given of a medium. */
export function readMediumKey(kept: object): MediumKey {
  const { id, radioId, kind } = kept as Partial<MediumKey>;
  if (id === undefined || radioId === undefined || !kind || !(kind in MediaKind))
    throw new Error('It names no medium.');
  return { id, radioId, kind };
}

/** Looks into the file of a medium. */
export const analyseJob: JobKind<MediumKey> = {
  name: 'multimedia.analyse',
  does: 'Looks into a file that was sent: what it is, how long and how loud, and its tags.',
  atOnce: 2,
  tries: 3,
  pause: { first: 10, longest: 60 },
  // Twelve hours of sound decode in less.
  timeLimit: 3600,
  read: readMediumKey,
  work: ({ services, data, signal }) => services.library.analyse(data, signal),
  givenUp: ({ services, data }, error) => services.library.failed(data, error),
};

/** Has a medium looked into once its transaction is kept. */
export const addAnalysis = (jobs: Jobs, transaction: Transaction, { id, radioId, kind }: MediumKey) =>
  jobs.add(transaction, analyseJob, { id, radioId, kind }, { key: String(id) });
