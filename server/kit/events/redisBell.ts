import type { Redis } from '../redis/redis.ts';
import type { Bell } from './sharedEvents.ts';

/** A channel of Redis. What is sent over it says nothing but that there is something to look at. */
export class RedisBell implements Bell {
  readonly #redis: Redis;
  readonly #channel: string;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#channel = redis.nameOf('events');
  }

  get isConnected(): boolean {
    return this.#redis.isReady;
  }

  ring(): void {
    this.#redis.commands.publish(this.#channel, '').catch(() => undefined);
  }

  onRing(listener: () => void): void {
    const { subscriber } = this.#redis;
    // Whoever loses the bell looks by themselves from then on, and once more when it is back.
    for (const event of ['ready', 'error']) subscriber.on(event, listener);
    let isListening = false;
    const listen = () => {
      if (isListening) return;
      isListening = true;
      // Once it has listened, the client does so again by itself after each break.
      subscriber.subscribe(this.#channel, listener).catch(() => (isListening = false));
    };
    subscriber.on('ready', listen);
    if (subscriber.isReady) listen();
  }
}
