import type { Domain } from '../../../kit/domain.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { FailedJob } from '../../../kit/jobs/failedJob.entity.ts';
import { Job } from '../../../kit/jobs/job.entity.ts';
import { JobSchedule } from '../../../kit/jobs/jobSchedule.entity.ts';
import { failedJobNotice, notifyOfFailedJob } from './failedJobNotice.ts';
import { FailedJobResolver } from './failedJob.resolver.ts';

/** Background jobs, and those that failed. */
export const jobs: Domain = {
  views: {
    jobs: viewsOf('FailedJob'),
  },
  entities: [Job, JobSchedule, FailedJob],
  resolvers: [FailedJobResolver],
  notices: [failedJobNotice],
  onJobGivenUp: notifyOfFailedJob,
};
