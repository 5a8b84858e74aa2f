import type { AnyJobKind } from '../jobs/jobKind.ts';
import type { Tracing } from './tracing.ts';

/** Job kinds that trace each attempt of a job. */
export const tracedJobs = (kinds: readonly AnyJobKind[], tracing: Tracing): AnyJobKind[] =>
  kinds.map((kind) => ({
    ...kind,
    work: (job) => tracing.job(`job ${kind.name}`, () => kind.work(job)),
  }));
