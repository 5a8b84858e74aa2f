import type { Context } from '../context.ts';

/**
 * A path with a WebSocket protocol of its own, beside that of GraphQL, usually for signed-in users. A domain implements the
 * protocol; the routes check the user, the origin of the page, and that the session is still valid.
 */
export interface SocketPath {
  path: string;
  /** True to accept clients that are not signed in: the path then identifies them itself, and the context has no viewer. */
  takesGuests?: boolean;
  /** Called after the first frame, which has identified the client; `hello` is its content. An exception closes the socket. */
  open: (socket: OpenSocket, hello: Readonly<Record<string, unknown>>) => Promise<void>;
}

export interface OpenSocket {
  context: Context;
  /** Aborts when the socket is closed by either side. */
  signal: AbortSignal;
  /** Sends a JSON frame with a `state`; the routes send `alive`. Does nothing after the socket is closed. */
  send: (frame: object) => void;
  /** Sets the receiver of frames. It first gets the frames that arrived after the first frame and before this call. */
  take: (taken: (frame: Buffer | string) => void) => void;
  close: (code: number, reason: string) => void;
}
