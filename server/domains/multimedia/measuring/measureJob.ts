import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { readMediumKey } from '../analysis/analyseJob.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';

/** Measures what came while that could not be done; whatever is sent meanwhile is looked into beside it. */
export const measureJob: JobKind<MediumKey> = {
  name: 'multimedia.measure',
  does: 'Measures a sound or a film that came while ffmpeg was not on this server.',
  atOnce: 1,
  tries: 3,
  pause: { first: 30, longest: 300 },
  timeLimit: 3600,
  read: readMediumKey,
  work: ({ services, data, signal }) => services.library.measure(data, signal),
};

/** Has a medium measured once its transaction is kept. */
export const addMeasuring = (jobs: Jobs, transaction: Transaction, { id, radioId, kind }: MediumKey) =>
  jobs.add(transaction, measureJob, { id, radioId, kind }, { key: measureKey({ id, radioId }) });

export const measureKey = ({ id, radioId }: Pick<MediumKey, 'id' | 'radioId'>): string =>
  `${measureKeysOf(radioId)}${id}`;

/** How the keys of all jobs of a radio begin. */
export const measureKeysOf = (radioId: number): string => `${radioId}/`;
