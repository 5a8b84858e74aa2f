import { expect, it } from 'vitest';
import { daysBefore, lengthOf, stepFor } from './useAudience';

it('compares a period with the same weekdays before it', () => {
  expect(daysBefore({ from: '2026-11-23', to: '2026-11-29' })).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  });
  expect(daysBefore({ from: '2026-11-24', to: '2026-11-24' })).toEqual({
    from: '2026-11-17',
    to: '2026-11-17',
  });
  expect(daysBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-09-27',
    to: '2026-10-26',
  });
});

it('has points by the hour for a few days, and by the day for more', () => {
  expect(lengthOf({ from: '2026-11-22', to: '2026-11-24' })).toBe(3);
  expect(stepFor({ from: '2026-11-22', to: '2026-11-24' })).toBe('HOUR');
  expect(stepFor({ from: '2026-11-21', to: '2026-11-24' })).toBe('DAY');
});
