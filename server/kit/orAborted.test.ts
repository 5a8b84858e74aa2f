import { describe, expect, test } from 'vitest';
import { orAborted } from './orAborted.ts';

const endless = new Promise<never>(() => {});

describe('waiting for work', () => {
  test('returns its result, or throws its error', async () => {
    const { signal } = new AbortController();
    expect(await orAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(orAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  });

  test('rejects when the signal aborts during the wait', async () => {
    const ending = new AbortController();
    const waiting = orAborted(endless, ending.signal);
    ending.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  test('rejects at once when the signal was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(Promise.race([orAborted(endless, signal), Promise.resolve('waits')])).rejects.toThrow(
      'enough',
    );
  });
});
