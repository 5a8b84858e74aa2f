import { expect, test, vi } from 'vitest';
import { LocalLocks } from './locks.ts';

const newHolder = () => ({ onReleaseRequest: vi.fn<() => void>() });

test('a lock has one holder at a time, which is requested to release it while others wait', async () => {
  const locks = new LocalLocks();
  const holder = newHolder();
  const release = await locks.acquire('a', holder);
  expect(await locks.tryAcquire('a')).toBeUndefined();
  expect(holder.onReleaseRequest).not.toHaveBeenCalled();
  const order: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const free = await locks.acquire('a', newHolder());
    order.push(name);
    await free!();
  });
  await expect.poll(() => vi.mocked(holder.onReleaseRequest).mock.calls.length).toBe(2);
  expect(order).toEqual([]);
  await release!();
  await Promise.all(waiting);
  expect(order.toSorted()).toEqual(['second', 'third']);
  expect(await locks.tryAcquire('a')).toBeDefined();
});

test('locks of other names are free meanwhile', async () => {
  const locks = new LocalLocks();
  await locks.acquire('a', newHolder());
  expect(await locks.tryAcquire('b')).toBeDefined();
});

test('an aborted request waits no longer', async () => {
  const locks = new LocalLocks();
  await locks.acquire('a', newHolder());
  const deleted = AbortSignal.abort();
  expect(await locks.acquire('a', { ...newHolder(), signal: deleted })).toBeUndefined();
  expect(await locks.acquire('b', { ...newHolder(), signal: deleted })).toBeUndefined();
});
