import type { WebSocket } from 'ws';

/** So often a socket says that it is alive, in milliseconds; a page that hears it no more has lost its line. */
const aliveEvery = 2000;
/** Who has left so many of them unanswered, and has said nothing else, is gone. */
const mostUnanswered = 5;
/** Who is told that it is over has so long to hang up as well. */
export const closesWithin = 2000;

const alive = JSON.stringify({ state: 'alive' });

/**
 * Keeps the two ends of a socket from taking a line that is lost for one that is quiet: nobody hangs up where a cable is pulled,
 * and neither end is told. Browsers answer by themselves, also while their page is busy.
 */
export function keepAlive(socket: WebSocket, every = aliveEvery): void {
  pingSocket(socket, { every, maxUnanswered: mostUnanswered, onPing: () => socket.send(alive) });
}

interface Pings {
  /** In milliseconds. */
  every: number;
  /** A socket that left so many pings unanswered is terminated instead of pinged again. */
  maxUnanswered: number;
  onPing?: () => void;
}

/** Pings a socket until it closes. Any frame of the peer counts as an answer. */
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

/** Closes a socket, also where nobody is there any more to agree. */
export function hangUp(socket: WebSocket, code?: number, reason?: string): void {
  socket.close(code, reason);
  const late = setTimeout(() => socket.terminate(), closesWithin);
  socket.once('close', () => clearTimeout(late));
}
