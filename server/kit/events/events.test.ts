import { describe, expect, test } from 'vitest';
import { LocalEvents } from './events.ts';

declare module './events.ts' {
  interface Topics {
    counted: { count: number };
  }
}

describe('events within one process', () => {
  test('are received from the subscription on, also before the first one is requested', async () => {
    const events = new LocalEvents();
    const ending = new AbortController();
    const received = events.subscribe('counted', ending.signal);
    events.emit('counted', [{ count: 1 }, { count: 2 }]);
    const counts: number[] = [];
    for await (const { count } of received) {
      counts.push(count);
      if (count === 2) events.emit('counted', [{ count: 3 }]);
      if (count === 3) break;
    }
    expect(counts).toEqual([1, 2, 3]);
  });

  test('end without an error when the signal aborts, or when it was aborted before', async () => {
    const events = new LocalEvents();
    const ending = new AbortController();
    const received = events.subscribe('counted', ending.signal)[Symbol.asyncIterator]();
    const next = received.next();
    ending.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    const late = events.subscribe('counted', ending.signal)[Symbol.asyncIterator]();
    expect(await late.next()).toEqual({ done: true, value: undefined });
  });
});
