import { randomBytes } from 'node:crypto';
import type { Services } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';

const prefix = 'live_';
const form = /^live_[\w-]{43}$/;

export const makeStreamKey = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** Hash that a stream key is stored as; undefined for malformed keys. */
export const hashOfStreamKey = ({ identity }: Services, key: string): string | undefined =>
  form.test(key) ? /* guard: stream-key-stored-as-hash */ identity.hashOf('stream key', key) : undefined;

/** Finds a stream key of the current radio, with its owner, by the hash of the key. */
export const findKeyByHash = query(
  'broadcasting.findKeyByHash',
  (db, { keyHash }: Given<{ keyHash: string }>) =>
    db.selectFrom('StreamKey').select(['id', 'person']).where('keyHash', '=', keyHash),
);

export const markKeyUsed = query(
  'broadcasting.markKeyUsed',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('StreamKey').set({ lastUsedAt: at }).where('id', '=', id),
);
