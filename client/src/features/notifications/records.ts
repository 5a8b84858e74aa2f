import type { RecordKind } from '../../kit/records/recordKind';

/** Field labels of webhooks, for generic screens such as the audit log. */
export const webhookRecord: RecordKind = {
  type: 'Webhook',
  fields: {
    url: { label: 'webhooks.url' },
    kinds: { label: 'webhooks.kinds' },
    user: { label: 'team.person' },
    about: { label: 'users.radio' },
    isOn: { label: 'webhooks.on' },
  },
};
