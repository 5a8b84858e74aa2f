import type { RecordKind } from '../../kit/records/recordKind';

/** How others tell of a session, which is nowhere a screen of its own. */
export const sessionRecord: RecordKind = { type: 'Session', fields: {} };

/** How others tell of a passkey. */
export const passkeyRecord: RecordKind = {
  type: 'Passkey',
  fields: {
    name: { label: 'security.name' },
    user: { label: 'team.person' },
  },
};

/** How others tell of an API token. */
export const apiTokenRecord: RecordKind = {
  type: 'ApiToken',
  fields: {
    name: { label: 'security.name' },
    user: { label: 'team.person' },
    radio: { label: 'users.radio' },
    scopes: { label: 'security.scopes' },
    expiresAt: { label: 'security.until', holds: 'moment' },
    revokedAt: { label: 'security.revokedAt', holds: 'moment' },
  },
};

/** How others tell of an app that gives codes. */
export const authenticatorRecord: RecordKind = { type: 'Authenticator', fields: {} };

/** How others tell of recovery codes: only how many were made. */
export const recoveryCodeRecord: RecordKind = {
  type: 'RecoveryCode',
  fields: { codes: { label: 'security.codes' } },
};
