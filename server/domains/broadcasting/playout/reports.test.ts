import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong } from '../../library/testing/library.ts';
import { findPlayedSongs } from '../log/playedSongs.ts';
import { bareRadio, minute, newDay } from '../testing/plans.ts';
import { logOf, openPlayer } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
const lagune = { 'x-radio': '2' };
let player: Awaited<ReturnType<typeof openPlayer>>;
let otherPlayer: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
  otherPlayer = await openPlayer(app, admin, lagune);
});

const itemOf = async (id: string): Promise<Json> => logOf(app, await app.tokenOf('admin@demo.com')).item(id);
/** Ids of the items in the plan. */
const plannedIds = async () => (await player.plan()).items.map(({ id }): string => id);
const iso = (moment: number) => new Date(moment).toISOString();
const report = (kind: string, item: string, at: number) => ({ id: randomUUID(), kind, item, at: iso(at) });
/** Report of the only output of the player. */
const outputs = (at: number, problem: string | null) => ({
  id: randomUUID(),
  kind: 'outputs',
  at: iso(at),
  outputs: [{ address: '127.0.0.1:8000/air.mp3', problem, since: iso(at) }],
});

describe('a report', () => {
  test.each([
    [{}],
    [{ reports: {} }],
    [{ reports: 'x' }],
    [
      {
        reports: Array.from({ length: 501 }, () => ({
          id: randomUUID(),
          kind: 'began',
          item: '1',
          at: iso(0),
        })),
      },
    ],
  ])('is refused with a code in a request without a list of at most 500: %#', async (body) => {
    const answer = await player.postReports(body);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each<[string, unknown]>([
    ['', null],
    ['', 'x'],
    ['id', {}],
    ['id', { id: 'x' }],
    ['kind', { kind: 'loved' }],
    ['item', { item: 1 }],
    ['title', { title: 'a\u0000b' }],
    ['title', { title: 'x'.repeat(2001) }],
    ['at', { at: 'now' }],
    ['at', { at: '2026-11-27' }],
    ['at', { at: '2026-11-27T23:23:18' }],
    ['at', { at: '2026-11-27T23:23:18+25:00' }],
    ['at', { at: iso(0) }],
  ])('that is invalid in `%s` is refused alone, and the answer says which: %#', async (field, wrong) => {
    const now = newDay();
    const [first] = await plannedIds();
    const report = (more: object) => ({
      id: randomUUID(),
      kind: 'began',
      item: first,
      at: iso(now),
      ...more,
    });
    const isWhole = wrong === null || typeof wrong === 'string' || Object.keys(wrong as object).length === 0;
    const bad = isWhole ? wrong : report(wrong as object);
    const answer = await player.postReports({
      reports: [report({}), bad, report({ kind: 'ended', at: iso(now + minute) })],
    });
    expect(answer.statusCode).toBe(200);
    const id = isWhole || field === 'id' ? null : (bad as { id: string }).id;
    expect(answer.json()).toMatchObject({ kept: 2, refused: [{ index: 1, id, field }] });
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: minute });
  });

  test.each(['+00:00', '+02:00', '-05:30'])('of a moment with the offset %s is stored', async (offset) => {
    const now = newDay();
    const [first] = await plannedIds();
    const [sign, hours, minutes] = [offset[0], Number(offset.slice(1, 3)), Number(offset.slice(4))];
    const shift = (hours * 60 + minutes) * minute * (sign === '-' ? -1 : 1);
    const at = iso(now + shift).replace('Z', offset);
    const answer = await player.postReports({
      reports: [{ id: randomUUID(), kind: 'began', item: first, at }],
    });
    expect(answer.json()).toEqual({ kept: 1, refused: [] });
    expect(await itemOf(first!)).toMatchObject({ state: 'ON_AIR', playedFrom: iso(now) });
    const until = { playingUntil: iso(now + 5 * minute + shift).replace('Z', offset) };
    expect((await player.requestPlan(until)).statusCode).toBe(200);
  });

  test('is refused with a title of a megabyte', async () => {
    const answer = await player.postReports({
      reports: [{ id: randomUUID(), kind: 'emergency', at: iso(Date.now()), title: 'x'.repeat(1_048_576) }],
    });
    expect(answer.statusCode).toBe(413);
  });

  test('may be an empty list', async () => {
    expect(await player.report()).toBe(0);
  });

  test('stores when an item began and ended', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    await player.report(['began', first, now + 400]);
    expect(await itemOf(first!)).toMatchObject({
      state: 'ON_AIR',
      playedFrom: iso(now + 400),
      playedUntil: null,
      playedFor: null,
    });
    await player.report(['ended', first, now + 240_400]);
    expect(await itemOf(first!)).toMatchObject({
      state: 'PLAYED',
      playedFrom: iso(now + 400),
      playedUntil: iso(now + 240_400),
      playedFor: 240_000,
    });
  });

  test('counts once when it is sent twice', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    const reports: Parameters<typeof player.report> = [
      ['began', first, now],
      ['ended', first, now + 4 * minute],
      ['began', second, now + 4 * minute],
    ];
    await player.report(...reports);
    const before = [await itemOf(first!), await itemOf(second!)];
    await player.report(...reports);
    await player.report(['began', first, now + 9 * minute], ['ended', first, now + 10 * minute]);
    expect([await itemOf(first!), await itemOf(second!)]).toEqual(before);
    expect(before.map(({ state }) => state)).toEqual(['PLAYED', 'ON_AIR']);
  });

  test('of a start ends the item before, whose end was never reported', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    await player.report(['began', first, now]);
    await player.report(['began', second, now + 2 * minute]);
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 2 * minute });
  });

  test('is applied in the order of its moments within one request', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    await player.report(
      ['ended', first, now + 3 * minute],
      ['began', second, now + 3 * minute],
      ['began', first, now],
    );
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 3 * minute });
    expect(await itemOf(second!)).toMatchObject({ state: 'ON_AIR' });
  });

  test('that comes late does not put two items on the air at once', async () => {
    const now = newDay();
    const [first, second, third] = await plannedIds();
    await player.report(['began', second, now + 4 * minute]);
    await player.report(['began', third, now + 8 * minute]);
    await player.report(['began', first, now]);
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 4 * minute });
    expect(await itemOf(second!)).toMatchObject({ state: 'PLAYED', playedFor: 4 * minute });
    expect(await itemOf(third!)).toMatchObject({ state: 'ON_AIR', playedUntil: null });
  });

  test('of an end without a beginning, or before it, makes nothing up', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    await player.report(['ended', first, now]);
    expect(await itemOf(first!)).toMatchObject({ state: 'COMING', playedFrom: null, playedUntil: null });
    await player.report(['began', second, now]);
    await player.report(['ended', second, now - minute]);
    expect(await itemOf(second!)).toMatchObject({ state: 'PLAYED', playedFor: 0, playedUntil: iso(now) });
  });

  test('of a failure has the reason, before or after the item began', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    await player.report(['failed', first, now, { problem: 'x'.repeat(2000) }]);
    expect(await itemOf(first!)).toMatchObject({
      state: 'FAILED',
      playedFrom: null,
      problem: 'x'.repeat(500),
    });
    await player.report(['began', second, now], ['failed', second, now + minute, { problem: 'Cut off' }]);
    expect(await itemOf(second!)).toMatchObject({ state: 'FAILED', playedFor: minute, problem: 'Cut off' });
  });

  test('of an item that a user ended names the user', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    await player.report(['began', first, now], ['skipped', first, now + minute]);
    expect(await itemOf(first!)).toMatchObject({ state: 'SKIPPED', playedFor: minute, isEnding: false });
  });

  test('of an emergency is one entry of its own, with the played file', async () => {
    const now = newDay();
    const [first, second] = await plannedIds();
    const id = randomUUID();
    const title = 'y'.repeat(400);
    await player.report(['began', first, now]);
    for (let times = 0; times < 2; times++)
      await player.report(['emergency', undefined, now + minute, { id, title }]);
    const log = logOf(app, await app.tokenOf('admin@demo.com'));
    const { items, totalItems } = (await log.items({ source: { eq: 'EMERGENCY' } })).data.airItems;
    expect(totalItems).toBe(1);
    expect(items[0]).toMatchObject({
      state: 'ON_AIR',
      title: 'y'.repeat(255),
      playedFrom: iso(now + minute),
      plannedUntil: null,
    });
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: minute });
    await player.report(['began', second, now + 3 * minute]);
    expect(await itemOf(items[0].id)).toMatchObject({ state: 'PLAYED', playedFor: 2 * minute });
  });

  test('of a clock that is far off is rejected', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    const far = [
      now + 11 * minute,
      now + 10 ** 12,
      now - 31 * 1440 * minute,
      Date.parse('0001-01-01T00:00:00Z'),
    ];
    expect(await player.report(...far.map((at) => ['began', first, at] as [string, string, number]))).toBe(0);
    expect(await itemOf(first!)).toMatchObject({ state: 'COMING', playedFrom: null });
    expect(await player.report(['began', first, now + 9 * minute], ['ended', first, now + 10 ** 12])).toBe(1);
    expect(await itemOf(first!)).toMatchObject({ state: 'ON_AIR' });
  });

  test('of unknown items is dropped', async () => {
    const now = newDay();
    const unknown = ['999999', '0', '-1', 'x', '99999999999999999999', ''];
    for (const kind of ['began', 'ended', 'skipped', 'failed'])
      expect(
        await player.report(...unknown.map((item) => [kind, item, now] as [string, string, number])),
      ).toBe(unknown.length);
    expect(await player.report(['began', undefined, now])).toBe(1);
  });

  test('of the player of another radio changes nothing of this one', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    await player.report(['began', first, now]);
    const before = await itemOf(first!);
    await otherPlayer.report(['ended', first, now + minute], ['began', first, now + minute]);
    await otherPlayer.report(['emergency', undefined, now + minute, { title: 'Theirs' }]);
    expect(await itemOf(first!)).toEqual(before);
    const log = logOf(app, await app.tokenOf('admin@demo.com'));
    expect((await log.items({ title: { eq: 'Theirs' } })).data.airItems.totalItems).toBe(0);
  });
});

