import { describe, expect, it } from 'vitest';
import { offsetOf, timeAfter } from './stationTime';

const minute = 60_000;
const at = (moment: string) => Date.parse(moment);

describe('a time of the station’s clock inside of a rundown', () => {
  const seven = at('2026-11-24T06:00:00Z');

  it('is undefined for times that no clock shows', () => {
    for (const typed of ['', 'soon', '24:00', '7:60', '07:00:60', '7'])
      expect(offsetOf(typed, seven, 'Europe/Paris')).toBeUndefined();
  });

  it('is so much after the start, to the second', () => {
    expect(offsetOf('07:00', seven, 'Europe/Paris')).toBe(0);
    expect(offsetOf('7:30:15', seven, 'Europe/Paris')).toBe(30 * minute + 15_000);
    expect(timeAfter(seven, 30 * minute + 15_000, 'Europe/Paris')).toBe('07:30:15');
  });

  it('lies on the next day when it is before the start', () => {
    const late = at('2026-11-24T22:30:00Z');
    expect(offsetOf('00:15', late, 'Europe/Paris')).toBe(45 * minute);
  });

  it('counts the hour that is left out, and the one that comes twice', () => {
    const spring = at('2027-03-28T00:30:00Z');
    expect(timeAfter(spring, 60 * minute, 'Europe/Paris')).toBe('03:30:00');
    expect(offsetOf('03:30', spring, 'Europe/Paris')).toBe(60 * minute);
    const autumn = at('2026-10-24T23:30:00Z');
    expect(offsetOf('03:30', autumn, 'Europe/Paris')).toBe(180 * minute);
  });
});
