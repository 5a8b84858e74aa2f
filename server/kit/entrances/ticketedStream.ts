import type { Readable } from 'node:stream';
import type { Context, Services } from '../context.ts';
import type { Rule } from '../rules/rule.ts';

/**
 * An endless audio stream at one of our addresses, with the ticket of that address or a bearer token. The permission is checked
 * at each connection, and again while it lasts.
 */
export interface TicketedStream {
  /** Path with `:radio` for the radio that the stream belongs to. */
  path: string;
  /** Permission to listen. */
  rule: Rule;
  /** Id of the session that a valid ticket was issued to; undefined for other tickets. */
  sessionOf: (services: Services, ticket: string, radioId: number) => number | undefined;
  /** Opens the stream for one listener, until the signal aborts. Throws when there is nothing to listen to. */
  open: (context: Context, signal: AbortSignal) => Promise<OpenStream>;
}

export interface OpenStream {
  /** MIME type. */
  type: string;
  content: Readable;
}
