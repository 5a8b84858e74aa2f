import type { Domain } from '../../../kit/domain.ts';
import { Job } from '../../../kit/jobs/job.entity.ts';
import { JobSchedule } from '../../../kit/jobs/jobSchedule.entity.ts';
import { failedJobNotice } from './failedJobNotice.ts';
import { FailedJobResolver } from './failedJob.resolver.ts';

export const jobs: Domain = {
  entities: [Job, JobSchedule],
  resolvers: [FailedJobResolver],
  notices: [failedJobNotice],
};
