import { afterAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../kit/write/rowWrites.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeRushSound, makeSong } from '../../library/testing/library.ts';
import { emptinessOf } from '../dryRun/findProblems.ts';
import { planBetween } from '../planner/planBetween.ts';
import { planDataBetween } from '../planner/planData.ts';
import { addEmission, calendarOf, dayAfter, hour, monday, weekly } from '../testing/calendar.ts';
import { makeEpisode, makePresenter, makeRush, makeTake } from '../testing/plans.ts';
import { dayLength } from '../../../kit/time/days.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const desk = calendarOf(app, admin);
const own = await addEmission(app, admin, 'Own');
const foreign = await addEmission(app, admin, 'Foreign');
const { data: seen } = await app.graphql('{ viewer { id } }', {}, presenter);
await makePresenter(app, 1, { emission: Number(own), user: Number(seen.viewer.id) });
await app.shared.database.transaction(async (transaction) => {
  await transaction.run("update radio set time_zone = 'UTC' where id = 1", []);
});

const scope = { database: app.shared.database, radioId: 1, services: app.shared.services };
const rush = async (values: Values = {}) => String(await makeRush(app, 1, values));

/** Each test plans on a week of its own. */
let weeks = 0;
const nextWeek = () => 7 * weeks++;
const ofRush = (rushId: string | null, week: number, more: object = {}) => ({
  category: 'RUSH',
  rushId,
  startDate: dayAfter(week),
  startTime: '07:00',
  duration: hour,
  ...more,
});
const made = async (input: object) => {
  const { data, errors } = await desk.create(input);
  expect(errors).toEqual([]);
  return data.createSlot;
};
const rushOf = async (id: string) => {
  const { data } = await app.graphql('query ($id: ID!) { slot(id: $id) { rush { id } } }', { id }, admin);
  return data.slot.rush?.id ?? null;
};

/** Returns what the plan plays of a slot within its first hour, in milliseconds of that hour. */
async function playedOf(slot: string, week: number) {
  const start = (monday + week) * dayLength + 7 * hour;
  const plays = await planBetween(scope, start, start + hour);
  return plays
    .filter((play) => play.slot === Number(slot) && play.why.rule === 'SLOT')
    .map(({ at, until, media, title, cues }) => [
      at - start,
      until - start,
      media,
      title,
      cues?.cueIn ?? null,
    ]);
}

const emptiness = async (slot: string, week: number) => {
  const start = (monday + week) * dayLength + 7 * hour;
  const data = await planDataBetween(scope, start, start + hour);
  return emptinessOf(
    data.slots.find(({ planned }) => planned.slot === Number(slot))!,
    data,
  );
};

