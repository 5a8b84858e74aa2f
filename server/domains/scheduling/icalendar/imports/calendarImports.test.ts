import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, lastSunday, monday } from '../../testing/calendar.ts';
import { makePresenter } from '../../testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const calendar = calendarOf(app, admin);
const usual = await addEmission(app, admin, 'Anything else');
const cafe = await addEmission(app, admin, 'Café d’Été');

beforeAll(async () => {
  const { data } = await app.graphql('{ viewer { id } }', {}, presenter);
  await makePresenter(app, 1, { emission: Number(cafe), user: Number(data.viewer.id) });
});

const fields =
  'importedCount events { uid title state problem emissionTitle isMatched startDate startTime duration recurrence { frequency interval weekdays nth setPosition until count } changedDays }';

async function importing(text: string, apply = false, more: object = {}, token = admin) {
  const input = { text, category: 'LIVE', defaultEmissionId: usual, ...more };
  return app.graphql(
    `mutation ($input: CalendarImportInput!, $apply: Boolean!) { importCalendar(input: $input, apply: $apply) { ${fields} } }`,
    { input, apply },
    token,
  );
}

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

let made = 0;
const uid = () => `event-${++made}@example.org`;
const local = (days: number, time: string) => `${dayAfter(days).replaceAll('-', '')}T${time}`;
/** A timed event in Paris, where the radio is. */
const event = (name: string, days: number, time: string, ...more: string[]) => [
  `UID:${name}`,
  'SUMMARY:Quiet mile',
  `DTSTART;TZID=Europe/Paris:${local(days, time)}`,
  'DURATION:PT30M',
  ...more,
];

async function only(text: string, apply = false, more: object = {}) {
  const { data, errors } = await importing(text, apply, more);
  expect(errors).toEqual([]);
  expect(data.importCalendar.events).toHaveLength(1);
  return data.importCalendar.events[0];
}

