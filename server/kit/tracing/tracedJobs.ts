import type { AnyJobKind } from '../jobs/jobKind.ts';
import type { Tracing } from './tracing.ts';

/** Returns the job kinds with each attempt of a job traced as a span. */
export const tracedJobs = (kinds: readonly AnyJobKind[], tracing: Tracing): AnyJobKind[] =>
  kinds.map((kind) => ({
    ...kind,
    work: (job) => tracing.job(`job ${kind.name}`, () => kind.work(job)),
  }));