describe('while no output is connected', () => {
  test('played items are not sent, and count only for the time with a connected output', async () => {
    const now = newDay();
    const [first, two, three] = await plannedIds();
    const reports = [
      outputs(now, 'UNREACHABLE'),
      report('began', first!, now),
      report('ended', first!, now + minute),
      report('began', two!, now + minute),
      outputs(now + 1.5 * minute, null),
      report('ended', two!, now + 2 * minute),
      report('began', three!, now + 2 * minute),
      outputs(now + 2.5 * minute, 'PASSWORD_REFUSED'),
      report('ended', three!, now + 3 * minute),
      // A report about an item that has already ended changes nothing.
      report('began', first!, now),
    ];
    expect((await player.postReports({ reports })).json()).toMatchObject({ kept: reports.length });
    expect(await itemOf(first!)).toMatchObject({
      state: 'NOT_SENT',
      playedFrom: null,
      playedUntil: null,
      playedFor: null,
    });
    for (const [item, from] of [
      [two, now + minute],
      [three, now + 2 * minute],
    ] as const)
      expect(await itemOf(item!)).toMatchObject({
        state: 'PLAYED',
        playedFrom: iso(from),
        playedUntil: iso(from + minute),
        playedFor: minute / 2,
      });
    await player.postReports({ reports: [outputs(now + 3 * minute, null)] });
  });

  test('every period without a connected output is left out', async () => {
    const now = newDay();
    const [first, two] = await plannedIds();
    const second = 1000;
    const reports = [
      outputs(now, null),
      report('began', first!, now),
      outputs(now + 5 * second, 'UNREACHABLE'),
      outputs(now + 7 * second, 'FAILED'),
      outputs(now + 10 * second, null),
      outputs(now + 20 * second, 'UNREACHABLE'),
      outputs(now + 22 * second, null),
      outputs(now + 50 * second, 'UNREACHABLE'),
      report('ended', first!, now + 60 * second),
      report('began', two!, now + 60 * second),
      report('ended', two!, now + 90 * second),
      outputs(now + 90 * second, null),
    ];
    expect((await player.postReports({ reports })).json()).toMatchObject({ kept: reports.length });
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 43 * second });
    expect(await itemOf(two!)).toMatchObject({ state: 'NOT_SENT', playedFor: null });
  });

  test('a period counts once when its reports are sent twice', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    const second = 1000;
    const begin = now - minute;
    await player.report(['began', first, begin]);
    const reports = [outputs(begin + 10 * second, 'UNREACHABLE'), outputs(begin + 20 * second, null)];
    for (let times = 0; times < 4; times++) await player.postReports({ reports });
    await player.report(['ended', first, begin + 40 * second]);
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 30 * second });
  });

  test('an end before an interruption that was counted already leaves no negative time', async () => {
    const now = newDay();
    const [first] = await plannedIds();
    const report = (kind: string) => ({ id: randomUUID(), kind, item: first, at: iso(now) });
    const reports = [
      outputs(now - 1000, null),
      report('began'),
      outputs(now + 5000, 'UNREACHABLE'),
      outputs(now + 9000, null),
    ];
    expect((await player.postReports({ reports })).json()).toMatchObject({ kept: reports.length });
    await player.postReports({ reports: [report('ended')] });
    expect(await itemOf(first!)).toMatchObject({ state: 'PLAYED', playedFor: 0 });
  });

  test('a song on the air is not among the played songs of the website', async () => {
    const now = newDay();
    const medium = await makeSong(app, 1);
    const log = logOf(app, await app.tokenOf('admin@demo.com'));
    expect((await log.playNext(medium)).errors).toEqual([]);
    const { items } = await player.plan();
    const { id } = items.find(({ source }: { source: string }) => source === 'INSERTED')!;
    const songs = async () => {
      const scope = { database: app.shared.database, radioId: 1 };
      const period = { from: new Date(now - minute), to: new Date(now + minute) };
      return (await findPlayedSongs.all(scope, period)).map((song) => String(song.id));
    };
    const began = { id: randomUUID(), kind: 'began', item: id, at: iso(now) };
    await player.postReports({ reports: [outputs(now - 1000, 'UNREACHABLE'), began] });
    expect(await songs()).not.toContain(id);
    await player.postReports({ reports: [outputs(now + 1000, null)] });
    expect(await songs()).toContain(id);
    await player.postReports({ reports: [outputs(now + 2000, 'UNREACHABLE')] });
    expect(await songs()).toContain(id);
    await player.postReports({ reports: [outputs(now + 3000, null)] });
  });
});
