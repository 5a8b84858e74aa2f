// What one WebSocket may send: frames and bytes, because many tiny frames cost as much work as one large one.
import type { WebSocket } from 'ws';
import { limit } from '../kit/limit.ts';
import { hangUp } from './heartbeat.ts';

const frames = limit(
  'socketFrames',
  100,
  'Frames a second that one WebSocket sends, on average of the last ten seconds; one that sends more is closed with 1008.',
);
const bytes = limit(
  'socketBytes',
  2 * 1024 * 1024,
  'Bytes a second that one WebSocket sends, on average of the last ten seconds; one that sends more is closed with 1008.',
);

const burstSeconds = 10;
const policyViolation = 1008;

/** Closes a socket that sends more than its budget. What it sent beyond that is not read. */
export function limitFrames(socket: WebSocket): void {
  const budgets = [frames, bytes].map(({ most }) => new Allowance(most));
  socket.on('message', (data: Buffer) => {
    const isWithin = [1, data.length].map((amount, index) => budgets[index]!.take(amount)).every(Boolean);
    if (isWithin) return;
    socket.removeAllListeners('message');
    hangUp(socket, policyViolation, 'Too many frames.');
  });
}

/** An amount that grows steadily, up to what comes in `burstSeconds`. */
class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * burstSeconds;
  }

  /** Whether so much was left. */
  take(amount: number): boolean {
    const now = performance.now();
    const grown = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * burstSeconds, this.#left + grown) - amount;
    this.#at = now;
    return this.#left >= 0;
  }
}
