import type { WebSocket } from 'ws';

/** Milliseconds between two heartbeats. A page that receives nothing for eight seconds considers its connection lost. */
const aliveEvery = 2000;
/** Number of unanswered heartbeats after which the client is considered disconnected. */
const maxUnanswered = 5;
/** Milliseconds within which the client must confirm that a WebSocket closes. After that, the connection is terminated. */
export const closesWithin = 2000;

const alive = JSON.stringify({ state: 'alive' });

/**
 * Detects lost connections with pings. Neither end is notified when a cable is pulled: a lost connection looks like an idle one.
 * Browsers answer pings by themselves, even while their page is busy.
 */
export function keepAlive(socket: WebSocket, every = aliveEvery): void {
  pingSocket(socket, { every, maxUnanswered, onPing: () => socket.send(alive) });
}

interface Pings {
  /** Interval of the pings in milliseconds. */
  every: number;
  /** Number of unanswered pings after which the socket is terminated instead of pinged again. */
  maxUnanswered: number;
  onPing?: () => void;
}

/**
 * Sends pings to a WebSocket until it closes. Terminates it when several pings in a row were not answered. Any frame counts as an
 * answer.
 */
export function pingSocket(socket: WebSocket, { every, maxUnanswered, onPing }: Pings): void {
  let unanswered = 0;
  const answered = () => (unanswered = 0);
  const timer = setInterval(() => {
    if (unanswered >= maxUnanswered) return socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    unanswered += 1;
    socket.ping();
    onPing?.();
  }, every);
  socket.on('pong', answered);
  socket.on('message', answered);
  socket.once('close', () => clearInterval(timer));
}

/** Closes a WebSocket. Terminates the connection when the client does not confirm the close in time. */
export function hangUp(socket: WebSocket, code?: number, reason?: string): void {
  socket.close(code, reason);
  const late = setTimeout(() => socket.terminate(), closesWithin);
  socket.once('close', () => clearTimeout(late));
}
