import type { Redis } from '../redis/redis.ts';
import type { Bell } from './sharedEvents.ts';

/**
 * Wakes processes with messages on a Redis channel. The messages are empty, because each process reads the events from the
 * database.
 */
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
    // While the connection is lost, a process polls by itself. Once the connection is back, it polls once more.
    for (const event of ['ready', 'error']) subscriber.on(event, listener);
    let isListening = false;
    const listen = () => {
      if (isListening) return;
      isListening = true;
      // After its first subscription, the client subscribes again by itself whenever it reconnects.
      subscriber.subscribe(this.#channel, listener).catch(() => (isListening = false));
    };
    subscriber.on('ready', listen);
    if (subscriber.isReady) listen();
  }
}
