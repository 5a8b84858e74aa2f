import { openRedis, type Redis } from '../redis/redis.ts';
import type { Bell } from './sharedEvents.ts';

/** A channel of Redis for each database. What is sent over it says nothing but that there is something to look at. */
export class RedisBell implements Bell {
  readonly #ringing: Redis;
  readonly #hearing: Redis;
  readonly #channel: string;

  /** Of several databases on one Redis each has a bell of its own, by its name. */
  constructor(name: string, ...given: Parameters<typeof openRedis>) {
    this.#channel = `regie:${name}:events`;
    this.#ringing = openRedis(...given);
    this.#hearing = openRedis(...given);
  }

  get isConnected(): boolean {
    return this.#ringing.isReady && this.#hearing.isReady;
  }

  ring(): void {
    this.#ringing.publish(this.#channel, '').catch(() => undefined);
  }

  onRing(listener: () => void): void {
    // Whoever loses the bell looks by themselves from then on, and once more when it is back.
    for (const event of ['ready', 'error']) this.#hearing.on(event, listener);
    let isListening = false;
    const listen = () => {
      if (isListening) return;
      isListening = true;
      // Once it has listened, the client does so again by itself after each break.
      this.#hearing.subscribe(this.#channel, listener).catch(() => (isListening = false));
    };
    this.#hearing.on('ready', listen);
    if (this.#hearing.isReady) listen();
  }

  async close(): Promise<void> {
    for (const client of [this.#ringing, this.#hearing]) if (client.isOpen) client.destroy();
  }
}
