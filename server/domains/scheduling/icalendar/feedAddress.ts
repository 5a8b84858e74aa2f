import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';

export const feedPath = '/calendar.ics';

/** URL of a calendar feed. The secret is in the query, which is written neither to the log nor to traces. */
export const addressOf = (portal: string, secret: string): string => `${portal}${feedPath}?key=${secret}`;

export const makeSecret = (): string => randomBytes(32).toString('base64url');

const form = /^[\w-]{43}$/;

/** Returns the hash as which the secret of a feed is stored; undefined for malformed secrets. */
export const hashOfSecret = ({ identity }: Services, secret: string | undefined): string | undefined =>
  typeof secret === 'string' && form.test(secret) ? identity.hashOf('calendar feed', secret) : undefined;
