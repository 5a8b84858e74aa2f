import { expect, test, vi } from 'vitest';
import { LocalLocks } from './locks.ts';

const keeps = () => ({ letGo: vi.fn<() => void>() });

test('a lock is held by one at a time, who is asked to let go by whoever waits', async () => {
  const locks = new LocalLocks();
  const holder = keeps();
  const release = await locks.hold('a', holder);
  expect(await locks.tryHold('a')).toBeUndefined();
  expect(holder.letGo).not.toHaveBeenCalled();
  const order: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const free = await locks.hold('a', keeps());
    order.push(name);
    await free!();
  });
  await expect.poll(() => vi.mocked(holder.letGo).mock.calls.length).toBe(2);
  expect(order).toEqual([]);
  await release!();
  await Promise.all(waiting);
  expect(order.toSorted()).toEqual(['second', 'third']);
  expect(await locks.tryHold('a')).toBeDefined();
});

test('locks of other names are free meanwhile', async () => {
  const locks = new LocalLocks();
  await locks.hold('a', keeps());
  expect(await locks.tryHold('b')).toBeDefined();
});

test('who has gone waits no longer', async () => {
  const locks = new LocalLocks();
  await locks.hold('a', keeps());
  const gone = AbortSignal.abort();
  expect(await locks.hold('a', { ...keeps(), signal: gone })).toBeUndefined();
  expect(await locks.hold('b', { ...keeps(), signal: gone })).toBeUndefined();
});
