import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dateOf, dayLength, dayOf, timeOfDay, timeText, wallText } from './days.ts';
import { numbersFrom } from './testNumbers.ts';
import { zoneClock } from './zoneClock.ts';

const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'];
const first = dayOf('2020-01-01');
const last = dayOf('2029-12-31');
const tenMinutes = 600_000;

/** The moment of a wall clock time according to Temporal. For a time in a skipped hour, the end of that hour. */
function momentByTemporal(zone: string, wall: number): number {
  const shown = Temporal.PlainDateTime.from(wallText(wall));
  const found = shown.toZonedDateTime(zone, { disambiguation: 'compatible' });
  if (found.toPlainDateTime().equals(shown)) return found.epochMilliseconds;
  // One millisecond later, because a transition is not before itself.
  return found.add({ milliseconds: 1 }).getTimeZoneTransition('previous')!.epochMilliseconds;
}

/**
 * Wall clock times to test. Every ten minutes on days on which clocks change and on the days next to them, and four random times
 * on every day.
 */
function* someWalls(zone: string): Generator<number> {
  const next = numbersFrom(zone.length);
  let change = Temporal.Instant.fromEpochMilliseconds(first * dayLength).toZonedDateTimeISO(zone);
  while (change.epochMilliseconds < last * dayLength) {
    change = change.getTimeZoneTransition('next')!;
    const day = dayOf(change.toPlainDate().toString());
    for (let wall = (day - 1) * dayLength; wall <= (day + 2) * dayLength; wall += tenMinutes) yield wall;
  }
  for (let day = first; day <= last; day++)
    for (let time = 0; time < 4; time++) yield day * dayLength + next(86_400) * 1000;
}

describe.each(zones)('the clock of %s', (zone) => {
  const clock = zoneClock(zone);

  test('agrees with Temporal through ten years', { tags: ['slow'] }, () => {
    const wrong: object[] = [];
    let notShown = 0;
    for (const wall of someWalls(zone)) {
      const moment = momentByTemporal(zone, wall);
      const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
      const shown = zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
      if (clock.momentOf(wall) !== moment || wallText(clock.wallAt(moment)) !== shown)
        wrong.push({ wall: wallText(wall), moment, shown });
      if (wallText(wall) !== shown) notShown++;
    }
    expect(wrong).toEqual([]);
    expect(notShown).toBeGreaterThan(20);
  });

  test('never goes backwards: what follows on the clock follows in time', () => {
    for (let day = first; day <= last; day++) {
      const walls = Array.from({ length: 48 }, (_, half) => day * dayLength + half * 1_800_000);
      const moments = walls.map(clock.momentOf);
      expect(moments.every((moment, at) => at === 0 || moment >= moments[at - 1]!)).toBe(true);
    }
  });
});

describe('an hour of Paris', () => {
  const paris = zoneClock('Europe/Paris');
  const momentOf = (date: string, time: string) =>
    new Date(paris.momentOf(dayOf(date) * dayLength + timeOfDay(time)!)).toISOString();

  test('that is left out in spring begins and ends when it is over', () => {
    expect(momentOf('2027-03-28', '01:59:59')).toBe('2027-03-28T00:59:59.000Z');
    expect(momentOf('2027-03-28', '02:00')).toBe('2027-03-28T01:00:00.000Z');
    expect(momentOf('2027-03-28', '02:30')).toBe('2027-03-28T01:00:00.000Z');
    expect(momentOf('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z');
    expect(momentOf('2027-03-28', '03:30')).toBe('2027-03-28T01:30:00.000Z');
  });

  test('that comes twice in autumn begins the first time, and lasts until it is over', () => {
    expect(momentOf('2027-10-31', '02:00')).toBe('2027-10-31T00:00:00.000Z');
    expect(momentOf('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(momentOf('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z');
  });
});

describe('a day and a time', () => {
  test('are read and written as they are', () => {
    expect(['1970-01-01', '2027-02-28', '2028-02-29'].map(dayOf)).toEqual([0, 20_877, 21_243]);
    expect([0, 20_877, 21_243].map(dateOf)).toEqual(['1970-01-01', '2027-02-28', '2028-02-29']);
    expect(['00:00', '07:05', '23:59:59'].map(timeOfDay)).toEqual([0, 25_500_000, 86_399_000]);
    expect(['24:00', '7:05', '07:60', '07:05:60', '', '07:05Z'].map(timeOfDay)).toEqual(
      Array(6).fill(undefined),
    );
    expect([25_500_000, 25_501_000].map(timeText)).toEqual(['07:05', '07:05:01']);
  });
});
