import type { Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { readMediumKey } from '../analysis/analyseJob.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';

/**
 * Measures media that were uploaded while ffmpeg was missing. The job is separate from the analysis, so that new uploads do not
 * wait for it.
 */
export const measureJob: JobKind<MediumKey> = {
  name: 'multimedia.measure',
  does: 'Measures a sound or a video that was uploaded while ffmpeg was not installed.',
  atOnce: 1,
  tries: 3,
  pause: { first: 30, longest: 300 },
  timeLimit: 3600,
  read: readMediumKey,
  work: ({ services, data, signal }) => services.library.measure(data, signal),
};

/** Queues the measuring of a medium when the transaction commits. */
export const addMeasuring = (jobs: Jobs, transaction: Transaction, { id, radioId, kind }: MediumKey) =>
  jobs.add(transaction, measureJob, { id, radioId, kind }, { key: measureKey({ id, radioId }) });

export const measureKey = ({ id, radioId }: Pick<MediumKey, 'id' | 'radioId'>): string =>
  `${measureKeysOf(radioId)}${id}`;

/** Returns the prefix of the keys of all measuring jobs of a radio. */
export const measureKeysOf = (radioId: number): string => `${radioId}/`;
