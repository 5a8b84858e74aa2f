import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { mailsOf } from '../../../../tools/testing/services/mails.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEpisodeSound, makePublicity, makeSong } from '../../library/testing/library.ts';
import { listening } from '../../library/testing/sending.ts';
import { addEmission, calendarOf, hour } from '../testing/calendar.ts';
import { firstOf } from '../testing/subscription.ts';
import { makeEpisode, makePresenter } from '../testing/plans.ts';
import { rundownsOf } from '../testing/rundowns.ts';
import { addClock, layOn, makeCategoryOf, makeListOf, makeSongs, setDefault } from '../testing/stations.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { warnEmptySlotsJob } from './warnEmptySlots.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('support');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const { services, database } = app.shared;
const minute = 60_000;

/** Two days from now, so that the whole day is among the next seven. */
const date = dateOf(Math.floor(Date.now() / dayLength) + 2);

await database.transaction(async (transaction) => {
  await transaction.run('update slot set deleted_at = created_at', []);
  await transaction.run('delete from occurrence', []);
  await transaction.run("update radio set time_zone = 'UTC' where id = 1", []);
});

async function planned(startTime: string, more: object) {
  const { data, errors } = await calendar.create({ startDate: date, startTime, duration: hour, ...more });
  expect(errors).toEqual([]);
  return data.createSlot.id as string;
}

const fields =
  'state progress problemCount finishedAt problems { kind startsAt endsAt slotId date title about count milliseconds }';

async function dryRun(): Promise<Json> {
  const started = await app.graphql(`mutation { startDryRun { state } }`, {}, admin);
  expect(started.errors).toEqual([]);
  await services.jobs.idle();
  const { data } = await app.graphql(`{ dryRun { ${fields} } }`, {}, reader);
  expect(data.dryRun).toMatchObject({ state: 'DONE', progress: 100 });
  return data.dryRun;
}

const ofSlot = (run: Json, slot: string | null) =>
  run.problems.filter(({ slotId }: Json) => slotId === slot).map(({ kind, about }: Json) => [kind, about]);

