import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { occurrenceWith } from '../../testing/calendar';
import { useOwnTimes } from './useOwnTimes';

const ownTime = (zone: string | undefined) =>
  renderHook(() => useOwnTimes(zone)).result.current(occurrenceWith());

it('returns nothing unless it is switched on', () => {
  expect(ownTime(undefined)).toBeUndefined();
});

it('is the time of the viewer, with its day where that is another one than the station’s', () => {
  expect(ownTime('Africa/Nairobi')).toBe('05:10 – 05:30');
  expect(ownTime('America/New_York')).toBe('Tue 21:10 – 21:30');
});
