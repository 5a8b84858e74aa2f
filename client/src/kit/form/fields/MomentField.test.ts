import { describe, expect, it } from 'vitest';
import { localTime, momentOf } from './MomentField';

describe('a moment in a field', () => {
  it.each([
    ['2026-01-15T06:30:00.000Z', 'Europe/Paris', '2026-01-15T07:30'],
    ['2026-07-15T06:30:00.000Z', 'Europe/Paris', '2026-07-15T08:30'],
    ['2026-12-31T23:30:00.000Z', 'Africa/Tunis', '2027-01-01T00:30'],
  ])('is %s as a clock in %s shows it, and back', (moment, zone, local) => {
    expect(localTime(moment, zone)).toBe(local);
    expect(momentOf(local, zone)).toBe(moment);
  });

  it('is the hour after one that is left out in spring', () => {
    expect(momentOf('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('may be none', () => {
    expect([localTime('', 'Europe/Paris'), momentOf('', 'Europe/Paris')]).toEqual(['', '']);
  });
});
