import type { Readable } from 'node:stream';
import type { Context, Services } from '../context.ts';
import type { Rule } from '../rules/rule.ts';

/**
 * An endless audio stream at an address of this server. The address contains a ticket, or the request a bearer token. The
 * permission is checked when the connection opens, and again while it lasts.
 */
export interface TicketedStream {
  /** Path with `:radio` for the radio that the stream belongs to. */
  path: string;
  /** Permission to listen. */
  rule: Rule;
  /** Id of the session that a ticket was issued to; undefined when the ticket is invalid. */
  sessionOf: (services: Services, ticket: string, radioId: number) => number | undefined;
  /** Opens the stream for one listener, until the signal aborts. Throws when there is nothing to listen to. */
  open: (context: Context, signal: AbortSignal) => Promise<OpenStream>;
}

export interface OpenStream {
  /** MIME type. */
  type: string;
  content: Readable;
}
