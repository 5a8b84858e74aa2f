import { expect, it } from 'vitest';
import type { AudienceLineFragment } from './audience.generated';
import { totalsOf } from './totals';

const point = (average: number | null, peak: number | null = average): AudienceLineFragment => ({
  __typename: 'AudiencePoint',
  at: '2026-11-24T00:00:00.000Z',
  date: '2026-11-24',
  average,
  peak,
  uniqueListeners: null,
  listeningTime: average === null ? null : average * 3_600_000,
});

it('leaves out unknown times, which are no silence', () => {
  expect(totalsOf([point(10, 14), point(null), point(20, 22)])).toEqual({
    peak: 22,
    average: 15,
    listeningHours: 30,
  });
});

it('is null without known times, and zero without listeners', () => {
  expect(totalsOf([point(null)])).toEqual({ peak: null, average: null, listeningHours: null });
  expect(totalsOf([point(0)])).toEqual({ peak: 0, average: 0, listeningHours: 0 });
});
