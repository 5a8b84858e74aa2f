// Rate limit of one WebSocket. Counts frames and bytes, because a thousand frames of one byte cost more than one frame of a
// thousand bytes.
import type { WebSocket } from 'ws';
import { limit } from '../../kit/limit.ts';
import { hangUp } from './heartbeat.ts';

const frames = limit(
  'socketFrames',
  100,
  'Frames per second from one WebSocket, averaged over ten seconds. A socket that sends more is closed with 1008.',
);
const bytes = limit(
  'socketBytes',
  2 * 1024 * 1024,
  'Bytes per second from one WebSocket, averaged over ten seconds. A socket that sends more is closed with 1008.',
);

const burstSeconds = 10;
const policyViolation = 1008;

/** Closes a WebSocket whose client sends more frames or bytes than allowed. Frames after that are not read. */
export function limitFrames(socket: WebSocket): void {
  const frameAllowance = new Allowance(frames.max);
  const byteAllowance = new Allowance(bytes.max);
  socket.on('message', (data: Buffer) => {
    if (frameAllowance.take(1) && byteAllowance.take(data.length)) return;
    socket.removeAllListeners('message');
    hangUp(socket, policyViolation, 'Too many frames.');
  });
}

/** Token bucket. Refills at a constant rate, up to the amount for `burstSeconds`. */
class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * burstSeconds;
  }

  /** Takes an amount from the bucket. Returns false when the bucket contains less. */
  take(amount: number): boolean {
    const now = performance.now();
    const grown = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * burstSeconds, this.#left + grown) - amount;
    this.#at = now;
    return this.#left >= 0;
  }
}
