import type { Context } from '../context.ts';

/**
 * A path at which somebody, as a rule signed in, speaks with us over a WebSocket of its own, beside that of GraphQL. A domain says
 * what is spoken there; the routes see to it who it is, that they come from our own pages, and that they may still be there.
 */
export interface SocketPath {
  path: string;
  /** Whether who is not signed in may come too: then the path itself asks who they are, and its context has no viewer. */
  takesGuests?: boolean;
  /** Somebody has said who they are, and more in the same frame. Whatever it throws closes the socket. */
  open: (socket: OpenSocket, hello: Readonly<Record<string, unknown>>) => Promise<void>;
}

export interface OpenSocket {
  context: Context;
  /** Ends when the socket is closed, by whomever. */
  signal: AbortSignal;
  /** Says something in JSON, by its `state`; `alive` is said by the routes. Nothing any more once it is closed. */
  send: (frame: object) => void;
  /** Takes what comes from now on, and what has come since the first frame. */
  take: (taken: (frame: Buffer | string) => void) => void;
  close: (code: number, reason: string) => void;
}
