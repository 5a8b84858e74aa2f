import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dayLength } from '../../../kit/time/days.ts';
import { repeatedTimes, vtimezone } from './vtimezone.ts';

const from = Date.UTC(2026, 9, 1);
const year = 365 * dayLength;
const span = { from, to: from + 120 * dayLength };

function parsed(zone: string): ICAL.Timezone {
  const text = `BEGIN:VCALENDAR\r\n${vtimezone(zone, span)}\r\nEND:VCALENDAR`;
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone')!);
}

/**
 * Returns times at which a parser and the clock of the zone disagree, in a year around the period.
 * Times that occur twice are ignored.
 */
function wrongHours(zone: string): string[] {
  const read = parsed(zone);
  const wide = { from: from - year / 2, to: span.to + year / 2 };
  const repeated = repeatedTimes(zone, wide);
  const wrong: string[] = [];
  for (let moment = wide.from; moment < wide.to; moment += dayLength / 8) {
    const shown = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
    const { year, month, day, hour, minute, second } = shown;
    const time = new ICAL.Time({ year, month, day, hour, minute, second }, read);
    const isTwice = repeated.some(({ from: begin, to }) => moment >= begin && moment < to);
    if (!isTwice && time.toUnixTime() * 1000 !== moment) wrong.push(shown.toString());
  }
  return wrong;
}

describe('a time zone in a feed', () => {
  test.each([
    'Europe/Paris',
    'America/New_York',
    'Africa/Casablanca',
    'Asia/Gaza',
    'Asia/Calcutta',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Africa/Abidjan',
  ])('is read by another parser as its clock shows it: %s', (zone) => {
    expect(parsed(zone).tzid).toBe(zone);
    expect(wrongHours(zone)).toEqual([]);
  });

  test('defines which times occur twice', () => {
    const twice = repeatedTimes('Europe/Paris', span).map(({ from: begin, to }) => [
      new Date(begin).toISOString(),
      new Date(to).toISOString(),
    ]);
    expect(twice).toEqual([['2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z']]);
    expect(repeatedTimes('Africa/Abidjan', span)).toEqual([]);
  });

  test('holds the changes of two years and more, and no others', () => {
    expect(vtimezone('Europe/Paris', span).match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toHaveLength(6);
    expect(vtimezone('Africa/Abidjan', span).match(/BEGIN:\w+/g)).toEqual([
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
    ]);
  });
});
