import { afterEach, expect, it, vi } from 'vitest';
import { loadInSpareTime } from './inSpareTime';

afterEach(() => {
  vi.useRealTimers();
});

it('loads nothing while the page itself comes, and all of it after; what cannot be loaded is no error', async () => {
  vi.useFakeTimers();
  const loads = [
    vi.fn<() => Promise<unknown>>(async () => 'toasts'),
    vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch'))),
  ];
  loadInSpareTime(...loads);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads.map((load) => load.mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 1]);
});

it('loads nothing for a page that was left', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<unknown>>(async () => 'toasts');
  loadInSpareTime(load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});
