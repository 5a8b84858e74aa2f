import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, addPlaylist, calendarOf, dayAfter, hour, monday, weekly } from '../testing/calendar.ts';
import { makeEpisode, makePresenter } from '../testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const desk = calendarOf(app, admin);
const mine = calendarOf(app, presenter);
const own = await addEmission(app, admin, 'Own');
const foreign = await addEmission(app, admin, 'Foreign');
const { data } = await app.graphql('{ viewer { id } }', {}, presenter);

beforeAll(async () => {
  const user = Number(data.viewer.id);
  await makePresenter(app, 1, { emission: Number(own), user });
  await makePresenter(app, 1, { emission: Number(foreign), user, part: 'GUEST' });
});

/** Each test plans in weeks that no other test uses, so that slots do not clash. */
let weeks = 0;
const nextWeek = () => 7 * weeks++;

const live = (emissionId: string | null, week: number, more: object = {}) => ({
  category: 'LIVE',
  emissionId,
  startDate: dayAfter(week),
  startTime: '07:00',
  duration: hour,
  ...more,
});
const made = async (input: object) => (await desk.create(input)).data.createSlot;
const read = async (id: string) =>
  (await app.graphql('query ($id: ID!) { slot(id: $id) { version isMine } }', { id }, presenter)).data.slot;
const execute = (document: string, variables: object = {}) =>
  app.graphql(document, { ...variables }, presenter);
const deleteAll = (...ids: string[]) =>
  execute('mutation ($ids: [ID!]!) { deleteSlots(ids: $ids) }', { ids });

describe('a presenter at somebody else’s emission', () => {
  test('makes no slot of it, and none that is of no emission', async () => {
    const week = nextWeek();
    const playlistId = await addPlaylist(app, admin, 'Night');
    const episodeId = String(await makeEpisode(app, 1, { emission: Number(foreign) }));
    const original = await made(live(foreign, week));
    for (const input of [
      live(foreign, week, { startTime: '09:00' }),
      live(null, week, { startTime: '10:00', category: 'MULTIMEDIA', playlistId }),
      live(null, week, { startTime: '11:00', category: 'MULTIMEDIA', episodeId }),
      live(null, week, { startTime: '12:00', category: 'REBROADCAST', originalId: original.id }),
      live(own, week, { startTime: '13:00', category: 'REBROADCAST', originalId: original.id }),
    ])
      expect((await mine.create(input)).code).toBe('FORBIDDEN');
    expect(await desk.on(monday + week, original.id)).toHaveLength(1);
  });

  test('changes, ends, splits and deletes none of its slots', async () => {
    const week = nextWeek();
    const recurrence = { ...weekly('MO'), count: 3 };
    const { id, version } = await made(live(foreign, week, { recurrence }));
    expect(await read(id)).toEqual({ version, isMine: false });
    expect((await mine.update(id, version, { title: 'Mine' })).code).toBe('FORBIDDEN');
    expect((await mine.update(id, version, { emissionId: own })).code).toBe('FORBIDDEN');
    expect((await mine.end(id, version, dayAfter(week + 7))).code).toBe('FORBIDDEN');
    expect((await mine.split(id, version, dayAfter(week + 7), { emissionId: own })).code).toBe('FORBIDDEN');
    expect((await mine.remove(id)).code).toBe('FORBIDDEN');
    expect((await deleteAll(id)).code).toBe('FORBIDDEN');
    await desk.remove(id);
    expect((await mine.restore(id)).code).toBe('FORBIDDEN');
    weeks += 2;
  });

  test('moves, calls off and restores none of its days', async () => {
    const week = nextWeek();
    const date = dayAfter(week);
    const { id } = await made(live(foreign, week));
    expect((await mine.change(id, date, 0, { title: 'Mine' })).code).toBe('FORBIDDEN');
    expect((await mine.cancel(id, date)).code).toBe('FORBIDDEN');
    const off = (await desk.cancel(id, date)).data.cancelOccurrence;
    expect((await mine.takeBack(id, date, off.version)).code).toBe('FORBIDDEN');
  });

  test('gives it none of their own slots', async () => {
    const week = nextWeek();
    const { id, version } = await made(live(own, week, { recurrence: { ...weekly('MO'), count: 3 } }));
    expect((await mine.update(id, version, { emissionId: foreign })).code).toBe('FORBIDDEN');
    const split = await mine.split(id, version, dayAfter(week + 7), { emissionId: foreign });
    expect(split.code).toBe('FORBIDDEN');
    expect(await read(id)).toEqual({ version, isMine: true });
    weeks += 2;
  });

  test('deletes all of several slots or none, and copies no day', async () => {
    const week = nextWeek();
    const first = await made(live(own, week));
    const second = await made(live(foreign, week, { startTime: '09:00' }));
    expect((await deleteAll(first.id, second.id)).code).toBe('FORBIDDEN');
    expect(await desk.on(monday + week, first.id, second.id)).toHaveLength(2);
    const copy = `mutation { copyCalendar(from: "${dayAfter(week)}", to: "${dayAfter(nextWeek())}", days: 1) { id } }`;
    expect((await execute(copy)).code).toBe('FORBIDDEN');
  });
});

