// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNetwork, line } from './line';

let livez: () => Promise<Response>;
const requests = vi.fn<(address: string) => Promise<Response>>(() => livez());
const well = async () => new Response('{}');
const away = async () => {
  throw new TypeError('Failed to fetch');
};
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  livez = well;
  requests.mockClear();
  vi.stubGlobal('fetch', requests);
  stop = followNetwork();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is down when the browser reports it, and up when the server answers again', async () => {
  livez = away;
  dispatchEvent(new Event('offline'));
  expect(line.isUp()).toBe(false);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(line.isUp()).toBe(false);
  livez = well;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line.isUp()).toBe(true);
});

it('is not taken for down because one request failed', async () => {
  await line.check();
  expect(line.isUp()).toBe(true);
});

it.each([
  ['does not answer', away],
  ['is away behind a proxy', async () => new Response('', { status: 502 })],
])('is down while the server %s, which is asked more and more seldom', async (_, answer) => {
  livez = answer;
  await line.check();
  expect(line.isUp()).toBe(false);
  requests.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.mock.calls.length).toBeGreaterThan(4);
  expect(requests.mock.calls.length).toBeLessThan(9);
});
