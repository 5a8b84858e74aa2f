import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makePlaylistItem } from '../../library/testing/library.ts';
import { addEmission, calendarOf, dayAfter, hour } from '../testing/calendar.ts';
import { addClock, layOn, makeCategoryOf, makeListOf, makeSongs, setDefault } from '../testing/stations.ts';
import { DayPlans } from './dayPlans.ts';
import { planBetween } from './planBetween.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const statementsOf = countStatements(app.shared.database);
const { database, services } = app.shared;

let list: number;
let songs: number[];

beforeAll(async () => {
  songs = await makeSongs(app, 120);
  list = await makeListOf(app, songs);
  await setDefault(app, admin, list);
});

const start = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns a planner with a new cache. `begun` lists the days that it started to plan. */
function planner() {
  const dayPlans = new DayPlans();
  const begun: number[] = [];
  const { of } = dayPlans;
  dayPlans.of = (radio, day, states, begin) =>
    of.call(dayPlans, radio, day, states, () => {
      begun.push(day);
      return begin();
    });
  const planScope = () => ({ database, radioId: 1, services: { ...services, dayPlans } });
  const plan = (from: number, to: number) => planBetween(planScope(), from, to);
  return { plan, begun };
}

const shown = (plays: Array<{ at: number; until: number; media: number | null }>) =>
  plays.map(({ at, until, media }) => [at, until, media]);

describe('the plan of a day', () => {
  test('is computed once for equal fields of a request', async () => {
    const from = `${dayAfter(70)}T06:00:00Z`;
    const to = `${dayAfter(71)}T06:00:00Z`;
    const field = `planBetween(from: "${from}", to: "${to}") { startsAt title }`;
    const loadsOf = async (names: string[]) => {
      const document = `{ ${names.map((name) => `${name}: ${field}`).join(' ')} }`;
      const { texts, answer } = await statementsOf(() => app.graphql(document, {}, admin));
      expect(answer.errors).toEqual([]);
      expect(answer.data.a.length).toBeGreaterThan(100);
      for (const name of names) expect(answer.data[name]).toEqual(answer.data.a);
      return texts.filter((sql) => sql.includes('clock_hour')).length;
    };
    // The test executor runs each document under both schemas, so numbers of queries are compared instead of
    // counted.
    expect(await loadsOf(['a'])).toBe(await loadsOf(['a', 'b', 'c']));
  });

  test('is cached, and a later moment continues it with the same answer', async () => {
    const day = start(dayAfter(72));
    const pieces = planner();
    const found: ReturnType<typeof shown> = [];
    for (let at = 0; at < 24; at += 3)
      found.push(...shown(await pieces.plan(day + at * hour, day + (at + 3) * hour)));
    const whole = planner();
    const all = shown(await whole.plan(day, day + 24 * hour));
    expect([...new Map(found.map((play) => [play[0], play])).values()]).toEqual(all);
    expect(new Set(pieces.begun).size).toBe(pieces.begun.length);
    // A period before the end of the cached plan, and then the whole day once more.
    const { length } = pieces.begun;
    const morning = all.filter(([at, until]) => at! < day + 7 * hour && until! > day + 5 * hour);
    expect(shown(await pieces.plan(day + 5 * hour, day + 7 * hour))).toEqual(morning);
    expect(shown(await pieces.plan(day, day + 24 * hour))).toEqual(all);
    expect(pieces.begun).toHaveLength(length);
  });

  test('is computed again after a change of any of its data', async () => {
    const date = dayAfter(75);
    const from = start(date) + 9 * hour;
    const { plan, begun } = planner();
    const span = () => plan(from, from + 2 * hour);
    const changes: Array<[string, () => Promise<unknown>]> = [
      [
        'a playlist',
        async () => makePlaylistItem(app, 1, { playlist: list, media: songs[0], position: 999 }),
      ],
      [
        'a medium',
        async () => {
          const { data } = await app.graphql(
            'query ($id: ID!) { song(id: $id) { version } }',
            { id: songs[3] },
            admin,
          );
          const update =
            'mutation ($id: ID!, $version: Int!) { updateSong(id: $id, version: $version, input: { title: "Other" }) { id } }';
          return app.graphql(update, { id: songs[3], version: data.song.version }, admin);
        },
      ],
      [
        'a slot',
        async () => {
          const emissionId = await addEmission(app, admin, 'New');
          const input = { layer: 'LIVE', category: 'LIVE', emissionId, startDate: date, startTime: '12:00' };
          return calendar.create({ ...input, duration: hour });
        },
      ],
      [
        'a clock',
        async () => {
          const { category } = await makeCategoryOf(app, 20);
          const id = await addClock(app, admin, [{ kind: 'SONGS', categoryId: String(category) }]);
          return layOn(
            app,
            admin,
            id,
            ...Array.from({ length: 7 }, (_, weekday) => (weekday + 1) * 100 + 10),
          );
        },
      ],
      ['the default playlist', () => setDefault(app, admin, null)],
    ];
    await span();
    for (const [name, change] of changes) {
      await span();
      const { length } = begun;
      const result = (await change()) as { errors?: object[] };
      expect([name, result?.errors ?? []]).toEqual([name, []]);
      // Changes of the library arrive as events.
      await expect.poll(async () => (await span(), begun.length > length)).toBe(true);
    }
  });

  test('is computed by one request of a radio at a time', async () => {
    const plans = new DayPlans();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'first') throw new Error('failed');
      return name;
    };
    const outcomes = await Promise.allSettled([
      plans.inTurn(1, work('first')),
      plans.inTurn(1, work('second')),
      plans.inTurn(2, work('other radio')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
    expect(log.indexOf('other radio begins')).toBeLessThan(log.indexOf('first ends'));
  });
});
