import type { RecordKind } from '../../kit/records/recordKind';

/** Registers sessions with generic screens such as the audit log. It has no path, because no page shows a single session. */
export const sessionRecord: RecordKind = { type: 'Session', fields: {} };

/** Field labels of passkeys, for generic screens such as the audit log. */
export const passkeyRecord: RecordKind = {
  type: 'Passkey',
  fields: {
    name: { label: 'security.name' },
    user: { label: 'team.person' },
  },
};

/** Field labels of API tokens, for generic screens such as the audit log. */
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

/** Registers authenticator apps with generic screens such as the audit log. */
export const authenticatorRecord: RecordKind = { type: 'Authenticator', fields: {} };

/**
 * Field labels of recovery codes, for generic screens such as the audit log. These show the number of codes, never the
 * codes themselves.
 */
export const recoveryCodeRecord: RecordKind = {
  type: 'RecoveryCode',
  fields: { codes: { label: 'security.codes' } },
};
