import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  calendarParts,
  maxFileEvents,
  maxFileLength,
  maxRequestEvents,
  maxRequestLength,
} from './calendarParts';

const event = (uid: string, more = '') => `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${more}\r\nEND:VEVENT`;
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Our zone',
  'X-LIC-LOCATION:Europe/Paris',
  'BEGIN:STANDARD',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', zone, ...events, 'END:VCALENDAR'].join('\r\n');

/** Reads a limit from the API documentation, which is generated from the server. */
function limitRow(name: string): { max: number; meaning: string } {
  const limits = readFileSync(join(import.meta.dirname, '../../../../../../docs/api/limits.md'), 'utf8');
  const [, max, meaning] = new RegExp(`^\\| \`${name}\` \\| ([\\d,]+) \\| (.*) \\|$`, 'm').exec(limits)!;
  return { max: Number(max!.replaceAll(',', '')), meaning: meaning! };
}

describe('the parts of a calendar file', () => {
  it('stay within the limits of the server, which state those of a whole file', () => {
    expect(maxRequestLength).toBe(limitRow('calendarImportCharacters').max);
    expect(maxRequestEvents).toBe(limitRow('calendarImportEvents').max);
    const counted = (count: number) => count.toLocaleString('en');
    expect(limitRow('calendarImportCharacters').meaning).toContain(
      `files of up to ${counted(maxFileLength)} characters and ${counted(maxFileEvents)} events`,
    );
  });

  it('are as many as its events need, each a calendar with the zones', () => {
    const { parts, events } = calendarParts(
      file(...Array.from({ length: 250 }, (_, index) => event(`${index}`))),
    );
    expect(events).toBe(250);
    expect(parts.map((part) => part.match(/BEGIN:VEVENT/g)!.length)).toEqual([100, 100, 50]);
    for (const part of parts) {
      expect(part).toMatch(/^BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:Our zone\r\nX-LIC-LOCATION/);
      expect(part).toMatch(/END:VCALENDAR$/);
    }
  });

  it('contain all events of a UID together, and no more text than a request accepts', () => {
    const long = Array.from({ length: 30 }, (_, index) => event(`${index}`, 'x'.repeat(20_000)));
    const { parts } = calendarParts(file(event('series'), ...long, event('series', 'changed day')));
    expect(parts[0]!.match(/UID:series/g)).toHaveLength(2);
    expect(parts.every((part) => part.length < 160_000)).toBe(true);
    const events = parts.reduce((sum, part) => sum + part.match(/BEGIN:VEVENT/g)!.length, 0);
    expect(events).toBe(32);
  });

  /** Event of a series that changes the day this many days from now. */
  const change = (days: number, more: readonly string[] = [], parameters = '') => {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const head = ['BEGIN:VEVENT', 'UID:daily', 'SUMMARY:Daily', `RECURRENCE-ID${parameters}:${day}T080000`];
    return [...head, ...more, 'END:VEVENT'].join('\r\n');
  };
  const all = <Value>(count: number, make: (index: number) => Value) =>
    Array.from({ length: count }, (_, index) => make(index));

  it('leave out past changed days of a series that is too large for a request', () => {
    const series = event('daily', 'Daily');
    const past = all(300, (index) => change(-5 - index));
    const coming = all(120, (index) => change(index));
    const range = change(-400, [], ';RANGE=THISANDFUTURE');
    const { parts, events, tooLargeSeries } = calendarParts(file(series, ...past, range, ...coming));
    expect([parts.length, events, tooLargeSeries]).toEqual([1, 422, undefined]);
    for (const needed of [series, range, ...coming]) expect(parts[0]).toContain(needed);
    for (const ignored of past) expect(parts[0]).not.toContain(ignored);
  });

  it('leave out the properties of a large series that the server does not read', () => {
    const more = [
      `DESCRIPTION:${'x'.repeat(3000)}`,
      ` ${'y'.repeat(60)}`,
      'DTSTART:20300101T080000',
      'BEGIN:VALARM',
      'DURATION:PT5M',
      'END:VALARM',
      'DURATION:PT1H',
    ];
    const { parts, tooLargeSeries } = calendarParts(file(...all(90, (index) => change(index, more))));
    expect(tooLargeSeries).toBeUndefined();
    const needed = change(0, ['DTSTART:20300101T080000', 'DURATION:PT1H']);
    expect(parts).toEqual([expect.stringContaining(needed)]);
    expect(parts[0]).not.toMatch(/DESCRIPTION|yyy|VALARM|PT5M/);
  });

  it('name a series that is too large even so', () => {
    const changes = all(250, (index) => change(index));
    expect(calendarParts(file(event('1'), ...changes)).tooLargeSeries).toBe('Daily');
    expect(calendarParts(file(event('1', 'x'.repeat(201_000)))).tooLargeSeries).toMatch(/^xxx/);
  });

  it.each(['Dear all,', file(event('1')).slice(0, -5), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'])(
    'leave text without events to the server: %j',
    (text) => {
      expect(calendarParts(text)).toEqual({ parts: [text], events: 0 });
    },
  );
});
