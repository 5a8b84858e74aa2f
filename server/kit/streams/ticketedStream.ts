import type { Readable } from 'node:stream';
import type { Context, Services } from '../context.ts';
import type { Rule } from '../rules/rule.ts';

/**
 * Sound without an end that people hear at an address of ours, with the ticket of that address or a bearer token. Who may is
 * asked at each connection, and again while it lasts.
 */
export interface TicketedStream {
  /** With `:radio` for the radio that it belongs to. */
  path: string;
  /** Who may hear it. */
  rule: Rule;
  /** The session that a good ticket was given to. */
  sessionOf: (services: Services, ticket: string, radioId: number) => number | undefined;
  /** Opens it for one listener, until the signal ends it; throws where there is nothing to hear. */
  open: (context: Context, signal: AbortSignal) => Promise<OpenStream>;
}

export interface OpenStream {
  /** MIME type. */
  type: string;
  content: Readable;
}
