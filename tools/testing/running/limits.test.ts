import { expect, test } from 'vitest';
import { limitsNow } from './limits.ts';
import { patience } from './patience.ts';

test('limits grow with the slowness of the machine', () => {
  const limits = { test: 100, hook: 200, poll: 10 };
  expect(limitsNow(limits, 3)).toEqual({
    testTimeout: 300,
    hookTimeout: 600,
    expect: { poll: { timeout: 30 } },
  });
});

test('the limits of a test file are those of its configuration, as the machine is now', ({ task }) => {
  expect(JSON.parse(process.env['TEST_LIMITS']!)).toEqual({ test: 180_000, hook: 180_000, poll: 20_000 });
  // Measures that arrive between the setup of the file and this test may only raise the patience.
  expect(task.timeout).toBeGreaterThanOrEqual(180_000);
  expect(task.timeout).toBeLessThanOrEqual(180_000 * patience);
});
