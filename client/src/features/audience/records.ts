import type { RecordKind } from '../../kit/records/recordKind';
import { audiencePath, streamMonitorPath } from './paths';

/** Page paths and field labels of the audience records, for generic screens such as the audit log. */
export const audienceRecords: readonly RecordKind[] = [
  {
    type: 'AudienceSettings',
    path: () => audiencePath,
    fields: {
      privacy: {
        label: 'audience.privacy.field',
        type: 'choice',
        keyOf: (value: string) => `audience.privacy.levels.${value}`,
      },
    },
  },
  {
    type: 'MonitoringSettings',
    path: () => streamMonitorPath,
    fields: {
      isMonitored: { label: 'monitoring.fields.isMonitored' },
      opensAfter: { label: 'monitoring.fields.opensAfter' },
      mailsStaff: { label: 'monitoring.fields.mailsStaff' },
      addresses: { label: 'monitoring.fields.addresses' },
    },
  },
];
