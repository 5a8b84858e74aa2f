// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNetwork } from '../apollo/line';
import { createRefresh } from '../apollo/session/refresh';
import { createSessionStore } from '../apollo/session/sessionStore';
import { sessionOf, testViewer } from '../testing/testSession';
import { startSession } from './startSession';

type Answer = 'away' | { status: number; body: object };
let refreshed: Answer;
let isAlive: boolean;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  isAlive = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/livez') {
      if (!isAlive) throw new TypeError('Failed to fetch');
      return new Response('{}');
    }
    if (refreshed === 'away') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(refreshed.body), { status: refreshed.status });
  });
  stop = followNetwork();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const coded = (status: number, code: string): Answer => ({
  status,
  body: { errors: [{ message: code, extensions: { code } }] },
});
const signedIn: Answer = { status: 200, body: { data: { refreshSession: sessionOf('token', testViewer) } } };

async function started(answer: Answer) {
  refreshed = answer;
  const session = createSessionStore();
  void startSession(session, createRefresh(session));
  await vi.advanceTimersByTimeAsync(100);
  return session;
}

it('signs nobody out but by the word of the server', async () => {
  const session = await started(coded(401, 'UNAUTHENTICATED'));
  expect(session.getState()).toMatchObject({ status: 'signedOut' });
});

it.each([
  ['a lost line', 'away'],
  ['a database that is away', coded(503, 'UNAVAILABLE')],
  ['a proxy without its server', { status: 502, body: {} }],
  ['a fault of the server', coded(500, 'INTERNAL_SERVER_ERROR')],
] satisfies Array<[string, Answer]>)(
  'says that the server cannot be asked: %s; and goes on when it can',
  async (_, answer) => {
    const session = await started(answer);
    expect(session.getState()).toMatchObject({ status: 'unreachable' });
    refreshed = signedIn;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.getState()).toMatchObject({ status: 'signedIn' });
  },
);

it('retries at once when the server is reachable again', async () => {
  isAlive = false;
  const session = await started('away');
  expect(session.getState()).toMatchObject({ status: 'unreachable' });
  [isAlive, refreshed] = [true, signedIn];
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(session.getState()).toMatchObject({ status: 'signedIn' });
});
