import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Short, and of characters that mean nothing in a log, a header or a page. */
const wellFormed = /^[\w.:-]{1,64}$/;

/** The id that a proxy or a client gave a request, or a new one. It stands in every answer, in the log and in the audit. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
