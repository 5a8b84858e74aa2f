import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../../config.ts';
import type { Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import type { OpenSocket, SocketPath } from '../../kit/entrances/socketPath.ts';
import { followSocket, logOpenSocket } from '../observing/requestLog.ts';
import { addressOf, callerOf } from '../caller.ts';
import { limitFrames } from './frameBudget.ts';
import { hangUp, keepAlive } from './heartbeat.ts';
import { isOurOrigin } from '../origin.ts';
import { closeByFault, noteConnectionErrors } from './socketErrors.ts';
import { socketViewer } from './socketViewer.ts';
import type { SocketWatch } from './socketWatch.ts';

interface Options {
  sockets: readonly SocketPath[];
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
  watch: SocketWatch;
  /** Counts one more open socket of a user. Beyond the limit, closes the socket and returns false. */
  admit: (socket: Pick<WebSocket, 'close' | 'once'>, userId: number) => boolean;
}

/** Milliseconds until the first frame must arrive. */
const helloMilliseconds = 10_000;
/** Bytes that may wait until the client is identified. */
const maxWaiting = 1024 * 1024;
/** Close codes of graphql-ws: 4403 refused, 4408 no first frame in time. */
const closed = { forbidden: 4403, noHello: 4408 };

/**
 * WebSockets that domains declare, under the same rules as those of GraphQL. They must come from the portal's own pages, must
 * identify the client in their first frame unless the path takes guests, and are closed a few seconds after the client's session ends.
 */
export async function domainSockets(
  server: FastifyInstance,
  { sockets, contextFor, config, watch, admit }: Options,
): Promise<void> {
  const guests = new GuestSockets();
  for (const { path, open, takesGuests = false } of sockets)
    server.get(path, { websocket: true }, (socket, request) => {
      noteConnectionErrors(socket);
      followSocket(request, socket);
      limitFrames(socket);
      // guard: domain-socket-from-own-pages
      if (!isOurOrigin(request, config)) return socket.close(closed.forbidden, 'Forbidden');
      const frames = new Frames(socket);
      const late = setTimeout(
        () => socket.close(closed.noHello, 'Connection initialisation timeout'),
        helloMilliseconds,
      );
      socket.once('close', () => clearTimeout(late));
      frames.first((hello) => {
        clearTimeout(late);
        welcome(socket, request, { frames, hello, open, takesGuests }).catch((error: unknown) =>
          closeByFault(socket, request, error),
        );
      });
    });

  async function welcome(
    socket: WebSocket,
    request: FastifyRequest,
    {
      frames,
      hello,
      open,
      takesGuests,
    }: {
      frames: Frames;
      hello: Record<string, unknown>;
      open: SocketPath['open'];
      takesGuests: boolean;
    },
  ): Promise<void> {
    const ending = new AbortController();
    const close = (code: number, reason: string) => hangUp(socket, code, reason);
    const speaking = (context: Context): OpenSocket => ({
      context,
      signal: ending.signal,
      send: (frame) => void (socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame))),
      take: (taken) => frames.take(taken),
      close,
    });
    if (takesGuests && hello['accessToken'] === undefined) {
      const context = await contextFor({ ...callerOf(request), accessToken: undefined });
      if (socket.readyState !== socket.OPEN || !guests.admit(socket, addressOf(request))) return;
      logOpenSocket(request);
      keepAlive(socket);
      socket.once('close', () => ending.abort());
      return open(speaking(context), hello);
    }
    const found = await socketViewer(contextFor, request, hello).catch(() => undefined);
    if (socket.readyState !== socket.OPEN) return;
    if (!found || found.first.viewingAs !== undefined) return socket.close(closed.forbidden, 'Forbidden');
    const { first, holder, fresh, accounts, userId, radioId } = found;
    if (!admit(socket, userId)) return;
    Object.assign(request.trail, { userId, radioId });
    logOpenSocket(request);
    keepAlive(socket);
    const unwatch = watch.add(accounts, { holder, fresh, close });
    socket.once('close', () => {
      unwatch();
      ending.abort();
    });
    await open(speaking(first), hello);
  }
}

/** Maximum of sockets per address without a signed-in user. Several guests may share an address. */
const maxGuests = 20;

/** Number of open sockets without a signed-in user, by address. */
class GuestSockets {
  readonly #open = new Map<string, number>();

  admit(socket: Pick<WebSocket, 'close' | 'once'>, address: string): boolean {
    const count = this.#open.get(address) ?? 0;
    if (count >= maxGuests) {
      socket.close(1013, 'Too many connections.');
      return false;
    }
    this.#open.set(address, count + 1);
    socket.once('close', () => {
      const left = this.#open.get(address)! - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
    return true;
  }
}

type Taken = (frame: Buffer | string) => void;

/** The frames of a socket: the first one identifies the client, the others wait for a receiver. */
class Frames {
  readonly #waiting: Array<Buffer | string> = [];
  #bytes = 0;
  #first: ((hello: Record<string, unknown>) => void) | undefined;
  #taken: Taken | undefined;

  constructor(socket: WebSocket) {
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const frame = isBinary ? data : data.toString();
      if (this.#first) {
        const hello = objectIn(frame);
        if (!hello) return socket.close(closed.forbidden, 'Forbidden');
        const first = this.#first;
        this.#first = undefined;
        return first(hello);
      }
      if (this.#taken) return this.#taken(frame);
      this.#bytes += data.length;
      if (this.#bytes > maxWaiting) return socket.close(closed.forbidden, 'Forbidden');
      this.#waiting.push(frame);
    });
  }

  first(handler: (hello: Record<string, unknown>) => void): void {
    this.#first = handler;
  }

  take(taken: Taken): void {
    for (const frame of this.#waiting.splice(0)) taken(frame);
    this.#taken = taken;
  }
}

function objectIn(frame: Buffer | string): Record<string, unknown> | undefined {
  if (typeof frame !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(frame);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
