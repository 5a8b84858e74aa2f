import { patience } from './patience.ts';

/** Time limits of tests in milliseconds, on the machine on which they were chosen. They only end tests that hang. */
export interface Limits {
  test: number;
  hook: number;
  /** Limit of `expect.poll`. */
  poll: number;
}

/**
 * Converts the time limits of tests to the format of vitest, multiplied by `slowness`. By default, that is the slowness measured
 * last on this machine.
 */
export const limitsNow = ({ test, hook, poll }: Limits, slowness = patience) => ({
  testTimeout: test * slowness,
  hookTimeout: hook * slowness,
  expect: { poll: { timeout: poll * slowness } },
});

/** Environment variables by which a vitest configuration passes its limits to `limits.setup.ts`. */
export const environmentOf = (limits: Limits) => ({ TEST_LIMITS: JSON.stringify(limits) });
