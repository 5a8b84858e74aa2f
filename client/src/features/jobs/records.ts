import type { RecordKind } from '../../kit/records/recordKind';
import { kindKey } from './useKindName';

/**
 * Path and field labels of failed jobs, for generic screens such as the audit log. The path is that of the list, since
 * a failed job has no page of its own.
 */
export const failedJobRecord: RecordKind = {
  type: 'FailedJob',
  path: () => '/admin/jobs',
  fields: {
    kind: { label: 'jobs.kind', type: 'choice', keyOf: kindKey },
    error: { label: 'jobs.error' },
    tries: { label: 'jobs.tries' },
    addedAt: { label: 'jobs.addedAt', type: 'moment' },
    failedAt: { label: 'jobs.failedAt', type: 'moment' },
    retried: { label: 'jobs.isRetried' },
  },
};
