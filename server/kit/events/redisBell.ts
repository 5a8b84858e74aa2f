import type { Redis } from '../redis/redis.ts';
import type { Bell } from './sharedEvents.ts';

/** Wakes processes over a Redis channel. The message is empty: each process reads the events from the database. */
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
    // A process polls by itself while the connection is lost, and polls once more when it is back.
    for (const event of ['ready', 'error']) subscriber.on(event, listener);
    let isListening = false;
    const listen = () => {
      if (isListening) return;
      isListening = true;
      // After the first subscription the client subscribes again by itself after each reconnect.
      subscriber.subscribe(this.#channel, listener).catch(() => (isListening = false));
    };
    subscriber.on('ready', listen);
    if (subscriber.isReady) listen();
  }
}
