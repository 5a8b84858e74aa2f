import { describe, expect, it } from 'vitest';
import { parsePeriod, writePeriod } from './period';
import { daysOf, momentsOf } from './periodMoments';

const paris = 'Europe/Paris';

describe('a period in the address', () => {
  it.each([
    ['today', { preset: 'today' }],
    ['last30', { preset: 'last30' }],
    ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    ['2026-01-01..', { from: '2026-01-01', to: undefined }],
    ['..2026-01-31', { from: undefined, to: '2026-01-31' }],
  ])('is understood: %s', (text, period) => expect(parsePeriod(text)).toEqual(period));

  it.each([
    '',
    '..',
    'yesterday',
    '2026-01-01',
    '2026-02-30..',
    '2026-1-1..',
    '2026-02-01..2026-01-01',
    '2026-01-01..2026-01-02..',
  ])('is ignored: "%s"', (text) => expect(parsePeriod(text)).toBeUndefined());

  it('is written as it is read', () => {
    expect(writePeriod({ from: '2026-01-01', to: '2026-01-31' })).toBe('2026-01-01..2026-01-31');
    expect(writePeriod({ to: '2026-01-31' })).toBe('..2026-01-31');
    expect(writePeriod({ from: '' })).toBe('');
  });
});

describe('the days of a period', () => {
  it('are requested with exclusive ends, across months', () => {
    expect(daysOf({ from: '2026-03-01', to: '2026-03-31' }, paris)).toEqual({
      after: '2026-02-28',
      before: '2026-04-01',
    });
    expect(daysOf({ to: '2026-03-31' }, paris)).toEqual({ before: '2026-04-01' });
  });

  it('of today are those of the radio, whatever the day is elsewhere', () => {
    const now = new Date('2026-06-30T23:30:00Z');
    expect(daysOf({ preset: 'today' }, paris, now)).toEqual({ after: '2026-06-30' });
    expect(daysOf({ preset: 'today' }, 'America/New_York', now)).toEqual({ after: '2026-06-29' });
  });
});

describe('the moments of a period', () => {
  it('are whole days of the radio, its clock changes included', () => {
    // On 29 March 2026, Paris changes from UTC+1 to UTC+2.
    expect(momentsOf({ from: '2026-03-29', to: '2026-03-29' }, paris)).toEqual({
      after: '2026-03-28T22:59:59.999Z',
      before: '2026-03-29T22:00:00.000Z',
    });
  });

  it('of today begin with the day of the radio, whatever the day is elsewhere', () => {
    const now = new Date('2026-06-30T23:30:00Z');
    expect(momentsOf({ preset: 'today' }, paris, now)).toEqual({ after: '2026-06-30T21:59:59.999Z' });
    expect(momentsOf({ preset: 'today' }, 'America/New_York', now)).toEqual({
      after: '2026-06-30T03:59:59.999Z',
    });
  });

  it('of the last days count today among them, across months', () => {
    const now = new Date('2026-03-03T12:00:00Z');
    expect(momentsOf({ preset: 'last7' }, 'UTC', now)).toEqual({ after: '2026-02-24T23:59:59.999Z' });
    expect(momentsOf({ preset: 'last30' }, 'UTC', now)).toEqual({ after: '2026-02-01T23:59:59.999Z' });
  });

  it('open at one end leave that end out', () => {
    expect(momentsOf({ to: '2026-01-31' }, 'UTC')).toEqual({ before: '2026-02-01T00:00:00.000Z' });
  });

  it('are those of this device where the radio is not known', () => {
    const { after = '' } = momentsOf({ from: '2026-01-15' }, undefined);
    expect(new Date(after).getTime()).toBe(new Date(2026, 0, 15).getTime() - 1);
  });
});
