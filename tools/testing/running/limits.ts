import { patience } from './patience.ts';

/** Time limits of tests in milliseconds, on the machine on which they were chosen. They only end tests that hang. */
export interface Limits {
  test: number;
  hook: number;
  /** Limit of `expect.poll`. */
  poll: number;
}

/** The limits in the format of vitest, by default for a machine as slow as it was measured last. */
export const limitsNow = ({ test, hook, poll }: Limits, slowness = patience) => ({
  testTimeout: test * slowness,
  hookTimeout: hook * slowness,
  expect: { poll: { timeout: poll * slowness } },
});

/** Environment by which a configuration passes its limits to `limits.setup.ts`. */
export const environmentOf = (limits: Limits) => ({ TEST_LIMITS: JSON.stringify(limits) });
