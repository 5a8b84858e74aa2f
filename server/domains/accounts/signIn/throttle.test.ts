import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Throttle } from './throttle.ts';

const refusal = (throttle: Throttle, account: string, address = '10.0.0.1') => {
  try {
    throttle.check(account, address);
    return undefined;
  } catch (error) {
    return (error as { extensions: { code: string; retryAfter: number } }).extensions;
  }
};

const fail = (throttle: Throttle, times: number, account = 'a@example.com', address = '10.0.0.1') => {
  for (let count = 0; count < times; count++) throttle.failed(account, address);
};

describe('the throttle of sign-ins', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('lets an account fail four times, and makes it wait from the fifth on, twice as long each time', () => {
    const throttle = new Throttle();
    fail(throttle, 4);
    expect(refusal(throttle, 'a@example.com')).toBeUndefined();
    const waits = Array.from({ length: 4 }, () => {
      fail(throttle, 1);
      return refusal(throttle, 'a@example.com')?.retryAfter;
    });
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('lets the account try again when the wait is over, and not before', () => {
    const throttle = new Throttle();
    fail(throttle, 6);
    vi.advanceTimersByTime(1999);
    expect(refusal(throttle, 'a@example.com')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    vi.advanceTimersByTime(1);
    expect(refusal(throttle, 'a@example.com')).toBeUndefined();
  });

  test('never makes anyone wait longer than a quarter of an hour', () => {
    const throttle = new Throttle();
    fail(throttle, 49);
    expect(refusal(throttle, 'a@example.com', '10.0.0.2')?.retryAfter).toBe(900);
  });

  test('leaves other accounts alone', () => {
    const throttle = new Throttle();
    fail(throttle, 10);
    expect(refusal(throttle, 'b@example.com')).toBeUndefined();
  });

  test('forgets the failures of an account that signs in', () => {
    const throttle = new Throttle();
    fail(throttle, 4);
    throttle.succeeded('a@example.com');
    fail(throttle, 4);
    expect(refusal(throttle, 'a@example.com')).toBeUndefined();
  });

  test('makes an address wait that tries many accounts', () => {
    const throttle = new Throttle();
    for (let count = 0; count < 50; count++) fail(throttle, 1, `${count}@example.com`);
    expect(refusal(throttle, 'fresh@example.com')?.retryAfter).toBe(600);
    expect(refusal(throttle, 'fresh@example.com', '10.0.0.2')).toBeUndefined();
    vi.advanceTimersByTime(600_000);
    expect(refusal(throttle, 'fresh@example.com')).toBeUndefined();
  });

  test('makes everyone wait when many addresses try many accounts', () => {
    const throttle = new Throttle();
    for (let count = 0; count < 2000; count++)
      fail(throttle, 1, `${count}@example.com`, `10.1.${count >> 8}.${count % 256}`);
    expect(refusal(throttle, 'fresh@example.com', '10.9.9.9')?.code).toBe('RATE_LIMITED');
  });
});