describe('a calendar file', () => {
  test('is refused for those who plan nothing, and with a code for each bad file', async () => {
    const text = file(event(uid(), 0, '030000'));
    expect((await importing(text, false, {}, await app.tokenOf('client@demo.com'))).code).toBe('FORBIDDEN');
    const fieldsOf = async (bad: string, more: object = {}) => (await importing(bad, false, more)).fields;
    expect(await fieldsOf(' ')).toEqual({ text: 'required' });
    for (const bad of [
      'Dear all,',
      '<html>',
      text.slice(0, -20),
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR`,
    ])
      expect(await fieldsOf(bad)).toEqual({ text: 'notCalendar' });
    expect(await fieldsOf(text.replace('Quiet', 'x'.repeat(200_000)))).toEqual({ text: 'tooLong' });
    const many = Array.from({ length: 201 }, () => ['UID:a']);
    expect(await fieldsOf(file(...many))).toEqual({ text: 'tooLong' });
    expect(await fieldsOf(text, { category: 'RUSH' })).toEqual({ category: 'invalid' });
    expect(await fieldsOf(text, { defaultEmissionId: '999999' })).toEqual({ defaultEmissionId: 'unknown' });
    const over = await addEmission(app, admin, 'Over', { state: 'ENDED' });
    expect(await fieldsOf(text, { defaultEmissionId: over })).toEqual({ defaultEmissionId: 'ended' });
    expect((await importing(file())).data.importCalendar.events).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['no start', ['DURATION:PT1H'], 'NO_START'],
    ['no end', [`DTSTART:${local(1, '030000')}`], 'NO_END'],
    [
      'an end before its start',
      [`DTSTART:${local(1, '030000')}`, `DTEND:${local(1, '020000')}`],
      'END_BEFORE_START',
    ],
    ['a whole day', [`DTSTART;VALUE=DATE:${local(1, '').slice(0, 8)}`], 'ALL_DAY'],
    ['two days', [`DTSTART:${local(1, '030000')}`, 'DURATION:PT25H'], 'TOO_LONG'],
    ['an unknown zone', [`DTSTART;TZID=Mars/Crater:${local(1, '030000')}`, 'DURATION:PT1H'], 'UNKNOWN_ZONE'],
    ['a broken time', ['DTSTART:tomorrow', 'DURATION:PT1H'], 'UNREADABLE'],
    [
      'a cancelled state',
      [`DTSTART:${local(1, '030000')}`, 'DURATION:PT1H', 'STATUS:CANCELLED'],
      'CANCELLED',
    ],
    ['a time that is over', ['DTSTART:20200101T030000Z', 'DURATION:PT1H'], 'PAST'],
    [
      'hours that repeat',
      [`DTSTART:${local(1, '030000')}`, 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'],
      'UNSUPPORTED_RULE',
    ],
    [
      'two days of the month',
      [`DTSTART:${local(1, '030000')}`, 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15'],
      'UNSUPPORTED_RULE',
    ],
    [
      'extra dates',
      [`DTSTART:${local(1, '030000')}`, 'DURATION:PT1H', `RDATE:${local(2, '030000')}`],
      'UNSUPPORTED_RULE',
    ],
    [
      'a first day beside its rule',
      [`DTSTART:${local(1, '030000')}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=FR'],
      'UNSUPPORTED_RULE',
    ],
    [
      'a series in UTC',
      [`DTSTART:${local(1, '030000')}Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY'],
      'OTHER_ZONE',
    ],
  ])('lists an event with %s, and does not import it', async (_, lines, problem) => {
    const text = file([`UID:${uid()}`, 'SUMMARY:Odd', ...lines]);
    expect(await only(text, true)).toMatchObject({ title: 'Odd', state: 'PROBLEM', problem });
  });

  test('needs UIDs, each once, and an emission for each event', async () => {
    const twice = uid();
    const { data } = await importing(
      file(event(twice, 1, '023000'), event(twice, 2, '023000'), event('', 3, '023000')),
      true,
      { defaultEmissionId: null },
    );
    expect(data.importCalendar.events.map(({ problem }: { problem: string }) => problem)).toEqual([
      'NO_EMISSION',
      'DUPLICATE_UID',
      'NO_UID',
    ]);
    expect(data.importCalendar.importedCount).toBe(0);
  });
});

describe('events of a calendar file', () => {
  test('are listed before, become slots of the emission with their folded title, and are imported once', async () => {
    const name = uid();
    const text = file([
      `UID:${name}`,
      // A folded line, and an accent, which the comparison of titles ignores.
      "SUMMARY:CAFE D'",
      ' ETE',
      `DTSTART;TZID="Europe/Paris":${local(0, '033000')}`,
      `DTEND;TZID="Europe/Paris":${local(0, '043000')}`,
      'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE',
    ]);
    const before = await only(text);
    expect(before).toMatchObject({
      state: 'READY',
      problem: null,
      emissionTitle: 'Café d’Été',
      isMatched: true,
      startDate: dayAfter(0),
      startTime: '03:30',
      duration: hour,
      recurrence: { frequency: 'WEEKLY', weekdays: ['MO', 'WE'], count: 3 },
    });
    expect(await only(text, true)).toMatchObject({ state: 'IMPORTED' });
    expect(await only(text, true)).toMatchObject({ state: 'KNOWN', problem: null });
    const slots = await calendar.on(monday + 2, ...(await slotIds(monday + 2)));
    expect(slots.filter(({ title }: { title: string }) => title === 'Café d’Été')).toMatchObject([
      { localStart: `${dayAfter(2)}T03:30:00`, category: 'LIVE', emission: { id: cafe } },
    ]);
  });

  test('come by the clock of the radio, with zones of Outlook and of other programs', async () => {
    const at = async (start: string, ...header: string[]) => {
      const text = file([`UID:${uid()}`, 'SUMMARY:Zone', start, 'DURATION:PT5M']).replace(
        'BEGIN:VEVENT',
        [...header, 'BEGIN:VEVENT'].join('\r\n'),
      );
      return (await only(text)).startTime;
    };
    const winter = '20280110T';
    expect(await at(`DTSTART:${winter}100000Z`)).toBe('11:00');
    expect(await at('DTSTART:20280710T100000Z')).toBe('12:00');
    expect(await at(`DTSTART:${winter}100000`)).toBe('10:00');
    expect(await at(`DTSTART;TZID=GMT Standard Time:${winter}100000`)).toBe('11:00');
    expect(await at(`DTSTART;TZID=/example.org/20210210_1/Europe/London:${winter}100000`)).toBe('11:00');
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Our zone', 'X-LIC-LOCATION:Africa/Cairo', 'END:VTIMEZONE'];
    expect(await at(`DTSTART;TZID=Our zone:${winter}100000`, ...zone)).toBe('09:00');
  });

  test('repeat in a zone whose clocks change together with those of the radio', async () => {
    const text = file([
      `UID:${uid()}`,
      'SUMMARY:From London',
      `DTSTART;TZID=Europe/London:${local(1, '100000')}`,
      'DURATION:PT5M',
      'RRULE:FREQ=WEEKLY',
    ]);
    expect(await only(text)).toMatchObject({ startTime: '11:00', recurrence: { frequency: 'WEEKLY' } });
  });

  test.each<[string, object]>([
    ['FREQ=DAILY;INTERVAL=2', { frequency: 'DAILY', interval: 2 }],
    ['FREQ=MONTHLY', { frequency: 'MONTHLY', weekdays: [], nth: null, setPosition: null }],
    ['FREQ=MONTHLY;BYMONTHDAY=31', { frequency: 'MONTHLY', weekdays: [], setPosition: null }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { frequency: 'MONTHLY', weekdays: [], setPosition: -1 }],
    ['FREQ=MONTHLY;BYDAY=-1MO', { frequency: 'MONTHLY', weekdays: ['MO'], nth: -1 }],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=5', { frequency: 'MONTHLY', weekdays: ['MO'], nth: 5 }],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      { weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], setPosition: -1 },
    ],
    ['FREQ=YEARLY', { frequency: 'MONTHLY', interval: 12 }],
    ['FREQ=YEARLY;BYMONTH=1;BYDAY=-1MO', { frequency: 'MONTHLY', interval: 12, nth: -1 }],
    ['FREQ=WEEKLY;UNTIL=20280301T020000Z', { until: '2028-03-01' }],
    ['FREQ=WEEKLY;UNTIL=20280228T015959Z', { until: '2028-02-27' }],
  ])('take the rule %s as it is', async (rule, recurrence) => {
    // 31 January 2028 is a Monday.
    const start = 'DTSTART;TZID=Europe/Paris:20280131T030000';
    const text = file([`UID:${uid()}`, 'SUMMARY:Rule', start, 'DURATION:PT5M', `RRULE:${rule}`]);
    expect(await only(text)).toMatchObject({ startDate: '2028-01-31', problem: null, recurrence });
  });

  test('bring the days that their series leaves out or has at another time', async () => {
    const name = uid();
    const series = event(
      name,
      7,
      '053000',
      'RRULE:FREQ=DAILY;COUNT=5',
      `EXDATE;TZID=Europe/Paris:${local(8, '053000')}`,
    );
    const moved = [
      `UID:${name}`,
      'SUMMARY:Special mile',
      `RECURRENCE-ID;TZID=Europe/Paris:${local(9, '053000')}`,
      `DTSTART;TZID=Europe/Paris:${local(9, '060000')}`,
      'DURATION:PT15M',
    ];
    const off = [
      ...event(name, 10, '053000', 'STATUS:CANCELLED'),
      `RECURRENCE-ID;TZID=Europe/Paris:${local(10, '053000')}`,
    ];
    expect(await only(file(series, moved, off), true)).toMatchObject({ state: 'IMPORTED', changedDays: 3 });
    const shown = [];
    for (const day of [7, 8, 9, 10, 11])
      shown.push(...(await calendar.on(monday + day, ...(await slotIds(monday + day)))));
    const own = shown.filter(({ title }) => title.endsWith('mile'));
    expect(own.map(({ localStart, state, title }) => `${localStart.slice(5, 16)} ${state} ${title}`)).toEqual(
      [
        `${dayAfter(7).slice(5)}T05:30 PLANNED Quiet mile`,
        `${dayAfter(8).slice(5)}T05:30 CANCELLED Quiet mile`,
        `${dayAfter(9).slice(5)}T06:00 PLANNED Special mile`,
        `${dayAfter(10).slice(5)}T05:30 CANCELLED Quiet mile`,
        `${dayAfter(11).slice(5)}T05:30 PLANNED Quiet mile`,
      ],
    );
    const elsewhere = [`UID:${uid()}`, ...moved.slice(1)];
    expect(await only(file(elsewhere))).toMatchObject({ problem: 'UNSUPPORTED_DAY' });
  });

  test('that clash with the calendar or with each other are listed, and the others imported', async () => {
    const [first, second, third] = [uid(), uid(), uid()];
    const text = file(event(first, 14, '050000'), event(second, 14, '051500'), event(third, 15, '050000'));
    const { data } = await importing(text);
    const expected = [
      ['READY', null],
      ['PROBLEM', 'CONFLICT'],
      ['READY', null],
    ];
    const statesOf = (events: Array<{ state: string; problem: string | null }>) =>
      events.map(({ state, problem }) => [state, problem]);
    expect(statesOf(data.importCalendar.events)).toEqual(expected);
    const applied = (await importing(text, true, { uids: [first, second] })).data.importCalendar;
    expect(statesOf(applied.events)).toEqual([
      ['IMPORTED', null],
      ['PROBLEM', 'CONFLICT'],
      ['READY', null],
    ]);
    expect(applied.importedCount).toBe(1);
  });

  test('lie in no hour that clocks leave out', async () => {
    const spring = lastSunday('March', 2).replaceAll('-', '');
    const text = file([`UID:${uid()}`, 'SUMMARY:Lost', `DTSTART:${spring}T020000`, 'DURATION:PT30M']);
    expect(await only(text)).toMatchObject({ problem: 'UNSUPPORTED_DAY' });
  });

  test('of other emissions are out of reach for a presenter', async () => {
    const own = file(event(uid(), 16, '050000').map((line) => line.replace('Quiet mile', 'Café d’été')));
    const foreign = file(event(uid(), 17, '050000'));
    expect(
      (await importing(own, true, { defaultEmissionId: null }, presenter)).data.importCalendar.importedCount,
    ).toBe(1);
    expect((await importing(foreign, true, {}, presenter)).code).toBe('FORBIDDEN');
    expect((await importing(own, true, { layer: 'LIVE' }, presenter)).code).toBe('FORBIDDEN');
  });
});

/** Returns the ids of all slots on a day. */
async function slotIds(day: number): Promise<string[]> {
  const from = new Date(day * 86_400_000).toISOString();
  const { data } = await calendar.calendar(from, new Date((day + 1) * 86_400_000).toISOString());
  return data.calendar.map(({ slotId }: { slotId: string }) => slotId);
}
