import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocalEvents } from '../events/events.ts';
import { PageCache, type RecordedPage } from './pageCache.ts';
import type { MovedPage } from './publicPage.ts';

const second = 1000;
const start = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const passTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** A cache, and pages whose text is the number of times that they were rendered. */
function createCache({ maxSize, ...head }: Partial<RecordedPage> & { maxSize?: number } = {}) {
  const events = new LocalEvents();
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const cache = new PageCache(events, closing.signal, maxSize);
  const state = { renders: 0, before: async () => {} };
  const render = async (): Promise<RecordedPage> => {
    state.renders++;
    const text = `${state.renders}`;
    await state.before();
    return { status: 200, type: 'text/plain', radioId: 1, reads: ['Content'], text, ...head } as RecordedPage;
  };
  const read = async (key = 'home') => textOf(await cache.get(key, render));
  const emit = async (topic: string, event: object) => {
    events.emit(topic, [event]);
    await nextTurn();
  };
  return {
    cache,
    state,
    read,
    change: (type = 'Content', radioId = 1) => emit('publicRecordChanged', { radioId, type }),
    missEvents: () => emit('eventsMissed', {}),
  };
}

const textOf = (page: Awaited<ReturnType<PageCache['get']>>) =>
  page && 'bytes' in page ? page.bytes.toString() : page;

/** A render that waits until `finish` is called. */
function pausedRender(state: { before: () => Promise<void> }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  state.before = () => promise;
  return () => {
    state.before = async () => {};
    resolve();
  };
}

describe('a page', () => {
  test('is rendered once for many requests at the same time', async () => {
    const { state, read } = createCache();
    const finish = pausedRender(state);
    const requests = Array.from({ length: 500 }, () => read());
    finish();
    expect(new Set(await Promise.all(requests))).toEqual(new Set(['1']));
    expect([await read(), state.renders]).toEqual(['1', 1]);
  });

  test('is rendered anew after a change of a type that it reads on its radio, and after no other', async () => {
    const { read, change } = createCache();
    await read();
    await change('Slot');
    await change('Content', 2);
    expect(await read()).toBe('1');
    await change();
    expect(await read()).toBe('2');
  });

  test('of several radios is rendered anew after a change on any radio', async () => {
    const { read, change } = createCache({ radioId: null });
    await read();
    await change('Slot', 7);
    expect(await read()).toBe('1');
    await change('Content', 7);
    expect(await read()).toBe('2');
  });

  test('is sent outdated for two seconds at most while a new one is rendered', async () => {
    const { state, read, change } = createCache();
    await read();
    await change();
    const finish = pausedRender(state);
    const first = read();
    passTime(2 * second - 1);
    expect(await read()).toBe('1');
    passTime(1);
    const late = read();
    finish();
    expect([await first, await late, state.renders]).toEqual(['2', '2', 2]);
  });

  test('that changed between two requests is not sent outdated', async () => {
    const { state, read, change } = createCache();
    await read();
    await change();
    passTime(10 * second);
    const finish = pausedRender(state);
    const both = [read(), read()];
    finish();
    expect(await Promise.all(both)).toEqual(['2', '2']);
  });

  test('is outdated immediately when a record changes while it is rendered', async () => {
    const { state, read, change } = createCache();
    const finish = pausedRender(state);
    const first = read();
    await change();
    finish();
    expect([await first, await read(), await read()]).toEqual(['1', '2', '2']);
  });

  test('is valid until its end moment and not longer', async () => {
    const { read } = createCache({ until: start + 30 * second });
    await read();
    passTime(30 * second - 1);
    expect(await read()).toBe('1');
    passTime(1);
    expect(await read()).toBe('2');
  });

  test.each([
    ['a minute', {}, '2'],
    ['ever when its address changes with its content', { isImmutable: true }, '1'],
  ])('without an end moment is valid for %s', async (_, head, text) => {
    const { read } = createCache(head);
    await read();
    passTime(60 * second - 1);
    expect(await read()).toBe('1');
    passTime(1);
    expect(await read()).toBe(text);
  });

  test('is rendered anew after the system clock was set back', async () => {
    const { read } = createCache();
    await read();
    passTime(-1);
    expect(await read()).toBe('2');
    expect(await read()).toBe('2');
  });

  test('that fails to render is tried again by the next request', async () => {
    const { state, read } = createCache();
    state.before = () => Promise.reject(new Error('no database'));
    await expect(read()).rejects.toThrow('no database');
    state.before = async () => {};
    expect(await read()).toBe('2');
  });
});

describe('missed events', () => {
  test('remove all pages', async () => {
    const { read, missEvents } = createCache();
    await Promise.all([read('home'), read('news')]);
    await missEvents();
    expect(await Promise.all([read('home'), read('news')])).toEqual(['3', '4']);
  });

  test('remove a page that is being rendered, which later requests do not wait for', async () => {
    const { state, read, missEvents } = createCache();
    const finish = pausedRender(state);
    const first = read();
    await missEvents();
    state.before = async () => {};
    expect(await read()).toBe('2');
    finish();
    expect([await first, await read()]).toEqual(['1', '2']);
  });
});

describe('the cache', () => {
  test('does not store a page of an unknown address', async () => {
    const { read, state } = createCache({ status: 404 });
    expect([await read(), await read(), state.renders]).toEqual(['1', '2', 2]);
  });

  test('does not store a page at a secret address', async () => {
    const { read, state } = createCache({ isSecret: true });
    expect([await read(), await read(), state.renders]).toEqual(['1', '2', 2]);
  });

  test('does not store redirects', async () => {
    const { cache } = createCache();
    const moved: MovedPage = { location: '/elsewhere', status: 301 };
    let renders = 0;
    const render = async () => (renders++, moved);
    expect([await cache.get('old', render), await cache.get('old', render)]).toEqual([moved, moved]);
    expect(renders).toBe(2);
  });

  test('removes the pages that were read longest ago when it is full', async () => {
    const { cache } = createCache({ maxSize: 1000 });
    const file = (text: string) => async (): Promise<RecordedPage> => ({
      status: 200,
      type: 'image/jpeg',
      bytes: Buffer.from(text.padEnd(400)),
      radioId: 1,
      reads: [],
    });
    const readFile = async (key: string, text: string) =>
      String(textOf(await cache.get(key, file(text)))).trim();
    await readFile('a', '1');
    await readFile('b', '1');
    await readFile('a', '2');
    await readFile('c', '1');
    expect([await readFile('a', '2'), await readFile('b', '2')]).toEqual(['1', '2']);
  });

  test('compresses texts, and sends files as they are', async () => {
    const { cache } = createCache();
    const head = { status: 200, radioId: 1, reads: [] } as const;
    const text = await cache.get('text', async () => ({ ...head, type: 'text/html', text: 'x'.repeat(999) }));
    const file = await cache.get('file', async () => ({
      ...head,
      type: 'image/jpeg',
      bytes: Buffer.from('x'),
    }));
    expect(Object.keys(text!)).toEqual(['page', 'bytes', 'brotli', 'gzip']);
    expect(Object.keys(file!)).toEqual(['page', 'bytes']);
  });
});