describe('a dry run', () => {
  test('is closed to signed-out users, read by readers, and started by planners', async () => {
    expect((await app.graphql('{ dryRun { state } }')).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql('mutation { startDryRun { state } }', {}, reader)).code).toBe('FORBIDDEN');
    expect((await app.graphql('{ dryRun { state } }', {}, await app.tokenOf('client@demo.com'))).code).toBe(
      'FORBIDDEN',
    );
    expect((await app.graphql('{ dryRun { state } }', {}, reader)).data).toEqual({ dryRun: null });
  });

  test('reports silence where there is nothing to play', async () => {
    const run = await dryRun();
    expect(run.problems.length).toBeGreaterThan(24 * 7 - 2);
    expect(new Set(run.problems.map(({ kind }: Json) => kind))).toEqual(new Set(['GAP']));
    const lost = run.problems.reduce((sum: number, { milliseconds }: Json) => sum + milliseconds, 0);
    expect(Math.abs(lost - 7 * dayLength)).toBeLessThan(minute);
  });

  test('finds problems of slots, rundowns and clocks', async () => {
    await setDefault(app, admin, await makeListOf(app, await makeSongs(app, 60)));
    const emission = await addEmission(app, admin, 'Morning');
    const empty = await planned('07:00', { category: 'LIVE', emissionId: emission });
    const presented = await addEmission(app, admin, 'Presented');
    const { data: person } = await app.graphql('{ viewer { id } }', {}, await app.as('user'));
    await makePresenter(app, 1, { emission: Number(presented), user: Number(person.viewer.id) });
    const live = await planned('12:00', { category: 'LIVE', emissionId: presented });
    const full = await planned('08:00', { category: 'LIVE', emissionId: emission });
    const song = await makeSong(app, 1, { title: 'Gone', duration: 3 * minute });
    const advert = await makePublicity(app, 1, { title: 'Old spot', duration: 30_000 });
    await rundowns.add(full, date, [
      { kind: 'TALK', title: 'Long', duration: 58 * minute },
      { kind: 'MEDIA', mediaId: String(song) },
      { kind: 'MEDIA', mediaId: String(advert) },
    ]);
    const silent = await makeEpisode(app, 1, { emission: Number(emission), title: 'Silent' });
    const mute = await planned('09:00', {
      category: 'MULTIMEDIA',
      emissionId: emission,
      episodeId: String(silent),
    });
    const medium = await makeEpisodeSound(app, 1, { duration: hour });
    const sounding = await makeEpisode(app, 1, { emission: Number(emission), medium, title: 'Sounding' });
    const good = await planned('10:00', {
      category: 'MULTIMEDIA',
      emissionId: emission,
      episodeId: String(sounding),
    });
    await database.transaction(async (transaction) => {
      await transaction.run("update media_item set state = 'FAILED' where id = ?", [song]);
      await transaction.run("update media_item set valid_to = '2020-01-01' where id = ?", [advert]);
    });
    const over = await addEmission(app, admin, 'Over');
    const ended = await planned('11:00', { category: 'MULTIMEDIA', emissionId: over });
    await database.transaction(async (transaction) => {
      await transaction.run("update emission set state = 'ENDED' where id = ?", [over]);
    });
    const run = await dryRun();
    expect(ofSlot(run, ended)).toEqual([
      ['EMISSION_ENDED', 'Over'],
      ['NO_SOUND', ''],
    ]);
    expect(ofSlot(run, empty)).toEqual([['EMPTY_LIVE', '']]);
    expect(ofSlot(run, live)).toEqual([]);
    expect(ofSlot(run, full)).toEqual([
      ['MISSING_FILE', 'Gone'],
      ['ADVERT_OUT_OF_DAYS', 'Old spot'],
      ['OVERRUN', ''],
    ]);
    expect(run.problems.find(({ kind }: Json) => kind === 'OVERRUN')).toMatchObject({
      milliseconds: 90_000,
      title: 'Morning',
    });
    expect(ofSlot(run, mute)).toEqual([['NO_SOUND', '']]);
    expect(ofSlot(run, good)).toEqual([]);
    expect(run.problems.filter(({ kind }: Json) => kind === 'GAP')).toEqual([]);
  });

  test('finds clocks that cannot be filled and rules that give way, once for an hour', async () => {
    const { category } = await makeCategoryOf(app, 1, { name: 'One song' });
    const { category: none } = await makeCategoryOf(app, 0, { name: 'Nothing' });
    const parts = [
      { kind: 'SONGS', categoryId: String(none), count: 1 },
      { kind: 'SONGS', categoryId: String(category) },
    ];
    const clock = await addClock(app, admin, parts, { name: 'Poor' });
    const weekday = ((Math.floor(Date.parse(date) / dayLength) + 3) % 7) + 1;
    await layOn(app, admin, clock, weekday * 100 + 15);
    const { problems } = await dryRun();
    const poor = problems.filter(({ about }: Json) => about.startsWith('Poor'));
    expect(poor).toMatchObject([
      {
        kind: 'UNFILLED',
        about: 'Poor · Nothing',
        slotId: null,
        startsAt: expect.stringContaining(`${date}T15:0`),
      },
      { kind: 'BREACH', about: 'Poor · One song' },
    ]);
    expect(poor[1].count).toBeGreaterThan(5);
  });

  test('publishes its progress', async () => {
    const url = (await listening(app)).replace('http', 'ws');
    const again = () => app.graphql('mutation { startDryRun { state } }', {}, admin);
    const received = await firstOf(
      url,
      { accessToken: reader, radio: '1', again },
      'subscription { dryRunChanged { state progress } }',
    );
    expect(received).toMatchObject({
      state: expect.stringMatching(/WAITING|RUNNING|DONE/),
      progress: expect.any(Number),
    });
    await services.jobs.idle();
  });
});

describe('the presenter of a slot that is empty a day before', () => {
  test('is notified once, in the inbox and by mail', async () => {
    const user = await app.as('user');
    const { data: person } = await app.graphql('{ viewer { id email } }', {}, user);
    const emission = await addEmission(app, admin, 'Empty tomorrow');
    await makePresenter(app, 1, { emission: Number(emission), user: Number(person.viewer.id) });
    const start = new Date(Math.floor(Date.now() / minute) * minute + 20 * hour).toISOString();
    const tomorrow = { startDate: start.slice(0, 10), startTime: start.slice(11, 16), duration: 10 * minute };
    const { data, errors } = await calendar.create({
      ...tomorrow,
      category: 'LIVE',
      emissionId: emission,
      layer: 'LIVE',
    });
    expect(errors).toEqual([]);
    const warn = async () => {
      const signal = new AbortController().signal;
      await warnEmptySlotsJob.work({ services, database, data: {}, signal });
      await services.jobs.idle();
    };
    await warn();
    await warn();
    const own = (await mailsOf(app)).filter(({ to }) => to.includes(person.viewer.email));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ subject: 'Empty tomorrow is empty' });
    const reported = await app.graphql('{ notifications { items { subject path isMention } } }', {}, user);
    expect(reported.data.notifications.items).toMatchObject([
      { subject: 'Empty tomorrow is empty', isMention: true },
    ]);
    expect(own[0]!.text).toContain(`/admin/planning/rundown/${data.createSlot.id}/${start.slice(0, 10)}`);
  });
});
