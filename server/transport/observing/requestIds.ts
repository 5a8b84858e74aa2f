import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Request ids that are accepted. They are short, with only characters that have no special meaning in logs, headers and pages. */
const wellFormed = /^[\w.:-]{1,64}$/;

/** Returns the request id that a proxy or client has sent, or a new one. Responses, the log and the audit contain it. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
