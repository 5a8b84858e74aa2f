import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';

export const feedPath = '/calendar.ics';

/** The secret follows a question mark: what does stands in no line of the log, and in no trace. */
export const addressOf = (portal: string, secret: string): string => `${portal}${feedPath}?key=${secret}`;

export const makeSecret = (): string => randomBytes(32).toString('base64url');

const form = /^[\w-]{43}$/;

/** Under which a secret is kept; undefined for what is none. */
export const hashOfSecret = ({ identity }: Services, secret: string | undefined): string | undefined =>
  typeof secret === 'string' && form.test(secret) ? identity.hashOf('calendar feed', secret) : undefined;
