import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  calendarOf,
  addEmission,
  addPlaylist,
  dayAfter,
  hour,
  lastSunday,
  momentOf,
  monday,
  weekly,
} from '../testing/calendar.ts';
import { clockIn } from '../../platform/organization/radios/radioClock.ts';
import { dateOf, dayOf, wallText } from '../../../kit/time/days.ts';
import { storedDays } from './stored/storedOccurrences.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const calendar = calendarOf(app, admin);
const emission = await addEmission(app, admin, 'Evening', { colour: '#112233' });
const playlist = await addPlaylist(app, admin, 'Quiet');

/** Each test plans in an hour of its own. */
let hours = 2;
const nextTime = () => `${String(hours++).padStart(2, '0')}:00`;

async function planned(input: object) {
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    emissionId: emission,
    startDate: dayAfter(0),
    startTime: nextTime(),
    duration: hour,
    ...input,
  });
  expect(errors).toEqual([]);
  return data.createSlot;
}

const rowsOf = (slot: string) =>
  app.shared.database.rows(
    'select date, starts_at, is_exception, is_dropped from occurrence where slot_id = ? order by date',
    [Number(slot)],
  );

describe('the calendar', () => {
  test('takes a span of at most 62 days', async () => {
    const document =
      'query ($from: DateTimeISO!, $to: DateTimeISO!) { calendar(from: $from, to: $to) { id } }';
    const span = { from: momentOf(monday), to: momentOf(monday + 1) };
    expect((await app.graphql(document, span)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(document, span, staff)).errors).toEqual([]);
    expect((await calendar.calendar(span.from, span.from)).fields).toEqual({ to: 'min' });
    expect((await calendar.calendar(span.from, momentOf(monday + 63))).fields).toEqual({ to: 'max' });
    expect((await calendar.calendar(span.from, momentOf(monday + 62))).errors).toEqual([]);
    expect((await calendar.calendar('0001-01-01T00:00:00Z', '0001-01-02T00:00:00Z')).fields).toEqual({
      from: 'min',
    });
    expect((await calendar.calendar('9999-12-30T00:00:00Z', '9999-12-31T00:00:00Z')).fields).toEqual({
      to: 'max',
    });
  });

  test('shows what a slot holds, in the order of time', async () => {
    const slot = await planned({ title: 'Own title', colour: '#445566' });
    const plain = await planned({});
    const list = await planned({ category: 'MULTIMEDIA', emissionId: null, playlistId: playlist });
    const again = await planned({ category: 'REBROADCAST', emissionId: null, originalId: plain.id });
    const shown = await calendar.on(monday, slot.id, plain.id, list.id, again.id);
    expect(shown).toMatchObject([
      { id: `${slot.id}:${dayAfter(0)}`, title: 'Own title', colour: '#445566', emission: { id: emission } },
      { title: 'Evening', colour: '#112233', category: 'LIVE', state: 'PLANNED', version: 0 },
      { title: 'Quiet', colour: null, playlist: { id: playlist }, emission: null },
      { title: 'Evening', colour: '#112233', category: 'REBROADCAST', emission: { id: emission } },
    ]);
    expect(shown[0]).toMatchObject({ localStart: `${dayAfter(0)}T${slot.startTime}:00`, duration: hour });
  });

  test('shows chosen categories and layers: none when none is chosen', async () => {
    const slot = await planned({ layer: 'LIVE' });
    const idsOf = async (more: object) =>
      (await calendar.calendar(momentOf(monday), momentOf(monday + 1), more)).data.calendar.map(
        ({ slotId }: { slotId: string }) => slotId,
      );
    expect(await idsOf({})).toContain(slot.id);
    expect(await idsOf({ categories: [] })).toEqual([]);
    expect(await idsOf({ layers: [] })).toEqual([]);
    expect(await idsOf({ categories: ['RUSH', 'REBROADCAST'] })).not.toContain(slot.id);
    expect(await idsOf({ categories: ['LIVE'], layers: ['LIVE'] })).toEqual([slot.id]);
  });

  test('marks covered occurrences, also when the covering one is not shown', async () => {
    const below = await planned({ duration: hour });
    const time = below.startTime.replace(':00', ':30');
    const above = await planned({ layer: 'LIVE', startTime: time, duration: hour / 4 });
    hours--;
    const { data } = await calendar.calendar(momentOf(monday), momentOf(monday + 1), {
      layers: ['PROGRAMMES'],
    });
    const shown = data.calendar.find(({ slotId }: { slotId: string }) => slotId === below.id);
    expect(shown.isCovered).toBe(true);
    expect((await calendar.on(monday, above.id))[0].isCovered).toBe(false);
    await calendar.cancel(above.id, dayAfter(0));
    expect((await calendar.on(monday, below.id))[0].isCovered).toBe(false);
    hours++;
  });

  test('continues beyond the stored rows, and returns each day once', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const today = Math.floor(Date.now() / 86_400_000);
    const retained = await rowsOf(slot.id);
    expect(retained.length).toBeGreaterThan(5);
    expect(retained.every(([date]) => dayOf(String(date).slice(0, 10)) <= today + storedDays + 1)).toBe(true);
    const days = await calendar.days(slot.id, monday, monday + 7 * 40);
    expect(days).toHaveLength(40);
    expect(new Set(days).size).toBe(40);
  });

  test('still shows what has been of a slot that was deleted', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const past = monday - 70;
    const [row] = await rowsOf(slot.id);
    const at = (day: number) => app.shared.database.models.stored(new Date(momentOf(day)));
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        'update occurrence set date = ?, starts_at = ?, ends_at = ? where slot_id = ? and date = ?',
        [dateOf(past), at(past), at(past + 0.04), Number(slot.id), row![0] as string],
      );
    });
    await calendar.remove(slot.id);
    expect(await calendar.on(past, slot.id)).toMatchObject([{ title: 'Evening', slot: null }]);
    expect(await calendar.on(monday + 7, slot.id)).toEqual([]);
  });
});

