import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorLine } from './visitorLine';

class FakeSocket extends EventTarget {
  sent: unknown[] = [];
  closedWith: number | undefined;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(code?: number): void {
    this.closedWith = code;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  notify(frame: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
  lose(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const sockets: FakeSocket[] = [];
const last = () => sockets.at(-1)!;
const make = (answer = async (offer: string) => `answer to ${offer}`) =>
  createVisitorLine({
    openSocket: () => {
      sockets.push(new FakeSocket());
      return last() as never;
    },
    hello: async () => ({ invitation: 'x' }),
    answer,
  });
type Line = ReturnType<typeof make>;
const here = { state: 'here', is: 'WAITING', messageToVisitor: '' };

/** Opens a connection as a visitor. */
async function come(line: Line): Promise<void> {
  line.enter();
  await vi.advanceTimersByTimeAsync(0);
  last().open();
  last().notify(here);
}

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the connection of a visitor', () => {
  it('identifies the visitor, and receives their state', async () => {
    const line = make();
    await come(line);
    expect(last().sent).toEqual([{ invitation: 'x' }]);
    expect(line.store.getState().state).toEqual({ is: 'here', how: 'WAITING', messageToVisitor: '' });
    last().notify({ state: 'here', is: 'ADMITTED', messageToVisitor: 'Soon' });
    expect(line.store.getState().state).toEqual({ is: 'here', how: 'ADMITTED', messageToVisitor: 'Soon' });
  });

  it('answers calls, and sends no answer when the microphone fails', async () => {
    const line = make();
    await come(line);
    last().notify({ state: 'called', call: 7, offer: 'offer' });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.at(-1)).toEqual({ type: 'answer', call: 7, answer: 'answer to offer' });
    const mute = make(() => Promise.reject(new Error('No microphone.')));
    await come(mute);
    last().notify({ state: 'called', call: 8, offer: 'offer' });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toEqual([{ invitation: 'x' }]);
  });

  it('is taken up again when it is lost, for a while', async () => {
    const line = make();
    await come(line);
    last().lose();
    expect(line.store.getState().state).toEqual({ is: 'connecting' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    last().open();
    last().notify(here);
    expect(line.store.getState().state.is).toBe('here');
    for (let second = 0; second < 25; second++) {
      last().lose();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(line.store.getState().state).toEqual({ is: 'lost' });
    const tries = sockets.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(tries);
  });

  it('is lost when no frames arrive, although it was not closed', async () => {
    const line = make();
    await come(line);
    for (let second = 0; second < 20; second += 2) {
      await vi.advanceTimersByTimeAsync(2000);
      last().notify({ state: 'alive' });
    }
    expect(line.store.getState().state.is).toBe('here');
    const first = last();
    await vi.advanceTimersByTimeAsync(8000);
    expect(line.store.getState().state).toEqual({ is: 'connecting' });
    expect(first.closedWith).toBe(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    // A half-open connection must also be dropped.
    await vi.advanceTimersByTimeAsync(40_000);
    expect(line.store.getState().state).toEqual({ is: 'lost' });
  });

  it('ends when the station ends it, and does not reconnect', async () => {
    for (const [frame, state] of [
      [
        { state: 'ended', is: 'REFUSED' },
        { is: 'ended', how: 'REFUSED' },
      ],
      [
        { state: 'refused', reason: 'FULL' },
        { is: 'refused', reason: 'FULL' },
      ],
    ] as const) {
      const line = make();
      await come(line);
      const count = sockets.length;
      last().notify(frame);
      last().lose(4000);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(line.store.getState().state).toEqual(state);
      expect(sockets).toHaveLength(count);
    }
  });

  it('is closed when the visitor connects from another page', async () => {
    const line = make();
    await come(line);
    last().lose(4000);
    expect(line.store.getState().state).toEqual({ is: 'elsewhere' });
  });

  it('signs off when the user leaves the screen', async () => {
    const line = make();
    await come(line);
    line.close();
    expect(last().sent.at(-1)).toEqual({ type: 'leave' });
    expect(last().closedWith).toBe(1000);
  });
});
