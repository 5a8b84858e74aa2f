import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStudioLine, type StudioSocket } from './studioLine';

class FakeSocket extends EventTarget implements StudioSocket {
  sent: unknown[] = [];
  bufferedAmount = 0;
  isClosed = false;

  send(data: unknown): void {
    this.sent.push(typeof data === 'string' ? JSON.parse(data) : data);
  }
  close(): void {
    this.isClosed = true;
  }
  notify(reported: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(reported) }));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  cut(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const piece = (text: string) => new Blob([text]);

function studio() {
  const sockets: FakeSocket[] = [];
  const renewed: boolean[] = [];
  const line = createStudioLine({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hello: async (isRenewed) => {
      renewed.push(isRenewed);
      return { accessToken: 'token', radio: '1' };
    },
  });
  const state = () => line.store.getState().state;
  /** Waits for the connection with the given index, opens it, and returns its socket. */
  const opened = async (index: number) => {
    await vi.waitFor(() => expect(sockets).toHaveLength(index + 1));
    const socket = sockets[index]!;
    socket.open();
    return socket;
  };
  /** Opens a studio that is on the air. */
  const onAir = async () => {
    line.goLive();
    const socket = await opened(0);
    socket.notify({ state: 'connecting', session: '7', title: 'Ada' });
    socket.notify({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    return socket;
  };
  return { line, sockets, renewed, state, opened, onAir };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the line of a studio', () => {
  it('first authenticates, then sends the sound from its beginning', async () => {
    const { line, opened } = studio();
    const [head, next] = [piece('head'), piece('next')];
    line.goLive();
    line.send(head);
    const socket = await opened(0);
    line.send(next);
    expect(socket.sent).toEqual([{ accessToken: 'token', radio: '1' }, head, next]);
  });

  it('is on the air once the server reports so, and not before', async () => {
    const { line, state, opened } = studio();
    line.goLive();
    const socket = await opened(0);
    socket.notify({ state: 'connecting', session: '7', title: 'Ada' });
    expect(state()).toEqual({ is: 'connecting' });
    socket.notify({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    expect(state()).toEqual({ is: 'onAir', since: '2026-11-24T10:00:00.000Z' });
  });

  it('waits for its turn during a handover, and continues to send', async () => {
    const { line, opened, state } = studio();
    line.goLive();
    const socket = await opened(0);
    await vi.waitFor(() => expect(socket.sent).toHaveLength(1));
    socket.notify({ state: 'coming', session: '7', takesOverAt: '2026-11-24T10:00:10.000Z' });
    expect(state()).toEqual({ is: 'coming', takesOverAt: '2026-11-24T10:00:10.000Z' });
    line.send(piece('sound'));
    expect(socket.sent).toHaveLength(2);
    socket.notify({ state: 'onAir', session: '7', since: '2026-11-24T10:00:10.000Z' });
    expect(state()).toEqual({ is: 'onAir', since: '2026-11-24T10:00:10.000Z' });
  });

  it('reports why it was rejected, and does not retry', async () => {
    const { line, sockets, state, opened } = studio();
    line.goLive();
    const socket = await opened(0);
    socket.notify({ state: 'refused', reason: 'NOT_YOUR_TIME' });
    socket.cut(4403);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(state()).toEqual({ is: 'refused', reason: 'NOT_YOUR_TIME' });
    expect(sockets).toHaveLength(1);
  });

  it('requests a new token once when it is refused, and then reports that there is no connection', async () => {
    const { line, renewed, state, opened } = studio();
    line.goLive();
    (await opened(0)).cut(4403);
    (await opened(1)).cut(4403);
    expect(renewed).toEqual([false, true]);
    expect(state()).toEqual({ is: 'lost' });
  });

  it('resumes its live session after a lost connection, and does not send late sound', async () => {
    const { line, state, opened, onAir } = studio();
    const socket = await onAir();
    socket.cut(1006);
    expect(state()).toEqual({ is: 'reconnecting' });
    line.send(piece('late'));
    await vi.advanceTimersByTimeAsync(500);
    const again = await opened(1);
    expect(again.sent).toEqual([{ accessToken: 'token', radio: '1', session: '7' }]);
    again.notify({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    expect(state().is).toBe('onAir');
    // Events from the earlier connection must be ignored.
    socket.notify({ state: 'ended', session: '7', why: 'LINE_LOST', by: '' });
    expect(state().is).toBe('onAir');
  });

  it('is given up after a minute without a line', async () => {
    const { sockets, state, onAir } = studio();
    (await onAir()).cut(1006);
    for (let tries = 1; tries < 60 && state().is === 'reconnecting'; tries++) {
      await vi.advanceTimersByTimeAsync(5000);
      sockets.at(-1)!.cut(1006);
    }
    expect(state()).toEqual({ is: 'lost' });
    const count = sockets.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(count);
  });

  it('is lost when nothing comes over it any more, though nobody has hung up', async () => {
    const { line, state, opened, onAir } = studio();
    const socket = await onAir();
    for (let second = 0; second < 20; second += 2) {
      await vi.advanceTimersByTimeAsync(2000);
      socket.notify({ state: 'alive' });
    }
    expect(state().is).toBe('onAir');
    await vi.advanceTimersByTimeAsync(5000);
    expect([state().is, line.store.getState().isSlow]).toEqual(['onAir', true]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([state().is, socket.isClosed]).toEqual(['reconnecting', true]);
    await vi.advanceTimersByTimeAsync(500);
    const again = await opened(1);
    expect(again.sent).toEqual([{ accessToken: 'token', radio: '1', session: '7' }]);
    // The late close event of the first connection must be ignored.
    socket.cut(1006);
    again.notify({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    expect(state().is).toBe('onAir');
  });

  it('does not wait for ever to come back over a line that leads nowhere', async () => {
    const { sockets, state, onAir } = studio();
    (await onAir()).cut(1006);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(sockets.length).toBeGreaterThan(5);
    expect(state()).toEqual({ is: 'lost' });
  });

  it('reports a slow network while sound is waiting, and its end', async () => {
    const { line, onAir } = studio();
    const socket = await onAir();
    socket.bufferedAmount = 200_000;
    line.send(piece('sound'));
    expect(line.store.getState().isSlow).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(line.store.getState().isSlow).toBe(false);
  });

  it('ends on request, and shows who ended it otherwise', async () => {
    const { line, state, onAir } = studio();
    const socket = await onAir();
    line.end();
    expect(socket.sent.at(-1)).toEqual({ type: 'end' });
    expect(state().is).toBe('ending');
    socket.notify({ state: 'reconnecting', session: '7' });
    expect(state().is).toBe('ending');
    socket.notify({ state: 'ended', session: '7', why: 'DISCONNECTED', by: 'Ada Merle' });
    expect(state()).toEqual({ is: 'ended', why: 'DISCONNECTED', by: 'Ada Merle' });
    expect(socket.isClosed).toBe(true);
  });

  it('requests the end again when the connection is lost before the end is confirmed', async () => {
    const { line, state, onAir, opened } = studio();
    const socket = await onAir();
    line.end();
    socket.cut(1006);
    expect(state().is).toBe('ending');
    await vi.advanceTimersByTimeAsync(1000);
    const next = await opened(1);
    expect(next.sent.at(-1)).toEqual({ type: 'end' });
    next.notify({ state: 'connecting', session: '7', title: 'Ada' });
    expect(state().is).toBe('ending');
    next.notify({ state: 'ended', session: '7', why: 'ENDED', by: '' });
    expect(state().is).toBe('ended');
  });

  it('can be closed before the server has answered', async () => {
    const { line, sockets, state } = studio();
    line.goLive();
    line.end();
    expect(state()).toEqual({ is: 'off' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(0);
  });

  it('ends with its screen', async () => {
    const { line, state, onAir } = studio();
    const socket = await onAir();
    line.leave();
    expect(socket.sent.at(-1)).toEqual({ type: 'end' });
    expect(socket.isClosed).toBe(true);
    expect(state()).toEqual({ is: 'off' });
  });
});
