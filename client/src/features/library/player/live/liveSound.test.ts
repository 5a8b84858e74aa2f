import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveSound, type LiveElement } from './liveSound';

/** Fake audio element; tests dispatch its events. */
function element(play: () => Promise<void> = async () => undefined) {
  const target = new EventTarget();
  const sound = {
    src: '',
    ended: false,
    volume: 1,
    muted: false,
    play: vi.fn<() => Promise<void>>(play),
    pause: vi.fn<() => void>(),
    load: vi.fn<() => void>(),
    removeAttribute: vi.fn<() => void>(() => void (sound.src = '')),
    addEventListener: target.addEventListener.bind(target),
  };
  return {
    sound: sound as typeof sound & LiveElement,
    dispatch: (name: string) => target.dispatchEvent(new Event(name)),
  };
}

function listen({ play, status = 200 }: { play?: () => Promise<void>; status?: number } = {}) {
  const { sound, dispatch: notify } = element(play);
  let requests = 0;
  const requestAddress = vi.fn<() => Promise<string | undefined>>(async () => `/air?${++requests}`);
  const onStopped = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  const live = createLiveSound(sound);
  live.connect({ requestAddress, onStopped });
  return { sound, dispatch: notify, requestAddress, onStopped, live };
}

const refused = async () => {
  throw new DOMException('', 'NotSupportedError');
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live sound', () => {
  it('plays a freshly requested address', async () => {
    const { sound, dispatch: notify, live } = listen();
    await settled();
    expect(sound.src).toBe('/air?1');
    expect(live.getState()).toMatchObject({ isLoading: true });
    notify('playing');
    expect(live.getState()).toMatchObject({ isLoading: false, problem: undefined });
  });

  it('lets go of its line when it stops, and begins with another address', async () => {
    const { sound, live, requestAddress, onStopped } = listen();
    await settled();
    live.disconnect();
    expect([sound.src, sound.load.mock.calls.length]).toEqual(['', 1]);
    live.connect({ requestAddress, onStopped });
    await settled();
    expect(sound.src).toBe('/air?2');
  });

  it('reconnects after growing pauses when the connection is lost, and finally reports it', async () => {
    const { dispatch: notify, requestAddress, live, onStopped } = listen();
    await settled();
    notify('playing');
    notify('ended');
    for (const [index, pause] of [1000, 2000, 4000, 8000].entries()) {
      await vi.advanceTimersByTimeAsync(pause);
      expect(requestAddress).toHaveBeenCalledTimes(index + 2);
      notify('error');
    }
    await settled();
    expect(live.getState()).toEqual({ isLoading: false, problem: 'failed' });
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it.each([
    [404, 'silent'],
    [413, 'tooMany'],
    [500, 'failed'],
  ] as const)('reports why it cannot be played: %i is %s', async (status, problem) => {
    const { live, onStopped } = listen({ play: refused, status });
    await settled();
    expect(live.getState()).toEqual({ isLoading: false, problem });
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it('waits for a press where the browser does', async () => {
    const { live, onStopped } = listen({
      play: async () => {
        throw new DOMException('', 'NotAllowedError');
      },
    });
    await settled();
    expect(onStopped).toHaveBeenCalledTimes(1);
    expect(live.getState().problem).toBeUndefined();
  });

  it('stops when the system pauses it, because playback would lag behind', async () => {
    const { dispatch: notify, onStopped } = listen();
    await settled();
    notify('playing');
    notify('pause');
    expect(onStopped).toHaveBeenCalledTimes(1);
  });
});
