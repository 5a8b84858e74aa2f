import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';

const prefix = 'live_';
const form = /^live_[\w-]{43}$/;

export const makeStreamKey = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** Under which a key is kept; undefined for what is none. */
export const hashOfStreamKey = ({ identity }: Services, key: string): string | undefined =>
  form.test(key) ? /* guard: stream-key-stored-as-hash */ identity.hashOf('stream key', key) : undefined;

/** The person of a key: it is good on its own radio alone. */
export const personOfKey = query('onair.personOfKey', (db, { keyHash }: Given<{ keyHash: string }>) =>
  db.selectFrom('StreamKey').select(['id', 'person']).where('keyHash', '=', keyHash),
);

export const keyUsed = query('onair.keyUsed', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('StreamKey').set({ lastUsedAt: at }).where('id', '=', id),
);
