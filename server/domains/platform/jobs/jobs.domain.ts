import type { Domain } from '../../../kit/domain.ts';
import { Job } from '../../../kit/jobs/job.entity.ts';
import { JobSchedule } from '../../../kit/jobs/jobSchedule.entity.ts';
import { failedJobNotice, notifyOfFailedJob } from './failedJobNotice.ts';
import { FailedJobResolver } from './failedJob.resolver.ts';

/** Background jobs, and those that failed. */
export const jobs: Domain = {
  entities: [Job, JobSchedule],
  resolvers: [FailedJobResolver],
  notices: [failedJobNotice],
  onJobGivenUp: notifyOfFailedJob,
};