describe('a slot of a rush', () => {
  test('is of no emission that its planner does not make', async () => {
    const week = nextWeek();
    const mine = calendarOf(app, presenter);
    expect((await mine.create(ofRush(await rush({ emission: Number(foreign) }), week))).code).toBe(
      'FORBIDDEN',
    );
    expect((await mine.create(ofRush(await rush(), week))).code).toBe('FORBIDDEN');
    expect((await mine.create(ofRush(await rush({ emission: Number(own) }), week))).errors).toEqual([]);
  });

  test('holds one that may still be broadcast, of its own emission, and nothing beside it', async () => {
    const week = nextWeek();
    const fields = async (rushId: string | null, more: object = {}) =>
      (await desk.create(ofRush(rushId, week, more))).fields;
    const foreigner = await rush({ emission: Number(foreign) });
    const episodeId = String(await makeEpisode(app, 1, { emission: Number(own) }));
    const over = await addEmission(app, admin, 'Over', { state: 'ENDED' });
    expect(await fields(null)).toEqual({ rushId: 'required' });
    expect(await fields('999999')).toEqual({ rushId: 'unknown' });
    expect(await fields(await rush({ state: 'REJECTED' }))).toEqual({ rushId: 'rejected' });
    expect(await fields(await rush({ emission: Number(over) }))).toEqual({ rushId: 'ended' });
    expect(await fields(foreigner, { emissionId: own })).toEqual({ rushId: 'elsewhere' });
    expect(await fields(await rush(), { episodeId })).toEqual({ rushId: 'invalid' });
    expect(await fields(await rush(), { category: 'LIVE', emissionId: own })).toEqual({ rushId: 'invalid' });
    const slot = await made(ofRush(await rush({ emission: Number(own) }), week));
    expect((await desk.update(slot.id, slot.version, { emissionId: foreign })).fields).toEqual({
      rushId: 'elsewhere',
    });
  });

  test('is called by the emission of its rush, and else by that', async () => {
    const week = nextWeek();
    const named = await made(ofRush(await rush({ emission: Number(own) }), week));
    const open = await made(ofRush(await rush({ title: 'Market voices' }), week, { startTime: '09:00' }));
    const shown = await desk.on(monday + week, named.id, open.id);
    expect(shown.map(({ title }: { title: string }) => title)).toEqual(['Own', 'Market voices']);
  });

  test('keeps its rush, and what that became, from being deleted', async () => {
    const week = nextWeek();
    const medium = await makeSong(app, 1);
    const id = await rush({ state: 'ACCEPTED', rendering: 'DONE', result: medium });
    const slot = await made(ofRush(id, week));
    for (const [type, of] of [
      ['Rush', id],
      ['Song', String(medium)],
    ] as const) {
      const refused = await app.graphql(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id: of }, admin);
      expect(refused.code).toBe('IN_USE');
      expect(refused.errors[0]!.extensions).toMatchObject({ uses: [{ kind: 'Slot', id: slot.id }] });
    }
    await desk.remove(slot.id);
    expect((await app.graphql('mutation ($id: ID!) { deleteRush(id: $id) }', { id }, admin)).errors).toEqual(
      [],
    );
    expect((await desk.restore(slot.id)).fields).toEqual({ rushId: 'unknown' });
  });

  test('hands its rush on where it is split and copied', async () => {
    const week = nextWeek();
    const id = await rush();
    const slot = await made(ofRush(id, week, { recurrence: { ...weekly('MO', 'WE'), count: 2 } }));
    const { splitSlot } = (await desk.split(slot.id, slot.version, dayAfter(week + 2), { title: 'Rest' }))
      .data;
    expect(await rushOf(splitSlot.after.id)).toBe(id);
    const { data } = await app.graphql(
      'mutation ($from: LocalDate!, $to: LocalDate!) { copyCalendar(from: $from, to: $to, days: 1) { id } }',
      { from: dayAfter(week), to: dayAfter(week + 4) },
      admin,
    );
    expect(await rushOf(data.copyCalendar[0].id)).toBe(id);
  });

  test('plays nothing of a rush that was not accepted, which a dry run reports', async () => {
    const week = nextWeek();
    const id = await rush();
    await makeTake(app, 1, { rush: Number(id), medium: await makeRushSound(app, 1) });
    const slot = await made(ofRush(id, week));
    expect(await playedOf(slot.id, week)).toEqual([]);
    expect(await emptiness(slot.id, week)).toBe('RUSH_UNDECIDED');
    const silent = await made(ofRush(await rush({ state: 'ACCEPTED' }), week + 1));
    expect(await emptiness(silent.id, week + 1)).toBe('NO_SOUND');
    weeks++;
  });

  test('plays the newest take of an accepted one between its marks and without its cuts, until it became something', async () => {
    const week = nextWeek();
    const id = await rush({ state: 'ACCEPTED', rendering: 'UNDER_WAY', title: 'Market' });
    await makeTake(app, 1, { rush: Number(id), medium: await makeRushSound(app, 1) });
    const medium = await makeRushSound(app, 1);
    const marks = { markIn: 10_000, markOut: 100_000, cuts: [{ from: 40_000, to: 50_000 }] };
    await makeTake(app, 1, { rush: Number(id), medium, number: 2, ...marks });
    const slot = await made(ofRush(id, week));
    expect(await playedOf(slot.id, week)).toEqual([
      [0, 30_000, medium, 'Market', 10_000],
      [30_000, 80_000, medium, 'Market', 50_000],
    ]);
    expect(await emptiness(slot.id, week)).toBeUndefined();
    const result = await makeSong(app, 1);
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run("update rush set rendering = 'DONE', result_id = ? where id = ?", [
        result,
        Number(id),
      ]);
    });
    expect(await playedOf(slot.id, week)).toEqual([[0, 180_000, result, 'Market', null]]);
  });
});