describe('a presenter at their own emission', () => {
  test('takes the air from nobody else: layers that cover programmes are of those who plan all', async () => {
    const week = nextWeek();
    const date = dayAfter(week);
    for (const layer of ['ADVERTS', 'LIVE'])
      expect((await mine.create(live(own, week, { layer }))).code).toBe('FORBIDDEN');
    const { id, version } = (await mine.create(live(own, week))).data.createSlot;
    expect((await mine.update(id, version, { layer: 'LIVE' })).code).toBe('FORBIDDEN');
    expect((await mine.change(id, date, 0, { layer: 'LIVE' })).code).toBe('FORBIDDEN');
    const above = await made(live(own, week, { layer: 'LIVE', startTime: '09:00' }));
    expect((await read(above.id)).isMine).toBe(false);
    expect((await mine.change(above.id, date, 0, { localStart: `${date}T10:00` })).code).toBe('FORBIDDEN');
    expect((await mine.update(id, version, { layer: 'FILLER' })).errors).toEqual([]);
  });

  test('plans it, by its episodes and again as well', async () => {
    const week = nextWeek();
    const episodeId = String(await makeEpisode(app, 1, { emission: Number(own) }));
    const first = await mine.create(live(own, week));
    expect(first.errors).toEqual([]);
    const { id: originalId } = first.data.createSlot;
    const noEmission = { emissionId: null };
    for (const input of [
      live(own, week, { ...noEmission, startTime: '09:00', category: 'MULTIMEDIA', episodeId }),
      live(own, week, { ...noEmission, startTime: '10:00', category: 'REBROADCAST', originalId }),
    ]) {
      const { errors, data } = await mine.create(input);
      expect(errors).toEqual([]);
      expect((await read(data.createSlot.id)).isMine).toBe(true);
    }
  });

  test('changes, splits, ends, deletes and restores its slots', async () => {
    const week = nextWeek();
    const recurrence = { ...weekly('MO'), count: 3 };
    const { id, version } = (await mine.create(live(own, week, { recurrence }))).data.createSlot;
    const named = (await mine.update(id, version, { title: 'Mine' })).data.updateSlot;
    const split = await mine.split(id, named.version, dayAfter(week + 14), { title: 'Later' });
    const { before, after } = split.data.splitSlot;
    expect((await mine.end(id, before.version, dayAfter(week + 7))).errors).toEqual([]);
    expect((await mine.remove(id)).errors).toEqual([]);
    expect((await mine.restore(id)).errors).toEqual([]);
    expect((await deleteAll(id, after.id)).errors).toEqual([]);
    weeks += 2;
  });

  test('moves a day of it, calls it off and takes that back', async () => {
    const week = nextWeek();
    const date = dayAfter(week);
    const { id } = await made(live(own, week));
    const moved = (await mine.change(id, date, 0, { localStart: `${date}T08:00` })).data.changeOccurrence;
    const off = (await mine.cancel(id, date, moved.version)).data.cancelOccurrence;
    expect((await mine.takeBack(id, date, off.version)).errors).toEqual([]);
  });

  test('puts no episode of somebody else’s into a day that is of an own one', async () => {
    const week = nextWeek();
    const episode = async (emission: string) =>
      String(await makeEpisode(app, 1, { emission: Number(emission) }));
    const owned = { category: 'MULTIMEDIA', episodeId: await episode(own) };
    const { id } = await made(live(null, week, owned));
    const change = { episodeId: await episode(foreign) };
    expect((await mine.change(id, dayAfter(week), 0, change)).code).toBe('FORBIDDEN');
    expect((await desk.change(id, dayAfter(week), 0, change)).errors).toEqual([]);
  });
});