describe('a day of a slot', () => {
  test('is changed by those who plan, of a slot that comes on it', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const document =
      'mutation ($id: ID!, $date: LocalDate!) { cancelOccurrence(slotId: $id, date: $date, version: 0) { id } }';
    const variables = { id: slot.id, date: dayAfter(0) };
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(document, variables, staff)).code).toBe('FORBIDDEN');
    expect((await calendar.cancel(slot.id, dayAfter(1))).code).toBe('NOT_FOUND');
    expect((await calendar.cancel('999999', dayAfter(0))).code).toBe('NOT_FOUND');
    expect((await calendar.cancel(slot.id, dayAfter(0), 3)).code).toBe('CONFLICT');
    const wrong = { localStart: 'noon', duration: 0, title: 'x'.repeat(161) };
    expect((await calendar.change(slot.id, dayAfter(0), 0, wrong)).fields).toEqual({
      localStart: 'invalid',
      duration: 'min',
      title: 'tooLong',
    });
    const far = `${dayAfter(63)}T10:00`;
    expect((await calendar.change(slot.id, dayAfter(0), 0, { localStart: far })).fields).toEqual({
      localStart: 'max',
    });
    const yesterday = `${dateOf(Math.floor(Date.now() / 86_400_000) - 1)}T10:00`;
    expect((await calendar.change(slot.id, dayAfter(0), 0, { localStart: yesterday })).fields).toEqual({
      localStart: 'min',
    });
  });

  test('is called off and takes place again', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const off = (await calendar.cancel(slot.id, dayAfter(7))).data.cancelOccurrence;
    expect(off).toMatchObject({ state: 'CANCELLED', isException: true });
    const otherSlot = await planned({ startDate: dayAfter(7), startTime: slot.startTime });
    hours--;
    expect((await calendar.takeBack(slot.id, dayAfter(7), off.version)).code).toBe('SCHEDULE_CONFLICT');
    await calendar.remove(otherSlot.id);
    const on = (await calendar.takeBack(slot.id, dayAfter(7), off.version)).data.restoreOccurrence;
    expect(on).toMatchObject({ state: 'PLANNED', isException: false, version: 0 });
    hours++;
  });

  test('is moved where nothing else is, and back', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const taken = await planned({ startDate: dayAfter(2) });
    const to = (date: string, time: string) => ({ localStart: `${date}T${time}` });
    const refused = await calendar.change(slot.id, dayAfter(0), 0, to(dayAfter(2), taken.startTime));
    expect(refused.code).toBe('SCHEDULE_CONFLICT');
    expect(refused.errors[0]!.extensions['clashes']).toMatchObject([{ slotId: taken.id }]);
    const free = nextTime();
    const moved = (await calendar.change(slot.id, dayAfter(0), 0, to(dayAfter(2), free))).data
      .changeOccurrence;
    expect(moved).toMatchObject({
      date: dayAfter(0),
      localStart: `${dayAfter(2)}T${free}:00`,
      isException: true,
    });
    expect(await calendar.on(monday, slot.id)).toEqual([]);
    const there = await calendar.create({
      category: 'LIVE',
      emissionId: emission,
      startDate: dayAfter(2),
      startTime: free,
      duration: hour,
    });
    expect(there.code).toBe('SCHEDULE_CONFLICT');
    const back = (await calendar.change(slot.id, dayAfter(0), moved.version, { localStart: null })).data
      .changeOccurrence;
    expect(back).toMatchObject({ localStart: `${dayAfter(0)}T${slot.startTime}:00`, isException: false });
  });

  test('survives changes of its series: it moves with its day, to another weekday and back', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const free = nextTime();
    const later = nextTime();
    await calendar.change(slot.id, dayAfter(0), 0, { localStart: `${dayAfter(1)}T${free}` });
    await calendar.change(slot.id, dayAfter(7), 0, { title: 'Special' });
    await calendar.cancel(slot.id, dayAfter(14));
    const moved = (await calendar.update(slot.id, slot.version, { startTime: later, duration: hour / 2 }))
      .data.updateSlot;
    const shown = async (days = [1, 7, 14, 21]) =>
      (await Promise.all(days.map((day) => calendar.on(monday + day, slot.id))))
        .flat()
        .map(
          (occurrence) =>
            `${occurrence.localStart.slice(0, 16)} ${occurrence.duration / hour} ${occurrence.state} ${occurrence.title}`,
        );
    const all = [
      `${dayAfter(1)}T${free} 1 PLANNED Evening`,
      `${dayAfter(7)}T${later} 0.5 PLANNED Special`,
      `${dayAfter(14)}T${later} 0.5 CANCELLED Evening`,
      `${dayAfter(21)}T${later} 0.5 PLANNED Evening`,
    ];
    expect(await shown()).toEqual(all);
    const elsewhere = (await calendar.update(slot.id, moved.version, { recurrence: weekly('WE') })).data
      .updateSlot;
    // An occurrence that was moved individually stays, although its series moves to another weekday.
    expect(await shown()).toEqual(all.slice(0, 1));
    expect(await shown([2, 9, 16, 23])).toEqual([
      `${dayAfter(9)}T${later} 0.5 PLANNED Special`,
      `${dayAfter(16)}T${later} 0.5 CANCELLED Evening`,
      `${dayAfter(23)}T${later} 0.5 PLANNED Evening`,
    ]);
    // The first occurrence moved with its series; moving the series back moves it back, too.
    await calendar.update(slot.id, elsewhere.version, { startDate: dayAfter(0), recurrence: weekly('MO') });
    expect(await shown()).toEqual(all);
  });

  test('keeps its time while it is on the air, regardless of changes to its series', async () => {
    const slot = await planned({ layer: 'ADVERTS', startDate: dayAfter(3) });
    const clock = clockIn('Europe/Paris');
    const wall = clock.wallNow - hour / 6;
    const { models } = app.shared.database;
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        'update occurrence set date = ?, wall = ?, starts_at = ?, ends_at = ? where slot_id = ?',
        [
          dateOf(Math.floor(wall / (24 * hour))),
          wall,
          models.stored(new Date(clock.now - hour / 6)),
          models.stored(new Date(clock.now + (5 * hour) / 6)),
          Number(slot.id),
        ],
      );
    });
    const inBetween = wallText(clock.wallNow + hour / 3);
    const [startDate, startTime] = inBetween.split('T');
    const input = { category: 'LIVE', emissionId: emission, layer: 'ADVERTS', duration: hour };
    const refused = await calendar.create({ ...input, startDate, startTime });
    expect(refused.code).toBe('SCHEDULE_CONFLICT');
    expect(refused.errors[0]!.extensions['clashes']).toMatchObject([{ slotId: slot.id }]);
    await calendar.remove(slot.id);
    const { createSlot } = (await calendar.create({ ...input, startDate, startTime })).data;
    await calendar.remove(createSlot.id);
  });

  test('comes back with its slot from the recycle bin', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    await calendar.change(slot.id, dayAfter(7), 0, { title: 'Special' });
    await calendar.remove(slot.id);
    expect(await calendar.on(monday + 7, slot.id)).toEqual([]);
    await calendar.restore(slot.id);
    expect(await calendar.on(monday + 7, slot.id)).toMatchObject([{ title: 'Special', isException: true }]);
    expect(await calendar.on(monday + 14, slot.id)).toHaveLength(1);
  });

  test('is not changed by two at once', async () => {
    const slot = await planned({ recurrence: weekly('MO') });
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => calendar.change(slot.id, dayAfter(0), 0, { title })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });
});

