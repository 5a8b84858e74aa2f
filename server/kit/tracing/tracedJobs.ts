import type { AnyJobKind } from '../jobs/jobKind.ts';
import type { Tracing } from './tracing.ts';

/** Kinds of jobs each of whose tries is a trace. */
export const tracedJobs = (kinds: readonly AnyJobKind[], tracing: Tracing): AnyJobKind[] =>
  kinds.map((kind) => ({
    ...kind,
    work: (job) => tracing.job(`job ${kind.name}`, () => kind.work(job)),
  }));
