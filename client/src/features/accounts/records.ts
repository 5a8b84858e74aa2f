import type { RecordKind } from '../../kit/records/recordKind';

/** Description of sessions for other features, such as the audit. It has no path: no page shows a single session. */
export const sessionRecord: RecordKind = { type: 'Session', fields: {} };

/** Description of passkeys for other features. */
export const passkeyRecord: RecordKind = {
  type: 'Passkey',
  fields: {
    name: { label: 'security.name' },
    user: { label: 'team.person' },
  },
};

/** Description of API tokens for other features. */
export const apiTokenRecord: RecordKind = {
  type: 'ApiToken',
  fields: {
    name: { label: 'security.name' },
    user: { label: 'team.person' },
    radio: { label: 'users.radio' },
    scopes: { label: 'security.scopes' },
    expiresAt: { label: 'security.until', type: 'moment' },
    revokedAt: { label: 'security.revokedAt', type: 'moment' },
  },
};

/** Description of authenticator apps for other features. */
export const authenticatorRecord: RecordKind = { type: 'Authenticator', fields: {} };

/** Description of recovery codes for other features: only their number, never the codes. */
export const recoveryCodeRecord: RecordKind = {
  type: 'RecoveryCode',
  fields: { codes: { label: 'security.codes' } },
};
