import type { RecordKind } from '../../kit/records/recordKind';
import { audiencePath, streamMonitorPath } from './paths';

/** Descriptions of listener records for other features. */
export const audienceRecords: readonly RecordKind[] = [
  {
    type: 'AudienceSettings',
    path: () => audiencePath,
    fields: {
      privacy: {
        label: 'audience.privacy.field',
        holds: 'choice',
        keyOf: (value: string) => `audience.privacy.levels.${value}` as never,
      },
    },
  },
  {
    type: 'HearingSettings',
    path: () => streamMonitorPath,
    fields: {
      isHeard: { label: 'hearing.fields.isHeard' },
      opensAfter: { label: 'hearing.fields.opensAfter' },
      mailsStaff: { label: 'hearing.fields.mailsStaff' },
      addresses: { label: 'hearing.fields.addresses' },
    },
  },
];
