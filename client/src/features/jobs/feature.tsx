import { Cpu } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { failedJobRecord } from './records';

const GivenUpCount = lazyPart(() => import('./GivenUpCount'));

export const jobs = defineFeature({
  name: 'jobs',
  documentation: 'audit-and-jobs',
  records: [failedJobRecord],
  pages: [
    {
      path: '/admin/jobs',
      title: 'jobs.title',
      load: () => import('./JobListPage'),
      rule: { action: 'read', subject: 'FailedJob' },
      entry: { id: 42, icon: Cpu, section: 'people', Count: GivenUpCount },
    },
  ],
});
