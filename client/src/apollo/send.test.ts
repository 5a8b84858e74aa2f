// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFetch } from '../testing/answerFetch';
import { apiErrorOf } from './errors';
import { RequestPasswordResetDocument } from './outside.generated';
import { send } from './send';
import { tabRadio, tabView } from './session/tab';

const requestReset = () => send(RequestPasswordResetDocument, { email: 'ada@example.com' });
const refusal = () =>
  requestReset().then(
    () => undefined,
    (error: unknown) => apiErrorOf(error),
  );

afterEach(() => {
  tabRadio.set(undefined);
  tabView.set(undefined);
});

describe('a request without Apollo', () => {
  it('throws what the server refuses, with its code and details', async () => {
    answerFetch(() => ({ error: { code: 'RATE_LIMITED', retryAfter: 30 } }));
    expect(await refusal()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
  });

  it('distinguishes a failing server from an unreachable one', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'r1' } }),
    );
    expect(await refusal()).toMatchObject({ code: 'UNAVAILABLE', requestId: 'r1' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await refusal()).toMatchObject({ code: 'NETWORK' });
  });

  it('names the radio of the tab, and no role that is looked at', async () => {
    const requests = answerFetch(() => ({ data: { requestPasswordReset: true } }));
    tabRadio.set('3');
    tabView.set({ id: '7', name: 'editor' });
    expect(await requestReset()).toEqual({ requestPasswordReset: true });
    expect(requests[0]).toMatchObject({
      name: 'RequestPasswordReset',
      variables: { email: 'ada@example.com' },
    });
    expect([requests[0]!.headers.get('x-radio'), requests[0]!.headers.get('x-view-as')]).toEqual(['3', null]);
  });
});
