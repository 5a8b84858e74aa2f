import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Guesser, Throttle } from './throttle.ts';

const guesser = (values: Partial<Guesser> = {}): Guesser => ({
  account: 'a@example.com',
  address: '10.0.0.1',
  ...values,
});

const refusal = (throttle: Throttle, values: Partial<Guesser> = {}) => {
  try {
    throttle.check(guesser(values));
    return undefined;
  } catch (error) {
    return (error as { extensions: { code: string; retryAfter: number } }).extensions;
  }
};

const fail = (throttle: Throttle, times: number, values: Partial<Guesser> = {}) => {
  for (let count = 0; count < times; count++) void throttle.failed(guesser(values));
};

/** Records failures of many accounts, from many networks. */
const failEverywhere = (throttle: Throttle, times: number) => {
  for (let count = 0; count < times; count++)
    fail(throttle, 1, { account: `${count}@example.com`, address: `10.${count >> 8}.${count % 256}.1` });
};

describe('the throttle of sign-ins', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('lets an account fail four times, and makes it wait from the fifth on, twice as long each time', () => {
    const throttle = new Throttle();
    fail(throttle, 4);
    expect(refusal(throttle)).toBeUndefined();
    const waits = Array.from({ length: 4 }, () => {
      fail(throttle, 1);
      return refusal(throttle)?.retryAfter;
    });
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('lets the account try again when the wait is over, and not before', () => {
    const throttle = new Throttle();
    fail(throttle, 6);
    vi.advanceTimersByTime(1999);
    expect(refusal(throttle)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    vi.advanceTimersByTime(1);
    expect(refusal(throttle)).toBeUndefined();
  });

  test('never makes anyone wait longer than a quarter of an hour', () => {
    const throttle = new Throttle();
    fail(throttle, 49);
    expect(refusal(throttle, { address: '10.0.0.2' })?.retryAfter).toBe(900);
  });

  test('leaves other accounts alone', () => {
    const throttle = new Throttle();
    fail(throttle, 10);
    expect(refusal(throttle, { account: 'b@example.com' })).toBeUndefined();
  });

  test('forgets the failures of an account that signs in', () => {
    const throttle = new Throttle();
    fail(throttle, 4);
    void throttle.succeeded(guesser());
    fail(throttle, 4);
    expect(refusal(throttle)).toBeUndefined();
  });

  test('makes an address wait that tries many accounts', () => {
    const throttle = new Throttle();
    for (let count = 0; count < 50; count++) fail(throttle, 1, { account: `${count}@example.com` });
    const fresh = { account: 'fresh@example.com' };
    expect(refusal(throttle, fresh)?.retryAfter).toBe(600);
    expect(refusal(throttle, { ...fresh, address: '10.0.0.2' })).toBeUndefined();
    vi.advanceTimersByTime(600_000);
    expect(refusal(throttle, fresh)).toBeUndefined();
  });

  test.each([
    ['/24', 200, (count: number) => `10.0.0.${count}`, '10.0.0.255', '10.0.1.1'],
    ['/64', 50, (count: number) => `2001:db8::${count}`, '2001:db8::ffff', '2001:db8:0:1::1'],
    ['/48', 200, (count: number) => `2001:db8:0:${count}::1`, '2001:db8:0:ffff::1', '2001:db8:1::1'],
  ])('makes a network wait that tries from many addresses: %s', (_, max, addressOf, within, outside) => {
    const throttle = new Throttle();
    const tryOne = (count: number) =>
      fail(throttle, 1, { account: `${count}@example.com`, address: addressOf(count) });
    for (let count = 1; count < max; count++) tryOne(count);
    const fresh = { account: 'fresh@example.com' };
    expect(refusal(throttle, { ...fresh, address: within })).toBeUndefined();
    tryOne(max);
    expect(refusal(throttle, { ...fresh, address: within })?.code).toBe('RATE_LIMITED');
    expect(refusal(throttle, { ...fresh, address: outside })).toBeUndefined();
  });

  test('keeps nobody out of where they signed in before, whatever strangers do', () => {
    const throttle = new Throttle();
    fail(throttle, 60);
    expect(refusal(throttle)?.code).toBe('RATE_LIMITED');
    expect(refusal(throttle, { knownAs: 'device x' })).toBeUndefined();
  });

  test('counts the failures of a known device as well, apart from all others', () => {
    const throttle = new Throttle();
    fail(throttle, 60, { knownAs: 'device x' });
    expect(refusal(throttle, { knownAs: 'device x' })?.code).toBe('RATE_LIMITED');
    for (const knownAs of [undefined, 'device y', 'place 10.0.0.1'])
      expect(refusal(throttle, { knownAs })).toBeUndefined();
  });

  test('forgives strangers nothing when a known device signs in', () => {
    const throttle = new Throttle();
    fail(throttle, 5);
    void throttle.succeeded(guesser({ knownAs: 'device x' }));
    expect(refusal(throttle)?.code).toBe('RATE_LIMITED');
  });

  test('holds strangers back a little, and refuses nobody for others', async () => {
    const throttle = new Throttle();
    failEverywhere(throttle, 1999);
    const fresh = guesser({ account: 'fresh@example.com', address: '10.99.99.9' });
    expect(throttle.delayOf(fresh)).toBe(0);
    failEverywhere(throttle, 2000);
    expect([throttle.delayOf(fresh), throttle.delayOf({ ...fresh, knownAs: 'device x' })]).toEqual([500, 0]);
    expect(refusal(throttle, fresh)).toBeUndefined();
    const answer = throttle.inTurn(fresh, async () => 'in');
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe('in');
  });

  test('never queues known users behind strangers', async () => {
    const throttle = new Throttle();
    const endless = () => new Promise<never>(() => {});
    for (let count = 0; count < 20; count++) void throttle.inTurn(guesser(), endless);
    expect(await throttle.inTurn(guesser({ knownAs: 'device x' }), async () => 'in')).toBe('in');
  });
});
