// @module-tag slow
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLibrary } from '../../bench/mediaRows.ts';
import { fillStation, layClocks } from '../../bench/stationRows.ts';
import { calendarOf, dayAfter } from '../../domains/planning/testing/calendar.ts';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { buildAppSchemas } from '../../schema.ts';
import { operationsOf } from '../matrix/operations.ts';
import { createTestApp } from '../testApp.ts';
import { dearestOf, type Dear } from './dearest.ts';

/*
 * No request may keep the event loop from others. Each query is sent as dear as the limits admit it, at a station with 10,000
 * songs, clocks on all hours and a full grid. What is measured is the time of the processor in one turn of the event loop, so
 * that other work of the machine does not count, against a floor measured in the same run.
 */

const { guarded: schema } = await buildAppSchemas();
const app = await createTestApp({ executor: jitExecutor }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const isSqlite = app.shared.database.engine === 'sqlite';
const size = { songs: 10_000, artistes: 1000, albums: 800, tags: 20, playlists: 30 };

/**
 * Fields that refuse the values of this test or have nothing to show for them, such as rows of an unknown id: their work is not
 * covered. A new field of this kind fails the test until it stands here.
 */
const notCovered = [
  'invitation',
  'passwordReset',
  'peakByDate',
  'listenersByDate',
  'listenersByHourAndWeekday',
  'listenersByProgram',
  'listenersByDevice',
  'listenersByCountry',
  'soundIncident',
  'mountChange',
  'blogPostBySlug',
  'revenueReportCard',
  'searchChat',
  'chatReport',
  'callingCode',
  'states',
  'cities',
  'regions',
  'knowledgeCategory',
  'knowledgeQuestionBySlug',
  'invoice',
  'failedJob',
  'videoComment',
  'playlistComment',
  'smartPreview',
  'mediaCategory',
  'metadataImport',
  'song',
  'generic',
  'publicity',
  'video',
  'webhookDeliveries',
  'cart',
  'airItem',
  'liveSession',
  'streamKey',
  'streamServer',
  'mountPoint',
  'liveInvitation',
  'liveGuestLink',
  'liveVisit',
  'testAccess',
  'emissionComment',
  'podcastComment',
  'podcast',
  'rundown',
  'calendarFeed',
  'slotConflicts',
  'slotDayMoves',
  'slotDaysPreview',
  'rush',
  'libraryView',
  'posts',
  'userByEmail',
  'userByEmailByCompany',
  'socialUser',
];

/** A turn may take so many times as long as the floor: about 100 ms on a machine of 2025. */
const mostFloors = 6;

beforeAll(async () => {
  if (!isSqlite) return;
  const { location } = app.config.database;
  fillLibrary(location, 1, size);
  fillStation(location);
  const calendar = calendarOf(app, admin);
  for (let cell = 0; cell < 96; cell++) {
    const startTime = `${String(Math.floor((cell % 48) / 2)).padStart(2, '0')}:${cell % 2 ? '30' : '00'}`;
    const layer = cell < 48 ? 'PROGRAMMES' : 'FILLER';
    const { errors } = await calendar.create({
      category: 'LIVE',
      layer,
      startDate: dayAfter(0),
      startTime,
      duration: 25 * 60_000,
      title: `Slot ${cell}`,
      emissionId: '1',
      recurrence: { frequency: 'DAILY', interval: 1 },
    });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }
  await layClocks(
    async (query, variables = {}) => (await app.graphql(query, variables, admin)).data as never,
  );
});

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest turn of the event loop during some work, in milliseconds of the processor. */
async function longestTurn<Result>(
  work: () => Promise<Result>,
): Promise<{ longest: number; result: Result }> {
  const end = new AbortController();
  let longest = 0;
  const watching = (async () => {
    for (let before = cpu(); !end.signal.aborted;) {
      await nextTurn();
      const now = cpu();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  try {
    return { result: await work(), longest };
  } finally {
    end.abort();
    await watching;
  }
}

/** Measures again while a turn is too long, and returns the shortest one: a collection of garbage now and then is no work. */
async function shortestOf(
  tries: number,
  measure: () => ReturnType<typeof longestTurn<string>>,
  floor: number,
): ReturnType<typeof longestTurn<string>> {
  let shortest = await measure();
  for (let turn = 1; turn < tries && shortest.longest > mostFloors * floor; turn++) {
    const next = await measure();
    if (next.longest < shortest.longest) shortest = next;
  }
  return shortest;
}

/** Some fixed work, about 16 ms on a machine of 2025. */
function fixedWork(): number {
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
  const text = JSON.stringify(
    numbers.toSorted((a, b) => a - b).map((number) => ({ id: number, title: `Song ${number}` })),
  );
  return (JSON.parse(text) as object[]).length;
}

async function floorOf(): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < 15; turn++)
    found.push(
      (await longestTurn(async () => void (await nextTurn(), fixedWork(), await nextTurn()))).longest,
    );
  return found.toSorted((a, b) => a - b)[7]!;
}

const send = async ({ query, variables }: Dear) =>
  (
    await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${admin}` },
      payload: { query, variables },
    })
  ).body;

describe.runIf(isSqlite)('no query keeps the event loop from others', () => {
  test('as dear as the limits admit it', async () => {
    const floors = [await floorOf()];
    const measured: Array<{ name: string; longest: number; times: number; bytes: number; answer: string }> =
      [];
    for (const operation of operationsOf(schema, 'query')) {
      for (const dear of dearestOf(schema, operation)) {
        // The first request compiles and fills caches, and is not measured.
        await send(dear);
        const { longest, result } = await shortestOf(3, () => longestTurn(() => send(dear)), floors[0]!);
        const { times } = dear;
        measured.push({
          name: operation.name,
          longest,
          times,
          bytes: result.length,
          answer: result.slice(0, 300),
        });
      }
    }
    floors.push(await floorOf());
    const floor = Math.max(...floors);
    const answered = new Set(
      measured.filter(({ answer }) => !answer.startsWith('{"errors"')).map(({ name }) => name),
    );
    const refused = [...new Set(measured.map(({ name }) => name))].filter((name) => !answered.has(name));
    const slow = measured
      .toSorted((a, b) => b.longest - a.longest)
      .map(({ name, longest, times, bytes }) => ({
        name,
        times,
        bytes,
        floors: Number((longest / floor).toFixed(1)),
      }));
    if (process.env['SHOW_EVENT_LOOP']) console.log({ floors, slow: slow.slice(0, 40), refused });
    expect(slow.filter(({ floors: count }) => count > mostFloors)).toEqual([]);
    expect(refused).toEqual(notCovered);
  });
});
