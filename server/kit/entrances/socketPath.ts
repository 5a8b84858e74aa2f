import type { Context } from '../context.ts';

/**
 * A path with its own WebSocket protocol, other than GraphQL's, usually for signed-in users. A domain implements the protocol.
 * The routes check the user and the origin of the page, and close the socket when the session ends.
 */
export interface SocketPath {
  path: string;
  /** True accepts clients that are not signed in. The protocol must then identify them itself, and the context has no viewer. */
  takesGuests?: boolean;
  /**
   * Called after the first frame, which has identified the client unless it is a guest. `hello` is the content of that frame. An
   * exception closes the socket.
   */
  open: (socket: OpenSocket, hello: Readonly<Record<string, unknown>>) => Promise<void>;
}

export interface OpenSocket {
  context: Context;
  /** Aborts when the socket is closed by either side. */
  signal: AbortSignal;
  /**
   * Sends a JSON frame, which must have a `state` other than `alive`: the routes send that one. Does nothing after the socket is
   * closed.
   */
  send: (frame: object) => void;
  /** Sets the function that receives the frames. It first receives the frames that arrived since the first frame. */
  take: (taken: (frame: Buffer | string) => void) => void;
  close: (code: number, reason: string) => void;
}
