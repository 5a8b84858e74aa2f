import type { Transaction } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../../kit/jobs/jobs.ts';
import { renderingFailed, renderRush } from './renderRush.ts';

export interface RushKey {
  rushId: number;
  radioId: number;
}

/** Job: makes the resulting file of an accepted rush. */
export const renderRushJob: JobKind<RushKey> = {
  name: 'planning.renderRush',
  does: 'Makes a new file from the marked part of an accepted rush.',
  atOnce: 1,
  tries: 3,
  pause: { first: 10, longest: 60 },
  timeLimit: 3600,
  read: (data) => {
    const { rushId, radioId } = data as Partial<RushKey>;
    if (rushId === undefined || radioId === undefined) throw new Error('The job data names no rush.');
    return { rushId, radioId };
  },
  work: ({ services, database, data, signal }) => renderRush({ services, database }, data, signal),
  givenUp: ({ services, database, data }, error) => renderingFailed({ services, database }, data, error),
};

/** Queues the rendering of a rush when the transaction commits. */
export const addRendering = (jobs: Jobs, transaction: Transaction, key: RushKey) =>
  jobs.add(transaction, renderRushJob, key, { key: String(key.rushId) });