describe('on the days on which clocks are changed', () => {
  test('what follows on the clock follows in time, and keeps its local time on the days after', async () => {
    const spring = lastSunday('March');
    const input = { category: 'MULTIMEDIA', emissionId: null, playlistId: playlist, layer: 'FILLER' };
    const daily = { frequency: 'DAILY', interval: 1, until: dateOf(dayOf(spring) + 1) };
    const startDate = dateOf(dayOf(spring) - 1);
    const slot = await planned({
      ...input,
      startDate,
      startTime: '01:30',
      duration: hour,
      recurrence: daily,
    });
    const two = await planned({ ...input, startDate, startTime: '02:30', duration: hour, recurrence: daily });
    const hidden = await planned({
      ...input,
      startDate,
      startTime: '02:00',
      duration: hour,
      recurrence: daily,
      layer: 'ADVERTS',
    });
    const shown = await calendar.on(dayOf(spring), slot.id, two.id);
    expect(shown.map((item: { startsAt: string; endsAt: string }) => [item.startsAt, item.endsAt])).toEqual([
      [`${spring}T00:30:00.000Z`, `${spring}T01:00:00.000Z`],
      [`${spring}T01:00:00.000Z`, `${spring}T01:30:00.000Z`],
      [`${dateOf(dayOf(spring))}T23:30:00.000Z`, `${dateOf(dayOf(spring) + 1)}T00:30:00.000Z`],
    ]);
    expect(await calendar.days(hidden.id, dayOf(startDate), dayOf(spring) + 3)).toEqual([
      `${startDate}T02:00`,
      `${dateOf(dayOf(spring) + 1)}T02:00`,
    ]);
  });

  test('what goes over the hour that comes twice lasts longer', async () => {
    const autumn = lastSunday('October');
    const slot = await planned({ layer: 'ADVERTS', startDate: autumn, startTime: '02:00', duration: hour });
    expect(await calendar.on(dayOf(autumn), slot.id)).toMatchObject([
      { startsAt: `${autumn}T00:00:00.000Z`, endsAt: `${autumn}T02:00:00.000Z`, duration: hour },
    ]);
  });
});
