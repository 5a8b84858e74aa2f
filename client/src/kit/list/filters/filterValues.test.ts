import { describe, expect, it } from 'vitest';
import { acceptsValue, operatorsOf } from './filterValues';
import { daysOf, momentsOf } from './periodMoments';

const zones = { moments: 'America/New_York', days: 'Europe/Paris' };

describe('a period filter', () => {
  it('has the days of the rows for moments, and those of the radio for dates', () => {
    const period = { field: 'at', label: '', kind: 'period', momentsOf } as const;
    expect(operatorsOf(period, '2026-01-15..2026-01-15', zones)).toEqual({
      after: '2026-01-15T04:59:59.999Z',
      before: '2026-01-16T05:00:00.000Z',
    });
    const now = new Date('2026-01-15T02:00:00Z');
    const days = {
      field: 'dueDate',
      label: '',
      kind: 'days',
      daysOf: (...[given, zone]: Parameters<typeof daysOf>) => daysOf(given, zone, now),
    } as const;
    expect(operatorsOf(days, 'today', zones)).toEqual({ after: '2026-01-14' });
  });
});

describe('a yes-or-no filter', () => {
  const filter = { field: 'needsReview', kind: 'flag', label: '', options: [] } as const;

  it('accepts only yes or no from an address', () => {
    expect(['true', 'false', 'yes', '1', ''].filter((value) => acceptsValue(filter, value))).toEqual([
      'true',
      'false',
    ]);
  });

  it('requests one or the other', () => {
    expect(operatorsOf(filter, 'true', zones)).toEqual({ eq: true });
    expect(operatorsOf(filter, 'false', zones)).toEqual({ eq: false });
  });
});
