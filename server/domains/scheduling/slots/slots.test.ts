import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  addEmission,
  addPlaylist,
  calendarOf,
  dayAfter,
  hour,
  lastSunday,
  monday,
  weekly,
} from '../testing/calendar.ts';
import { dateOf, dayOf } from '../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const staff = await app.as('support');
const editor = await app.as('editor');
const calendar = calendarOf(app, admin);
const emission = await addEmission(app, admin, 'Morning');
const playlist = await addPlaylist(app, admin, 'Night');

/** Each test plans in weeks that no other test uses, so that slots do not clash. */
let weeks = 0;
const nextWeek = () => 7 * weeks++;

const live = (startDate: string, more: object = {}) => ({
  category: 'LIVE',
  emissionId: emission,
  startDate,
  startTime: '07:00',
  duration: hour,
  ...more,
});

const created = async (input: object) => {
  const answer = await calendar.create(input);
  expect(answer.errors).toEqual([]);
  return answer.data.createSlot;
};

describe('a slot', () => {
  test('is read by staff and changed by planners', async () => {
    const input = live(dayAfter(nextWeek()));
    const document = 'mutation ($input: SlotInput!) { createSlot(input: $input) { id } }';
    expect((await app.graphql(document, { input })).code).toBe('UNAUTHENTICATED');
    expect((await calendarOf(app, client).create(input)).code).toBe('FORBIDDEN');
    expect((await calendarOf(app, staff).create(input)).code).toBe('FORBIDDEN');
    expect(
      (await calendarOf(app, client).calendar('2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).code,
    ).toBe('FORBIDDEN');
    expect((await calendarOf(app, editor).create(input)).errors).toEqual([]);
  });

  test('must be plannable; all problems are reported at once', async () => {
    const wrong = {
      category: 'LIVE',
      startDate: '1999-12-31',
      startTime: '25:00',
      duration: 0,
      colour: 'red',
    };
    expect((await calendar.create(wrong)).fields).toEqual({
      startDate: 'min',
      startTime: 'invalid',
      duration: 'min',
      colour: 'invalid',
      emissionId: 'required',
    });
    const long = live(dayAfter(0), { duration: 24 * hour + 1, title: 'x'.repeat(161) });
    expect((await calendar.create(long)).fields).toEqual({ duration: 'max', title: 'tooLong' });
  });

  test('holds what its category needs', async () => {
    const day = dayAfter(nextWeek());
    const fieldsOf = async (input: object) =>
      (await calendar.create({ ...live(day), emissionId: null, ...input })).fields;
    expect(await fieldsOf({ category: 'LIVE', playlistId: playlist })).toEqual({ emissionId: 'required' });
    expect(await fieldsOf({ category: 'MULTIMEDIA' })).toEqual({ playlistId: 'required' });
    expect(await fieldsOf({ category: 'RUSH' })).toEqual({ rushId: 'required' });
    expect(await fieldsOf({ category: 'REBROADCAST' })).toEqual({ originalId: 'required' });
    expect(await fieldsOf({ emissionId: '999999' })).toEqual({ emissionId: 'unknown' });
    const original = await created(live(day));
    expect(await fieldsOf({ category: 'MULTIMEDIA', playlistId: playlist, originalId: original.id })).toEqual(
      {
        originalId: 'invalid',
      },
    );
    const again = await created({
      ...live(day),
      category: 'REBROADCAST',
      originalId: original.id,
      startTime: '20:00',
    });
    expect(await fieldsOf({ category: 'REBROADCAST', originalId: again.id })).toEqual({
      originalId: 'invalid',
    });
  });

  test('is not made for an emission that has ended, nor for an episode of another one', async () => {
    const day = dayAfter(nextWeek());
    const over = await addEmission(app, admin, 'Over', { state: 'ENDED' });
    expect((await calendar.create(live(day, { emissionId: over }))).fields).toEqual({ emissionId: 'ended' });
    const { data } = await app.graphql(
      'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }',
      { input: { emissionId: over, title: 'Last' } },
      admin,
    );
    const episodeId = data.createEpisode.id;
    expect((await calendar.create(live(day, { episodeId }))).fields).toEqual({ episodeId: 'elsewhere' });
    const otherEmission = await addEmission(app, admin, 'Other');
    const own = await app.graphql(
      'mutation ($input: EpisodeInput!) { createEpisode(input: $input) { id } }',
      { input: { emissionId: otherEmission, title: 'Own' } },
      admin,
    );
    const slot = await created(
      live(day, { emissionId: otherEmission, episodeId: own.data.createEpisode.id }),
    );
    const moved = (more: object) => calendar.update(slot.id, slot.version, { emissionId: emission, ...more });
    expect((await moved({})).fields).toEqual({ episodeId: 'elsewhere' });
    expect((await moved({ episodeId: null })).errors).toEqual([]);
    const alone = { ...live(day), category: 'MULTIMEDIA', emissionId: null, episodeId };
    expect((await calendar.create(alone)).fields).toEqual({ episodeId: 'ended' });
  });

  test('has a rule by which it comes at all', async () => {
    const week = nextWeek();
    const fieldsOf = async (recurrence: object) =>
      (await calendar.create(live(dayAfter(week), { recurrence }))).fields;
    const until = dayAfter(week + 2);
    expect(await fieldsOf({ ...weekly('SU'), until })).toEqual({ recurrence: 'noDays' });
    expect(await fieldsOf({ ...weekly('MO'), until: dayAfter(week - 1) })).toEqual({
      'recurrence.until': 'endBeforeStart',
    });
    expect(await fieldsOf({ ...weekly('MO'), until, count: 2 })).toEqual({ 'recurrence.count': 'invalid' });
    expect(await fieldsOf({ ...weekly('MO'), nth: 1 })).toEqual({ 'recurrence.nth': 'invalid' });
    expect(await fieldsOf({ frequency: 'MONTHLY', nth: 2 })).toEqual({ 'recurrence.weekdays': 'required' });
    const position = { 'recurrence.setPosition': 'invalid' };
    expect(await fieldsOf({ ...weekly('MO'), setPosition: -1 })).toEqual(position);
    expect(await fieldsOf({ frequency: 'MONTHLY', setPosition: -2 })).toEqual(position);
    const both = { frequency: 'MONTHLY', weekdays: ['MO'], nth: 1, setPosition: -1 };
    expect(await fieldsOf(both)).toEqual(position);
    expect(await fieldsOf({ ...weekly('MO'), interval: 0 })).toEqual({ 'recurrence.interval': 'min' });
    expect(await fieldsOf({ ...weekly('MO'), count: 1001 })).toEqual({ 'recurrence.count': 'max' });
    expect(await fieldsOf({ frequency: 'MONTHLY', interval: 52, count: 1000 })).toEqual({
      'recurrence.count': 'max',
    });
  });

  test('is nowhere when all of it lies in the hour that clocks leave out', async () => {
    const spring = lastSunday('March');
    const lost = live(spring, { startTime: '02:00', duration: hour });
    expect((await calendar.create(lost)).fields).toEqual({ startTime: 'skippedHour' });
    const slot = await created(live(spring, { startTime: '02:30', duration: hour }));
    expect(slot).toMatchObject({ startDate: spring, startTime: '02:30' });
  });

  test('begins on the first day of its rule and knows its last', async () => {
    const week = nextWeek();
    const slot = await created(
      live(dayAfter(week), { recurrence: { ...weekly('WE', 'FR'), count: 3 }, startTime: '11:00' }),
    );
    expect(slot).toMatchObject({ startDate: dayAfter(week + 2), endDate: dayAfter(week + 9) });
    const moved = await calendar.update(slot.id, slot.version, { recurrence: { ...weekly('TH') } });
    expect(moved.data.updateSlot).toMatchObject({ startDate: dayAfter(week + 3), endDate: null });
    const once = await calendar.update(slot.id, moved.data.updateSlot.version, { recurrence: null });
    expect(once.data.updateSlot).toMatchObject({
      startDate: dayAfter(week + 3),
      endDate: dayAfter(week + 3),
    });
    expect((await calendar.update(slot.id, 1, { title: 'Old' })).code).toBe('CONFLICT');
  });

  test('of another radio is out of reach, and so is what that one holds', async () => {
    const radios = (await app.graphql('{ radios { items { id name } } }', {}, admin)).data.radios.items;
    const otherRadio = radios.find(({ name }: { name: string }) => !/horizon/i.test(name))!;
    const there = calendarOf(app, admin, { 'x-radio': otherRadio.id });
    const day = dayAfter(nextWeek());
    expect((await there.create(live(day))).fields).toEqual({ emissionId: 'unknown' });
    expect(
      (await there.create({ ...live(day), category: 'MULTIMEDIA', emissionId: null, playlistId: playlist }))
        .fields,
    ).toEqual({ playlistId: 'unknown' });
    const slot = await created(live(day));
    expect((await there.update(slot.id, slot.version, { title: 'Ours' })).code).toBe('NOT_FOUND');
    expect((await there.change(slot.id, day, 0, { title: 'Ours' })).code).toBe('NOT_FOUND');
    expect(await there.days(slot.id, dayOf(day), dayOf(day) + 1)).toEqual([]);
  });
});

describe('two slots on one layer', () => {
  test('never overlap: all conflicting dates are returned, with possible solutions', async () => {
    const week = nextWeek();
    const end = dayAfter(week + 69);
    const first = await created(
      live(dayAfter(week), { title: 'First', recurrence: { ...weekly('MO'), until: end } }),
    );
    const input = live(dayAfter(week), {
      startTime: '07:30',
      recurrence: { ...weekly('MO', 'TU'), until: end },
    });
    const refused = await calendar.create(input);
    expect(refused.code).toBe('SCHEDULE_CONFLICT');
    const { total, clashes, freeStarts, freeLayers } = refused.errors[0]!.extensions as never as {
      total: number;
      clashes: object[];
      freeStarts: string[];
      freeLayers: string[];
    };
    expect(total).toBe(10);
    expect(clashes).toHaveLength(10);
    expect(clashes[1]).toMatchObject({
      date: dayAfter(week + 7),
      slotId: first.id,
      title: 'First',
      localStart: `${dayAfter(week + 7)}T07:00:00`,
      localEnd: `${dayAfter(week + 7)}T08:00:00`,
    });
    expect(freeStarts).toContain('08:00');
    expect(freeStarts).toContain('06:00');
    expect(freeLayers).toEqual(['FILLER', 'ADVERTS', 'LIVE']);
    const preview = (await calendar.conflicts(input)).data.slotConflicts;
    expect(preview).toMatchObject({ total, freeStarts, freeLayers });
    expect(preview.clashes).toHaveLength(10);
    expect((await calendar.conflicts({ ...input, startTime: '08:00' })).data.slotConflicts).toBeNull();
    await created({ ...input, startTime: '08:00' });
    await created({ ...input, layer: 'LIVE' });
  });

  test('are distinguished from the slot itself when it moves', async () => {
    const week = nextWeek();
    const slot = await created(live(dayAfter(week), { startTime: '05:00', recurrence: weekly('MO') }));
    expect((await calendar.conflicts({ startTime: '05:30' }, slot.id)).data.slotConflicts).toBeNull();
    const moved = await calendar.update(slot.id, slot.version, { startTime: '05:30' });
    expect(moved.data.updateSlot).toMatchObject({ startTime: '05:30' });
    const otherSlot = await created(live(dayAfter(week + 7), { startTime: '05:00', duration: hour / 2 }));
    const back = await calendar.update(slot.id, moved.data.updateSlot.version, { startTime: '05:00' });
    expect(back.code).toBe('SCHEDULE_CONFLICT');
    expect(back.errors[0]!.extensions['clashes']).toMatchObject([{ slotId: otherSlot.id }]);
  });

  test('do not meet again when one comes back from the bin', async () => {
    const day = dayAfter(nextWeek());
    const slot = await created(live(day, { startTime: '13:00' }));
    await calendar.remove(slot.id);
    const otherSlot = await created(live(day, { startTime: '13:00' }));
    expect((await calendar.restore(slot.id)).code).toBe('SCHEDULE_CONFLICT');
    await calendar.remove(otherSlot.id);
    expect((await calendar.restore(slot.id)).data.restoreSlot.id).toBe(slot.id);
  });

  test('are not both made when two people plan the same hour at once', async () => {
    const day = dayAfter(nextWeek());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        calendar.create(live(day, { startTime: '14:00', recurrence: weekly('MO') })),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'SCHEDULE_CONFLICT')).toHaveLength(5);
  });

  test('are not both moved to the same hour when two people move them at once', async () => {
    const day = dayAfter(nextWeek());
    const first = await created(live(day, { startTime: '16:00' }));
    const two = await created(live(day, { startTime: '18:00' }));
    const answers = await Promise.all(
      [first, two].map(({ id, version }) => calendar.update(id, version, { startTime: '17:00' })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['SCHEDULE_CONFLICT', undefined]);
  });

  test('are one that two people move at once: it goes where the first wants it, and the second is shown that', async () => {
    const { id, version } = await created(live(dayAfter(nextWeek()), { startTime: '19:00' }));
    const starts = ['20:00', '21:00', '22:00'];
    const answers = await Promise.all(starts.map((startTime) => calendar.update(id, version, { startTime })));
    const won = answers.findIndex(({ errors }) => errors.length === 0);
    const lost = answers.filter((_, index) => index !== won);
    expect(lost.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    for (const { errors } of lost)
      expect(errors[0]!.extensions['current']).toMatchObject({ version: version + 1 });
    const { data } = await app.graphql('query ($id: ID!) { slot(id: $id) { startTime } }', { id }, admin);
    expect(data.slot.startTime.slice(0, 5)).toBe(starts[won]);
  });

  test('meet over midnight and over the year', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const eve = await created(live(`${year}-12-31`, { startTime: '22:00', duration: 4 * hour }));
    const early = await calendar.create(live(`${year + 1}-01-01`, { startTime: '01:00' }));
    expect(early.code).toBe('SCHEDULE_CONFLICT');
    expect(early.errors[0]!.extensions['clashes']).toMatchObject([{ slotId: eve.id }]);
    const after = await created(live(`${year + 1}-01-01`, { startTime: '02:00' }));
    // Deletes the slots, because another test plans a series without an end that falls on these days in some
    // years.
    for (const { id } of [eve, after]) expect((await calendar.remove(id)).errors).toEqual([]);
  });
});

describe('a series', () => {
  test('is ended before a day, and made longer again', async () => {
    const week = nextWeek();
    const slot = await created(live(dayAfter(week), { startTime: '03:00', recurrence: weekly('MO', 'TU') }));
    expect((await calendar.end(slot.id, slot.version, dayAfter(week))).fields).toEqual({ date: 'min' });
    const { endSlot } = (await calendar.end(slot.id, slot.version, dayAfter(week + 8))).data;
    expect(endSlot).toMatchObject({ endDate: dayAfter(week + 7), recurrence: { until: dayAfter(week + 7) } });
    expect(await calendar.days(slot.id, monday + week, monday + week + 20)).toEqual([
      `${dayAfter(week)}T03:00`,
      `${dayAfter(week + 1)}T03:00`,
      `${dayAfter(week + 7)}T03:00`,
    ]);
    const back = await calendar.update(slot.id, endSlot.version, { recurrence: weekly('MO', 'TU') });
    expect(back.data.updateSlot.endDate).toBeNull();
    await calendar.end(slot.id, back.data.updateSlot.version, dayAfter(week + 8));
  });

  test('is split at one of its days, and what was changed goes along', async () => {
    const week = nextWeek();
    const slot = await created(
      live(dayAfter(week), { startTime: '04:00', recurrence: { ...weekly('MO'), count: 5 } }),
    );
    await calendar.change(slot.id, dayAfter(week + 21), 0, { title: 'Special' });
    const splitAt = (date: string) => calendar.split(slot.id, slot.version, date, { startTime: '09:15' });
    expect((await splitAt(dayAfter(week))).fields).toEqual({ date: 'min' });
    expect((await splitAt(dayAfter(week + 8))).fields).toEqual({ date: 'invalid' });
    const { before, after } = (await splitAt(dayAfter(week + 14))).data.splitSlot;
    expect(before).toMatchObject({ id: slot.id, endDate: dayAfter(week + 7) });
    expect(after).toMatchObject({
      startDate: dayAfter(week + 14),
      endDate: dayAfter(week + 28),
      startTime: '09:15',
    });
    const shown = await calendar.on(monday + week + 21, slot.id, after.id);
    expect(shown).toMatchObject([{ slotId: after.id, title: 'Special', isException: true }]);
    expect(shown[0].localStart).toBe(`${dayAfter(week + 21)}T09:15:00`);
    // The split is undone: the new slot is deleted, and the old one gets all its days back unchanged.
    await calendar.remove(after.id);
    await calendar.update(before.id, before.version, { recurrence: { ...weekly('MO'), count: 5 } });
    const again = await calendar.on(monday + week + 21, slot.id, after.id);
    expect(again).toMatchObject([{ slotId: slot.id, title: 'Special' }]);
    expect((await calendar.split(slot.id, 1, dayAfter(week + 14), {})).code).toBe('CONFLICT');
  });

  test('repeats without an end', async () => {
    const week = nextWeek();
    const slot = await created(live(dayAfter(week), { startTime: '23:30', recurrence: weekly('SU') }));
    const far = dayOf('2031-06-01');
    const days = await calendar.days(slot.id, far, far + 21);
    expect(days).toHaveLength(3);
    expect(days.every((day) => day.endsWith('T23:30'))).toBe(true);
    await calendar.end(slot.id, slot.version, dateOf(monday + week + 8));
  });
});
