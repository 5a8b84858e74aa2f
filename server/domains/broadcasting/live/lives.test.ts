import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { calendarOf } from '../../scheduling/testing/calendar.ts';
import { livesOf, planLive } from '../testing/lives.ts';
import { bareRadio, minute, newDay } from '../testing/plans.ts';
import { logOf, openPlayer } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
});

/** Signs in again at each use, because login sessions expire between the days of these tests. */
const asAdmin = async () => livesOf(app, await app.tokenOf('admin@demo.com'));
const asPresenter = async () => livesOf(app, await app.as('user'));
const iso = (moment: number) => new Date(moment).toISOString();
const later = (by: number) => void vi.setSystemTime(Date.now() + by);

/**
 * Prepares a day on which a presenter has a live slot from 10:00 to 11:00 UTC. There is a player, and nobody
 * is live.
 */
async function liveDay(): Promise<{ now: number; slot: string; emission: string; person: string }> {
  const now = newDay();
  const admin = await app.tokenOf('admin@demo.com');
  const live = await (await asAdmin()).now();
  if (live) await (await asAdmin()).disconnect(live.id);
  const planned = await planLive(app, admin, await app.as('user'), now);
  await player.plan();
  return { now, ...planned };
}

const ended = async (session: string, at: number) =>
  player.postReports({ reports: [{ id: randomUUID(), kind: 'liveLeft', session, at: iso(at) }] });

describe('a live slot that is planned after its start', () => {
  /**
   * Signs in on a day that no other test uses.
   * `slotsBetween` returns the slots that the calendar shows between two moments.
   */
  async function planner() {
    const now = newDay();
    await player.plan();
    const admin = await app.tokenOf('admin@demo.com');
    const calendar = calendarOf(app, admin);
    const slotsBetween = async (from: number, to: number) => {
      const { data } = await calendar.calendar(iso(from), iso(to));
      return data.calendar.map(({ slotId }: { slotId: string }) => slotId);
    };
    const plan = async (at: number) => (await planLive(app, admin, await app.as('user'), at)).slot;
    return { now, calendar, plan, slotsBetween };
  }

  test('is in the calendar and can be used at once', async () => {
    const { now, plan, slotsBetween } = await planner();
    const slot = await plan(now - 10 * minute);
    expect(await slotsBetween(now, now + minute)).toEqual([slot]);
    expect(await (await asPresenter()).refusal()).toBeNull();
  });

  test('begins also when its slot is moved there', async () => {
    const { now, plan, calendar, slotsBetween } = await planner();
    const slot = await plan(now + 180 * minute);
    expect(await (await asPresenter()).refusal()).toBe('NOT_YOUR_TIME');
    const startTime = iso(now - 20 * minute).slice(11, 16);
    expect((await calendar.update(slot, 1, { startTime })).errors).toEqual([]);
    expect(await slotsBetween(now, now + minute)).toEqual([slot]);
    expect(await (await asPresenter()).refusal()).toBeNull();
  });

  test('does not begin after its end', async () => {
    const { now, plan, slotsBetween } = await planner();
    await plan(now - 120 * minute);
    expect(await slotsBetween(now - 130 * minute, now + minute)).toEqual([]);
  });
});

describe('the permission to go live', () => {
  test('is closed to people who are signed out', async () => {
    const stranger = livesOf(app, null);
    for (const answer of [
      await stranger.execute('{ liveRefusal }'),
      await stranger.execute('{ liveNow { id } }'),
      await stranger.list(),
      await stranger.disconnect('1'),
      await stranger.takeOver('1'),
    ])
      expect(answer.code).toBe('UNAUTHENTICATED');
    const answer = await app.server.inject({
      method: 'POST',
      url: '/station/live/admit',
      payload: { key: 'x' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('is refused to clients of the station', async () => {
    const client = livesOf(app, await app.tokenOf('client@demo.com'));
    expect((await client.list()).code).toBe('FORBIDDEN');
    expect((await client.execute('{ liveNow { id } }')).code).toBe('FORBIDDEN');
  });

  test.each(['', 'x', `live_${'x'.repeat(43)}`, "live_' or 1=1 --", 'é'.repeat(400)])(
    'is not somebody with this for a key: %j',
    async (key) => {
      await liveDay();
      expect(await player.admit(key)).toEqual({ refused: 'NO_KEY' });
    },
  );

  test('is refused for a revoked key, and for a key of another radio', async () => {
    await liveDay();
    const presenter = await asPresenter();
    const key = await presenter.key();
    const [{ id }] = (await presenter.ownKeys()).data.ownStreamKeys;
    await presenter.deleteKey(id);
    expect(await player.admit(key)).toEqual({ refused: 'NO_KEY' });
    const admin = await app.tokenOf('admin@demo.com');
    const foreign = await livesOf(app, admin, { 'x-radio': '2' }).key();
    expect(await player.admit(foreign)).toEqual({ refused: 'NO_KEY' });
  });

  test('holds for the presenter of a live slot, some minutes before and after it included', async () => {
    const { now } = await liveDay();
    const presenter = await asPresenter();
    const at = async (moment: number) => {
      vi.setSystemTime(moment);
      await player.plan();
      return (await asPresenter()).refusal();
    };
    expect(await presenter.refusal()).toBeNull();
    expect(await at(now - 5.1 * minute)).toBe('NOT_YOUR_TIME');
    expect(await at(now - 4.9 * minute)).toBeNull();
    expect(await at(now + 64.9 * minute)).toBeNull();
    expect(await at(now + 65.1 * minute)).toBe('NOT_YOUR_TIME');
  });

  test('does not hold for a slot that is not live, or is cancelled', async () => {
    const { now, slot } = await liveDay();
    const date = iso(now).slice(0, 10);
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run("update slot set category = 'MULTIMEDIA' where id = ?", [Number(slot)]);
    });
    expect(await (await asPresenter()).refusal()).toBe('NOT_YOUR_TIME');
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run("update slot set category = 'LIVE' where id = ?", [Number(slot)]);
      await transaction.run("update occurrence set state = 'CANCELLED' where slot_id = ? and date = ?", [
        Number(slot),
        date,
      ]);
    });
    expect(await (await asPresenter()).refusal()).toBe('NOT_YOUR_TIME');
  });

  test('holds at any time for people who may, but never without a player', async () => {
    newDay();
    expect(await (await asAdmin()).refusal()).toBe('NO_PLAYER');
    await player.plan();
    expect(await (await asAdmin()).refusal()).toBeNull();
  });

  test('does not hold for people who left the team', async () => {
    await liveDay();
    const presenter = await asPresenter();
    const key = await presenter.key();
    const { data } = await presenter.execute('{ viewer { id } }');
    const set = (status: string) =>
      app.shared.database.transaction(async (transaction) => {
        await transaction.run('update "user" set status = ? where id = ?', [status, Number(data.viewer.id)]);
      });
    await set('INACTIVE');
    expect(await player.admit(key)).toEqual({ refused: 'REVOKED' });
    await set('ACTIVE');
    expect((await player.admit(key)).session).toBeDefined();
  });

  test('is given to one of two concurrent requests', async () => {
    await liveDay();
    const keys = [await (await asPresenter()).key(), await (await asAdmin()).key()];
    const answers = await Promise.all(keys.map((key) => player.admit(key)));
    expect(answers.filter(({ session }) => session !== undefined)).toHaveLength(1);
    expect(answers.filter(({ refused }) => refused === 'SOMEBODY_IS_LIVE')).toHaveLength(1);
  });
});

describe('a live', () => {
  test('is part of the plan of the player, and of the log with its slot until its source disconnects', async () => {
    const { now, slot, emission, person } = await liveDay();
    const presenter = await asPresenter();
    const { session } = await player.admit(await presenter.key());
    expect((await presenter.ownKeys()).data.ownStreamKeys[0].lastUsedAt).toBe(iso(now));
    expect(await presenter.now()).toMatchObject({
      id: session,
      how: 'ENCODER',
      title: 'Morning live',
      startedAt: iso(now),
      onAirFrom: null,
      isOnAir: false,
      plannedUntil: iso(now + 60 * minute),
      person: { id: person },
      slot: { id: slot },
      emission: { id: emission },
    });
    const { live } = (await player.requestPlan()).json();
    expect(live).toEqual({ session, how: 'ENCODER', part: 0, title: 'Morning live', credit: '' });
    await ended(session!, now + 60_000);
    expect(await presenter.now()).toBeNull();
    expect((await player.requestPlan()).json().live).toBeNull();
    expect(await presenter.byId(session!)).toMatchObject({
      endedAt: iso(now + 60_000),
      why: 'LEFT',
      endedBy: '',
    });
  });

  test('has one entry for each title in the as-run log, and ends the item before', async () => {
    const { now, slot } = await liveDay();
    const presenter = await asPresenter();
    const { session } = await player.admit(await presenter.key());
    const [{ id }] = (await player.plan()).items;
    await player.report(
      ['began', id, now],
      ['live', undefined, now + 2000, { session }],
      ['live', undefined, now + 8000, { session, title: 'A song', credit: 'Somebody' }],
    );
    expect(await presenter.byId(session!)).toMatchObject({ onAirFrom: iso(now + 2000), isOnAir: true });
    await player.report(
      ['liveLeft', undefined, now + 9000, { session }],
      ['liveOver', undefined, now + 11_000, { session }],
    );
    const log = logOf(app, await app.tokenOf('admin@demo.com'));
    expect(await log.item(id)).toMatchObject({ state: 'PLAYED', playedUntil: iso(now + 2000) });
    const { items } = (await log.items({ source: { eq: 'LIVE' }, playedFrom: { after: iso(now - 1) } })).data
      .airItems;
    const { name } = await presenter.byId(session!);
    expect(items.toReversed()).toMatchObject([
      {
        title: 'Morning live',
        by: name,
        playedFrom: iso(now + 2000),
        playedUntil: iso(now + 8000),
        plannedUntil: iso(now + 60 * minute),
      },
      {
        title: 'A song',
        credit: 'Somebody',
        by: name,
        playedFrom: iso(now + 8000),
        playedUntil: iso(now + 11_000),
        state: 'PLAYED',
      },
    ]);
    expect((await log.item(items[0].id)).slot).toEqual({ id: slot });
    expect(await presenter.byId(session!)).toMatchObject({ isOnAir: false, endedAt: iso(now + 9000) });
  });

  test('counts once when it is reported twice, and not at all when it is unknown', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    const report = { id: randomUUID(), kind: 'live', session, at: iso(now) };
    for (const reports of [
      [report],
      [report],
      [{ ...report, id: randomUUID(), session: '999999' }],
      [{ ...report, id: randomUUID(), session: 'x' }],
    ])
      expect((await player.postReports({ reports })).statusCode).toBe(200);
    const log = logOf(app, await app.tokenOf('admin@demo.com'));
    const { items } = (await log.items({ source: { eq: 'LIVE' }, playedFrom: { after: iso(now - 1) } })).data
      .airItems;
    expect(items).toHaveLength(1);
  });

  test('of an encoder whose connection broke ended so, and not by its presenter', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    await player.report(['liveLost', undefined, now + 2000, { session }]);
    expect(await (await asPresenter()).byId(session!)).toMatchObject({
      why: 'LINE_LOST',
      endedAt: iso(now + 2000),
    });
  });

  test('continues when its encoder reconnected while the player could not reach the server', async () => {
    const { now } = await liveDay();
    const presenter = await asPresenter();
    const { session } = await player.admit(await presenter.key());
    await player.report(
      ['live', undefined, now + 1000, { session }],
      ['liveLeft', undefined, now + 2000, { session }],
      ['live', undefined, now + 5000, { session }],
    );
    expect(await presenter.now()).toMatchObject({ id: session, isOnAir: true, why: null, endedAt: null });
  });

  test('of an encoder ends when the player no longer has it', async () => {
    const { now } = await liveDay();
    const presenter = await asPresenter();
    const { session } = await player.admit(await presenter.key());
    later(15_000);
    await player.requestPlan({ lives: [session!] });
    later(10_000);
    await player.requestPlan({ lives: [] });
    expect(await presenter.byId(session!)).toMatchObject({ why: 'LINE_LOST', endedAt: iso(now + 15_000) });
  });

  test('ends when the time of its slot and the minutes after it are over', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    const watch = () => player.requestPlan({ lives: [session!] });
    vi.setSystemTime(now + 64.9 * minute);
    await watch();
    expect((await (await asPresenter()).byId(session!)).why).toBeNull();
    vi.setSystemTime(now + 65.1 * minute);
    await watch();
    expect((await (await asPresenter()).byId(session!)).why).toBe('TIME_OVER');
  });

  test('ends with its key', async () => {
    await liveDay();
    const presenter = await asPresenter();
    const { session } = await player.admit(await presenter.key());
    const [{ id }] = (await presenter.ownKeys()).data.ownStreamKeys;
    await presenter.deleteKey(id);
    const { name, why, endedBy } = await presenter.byId(session!);
    expect([why, endedBy]).toEqual(['DISCONNECTED', name]);
  });
});

describe('the recording of an encoder', () => {
  const send = (path: string, token: string | undefined, payload: Buffer | string = Buffer.from('sound')) =>
    app.server.inject({
      method: 'POST',
      url: `/station/live/${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        'content-type': 'application/octet-stream',
      },
      payload,
    });

  test('is accepted from the player of its radio alone, for lives that exist, in known formats', async () => {
    await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    expect((await send(`${session}/1/recording/mp3`, undefined)).statusCode).toBe(401);
    const admin = await app.tokenOf('admin@demo.com');
    const elsewhere = await openPlayer(app, admin, { 'x-radio': '2' });
    expect((await send(`${session}/1/recording/mp3`, elsewhere.token)).statusCode).toBe(404);
    for (const path of [
      '999999/1/recording/mp3',
      `${session}/0/recording/mp3`,
      `${session}/1001/recording/mp3`,
    ])
      expect((await send(path, player.token)).statusCode).toBe(404);
    expect((await send(`${session}/1/recording/exe`, player.token)).statusCode).toBe(400);
    expect((await send(`${session}/1/recording/mp3`, player.token)).statusCode).toBe(200);
    // Sending the same part again changes nothing.
    expect((await send(`${session}/1/recording/mp3`, player.token, 'another')).statusCode).toBe(200);
    expect(await app.shared.services.storage.sizeOf(`lives/${session}-1.mp3`)).toBe(5);
  });

  test('marks its live when it is incomplete', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    const isCut = async () =>
      (await (await asAdmin()).execute(`{ liveSession(id: "${session}") { isRecordingCut } }`)).data
        .liveSession.isRecordingCut;
    expect(await isCut()).toBe(false);
    await player.report(['liveCut', undefined, now, { session }]);
    expect(await isCut()).toBe(true);
  });
});

test('a live that is over ends nothing that has begun after it', async () => {
  const { now } = await liveDay();
  const log = logOf(app, await app.tokenOf('admin@demo.com'));
  const { session } = await player.admit(await (await asAdmin()).key());
  const [{ id }] = (await player.plan()).items as [{ id: string }];
  await player.report(['live', undefined, now, { session }]);
  await player.report(['began', id, now + 1000], ['liveOver', undefined, now + 1010, { session }]);
  expect(await log.item(id)).toMatchObject({ state: 'ON_AIR', playedUntil: null });
  const { items } = (await log.items({ source: { eq: 'LIVE' }, state: { eq: 'ON_AIR' } })).data.airItems;
  expect(items).toEqual([]);
  await ended(session!, now + 1020);
});

describe('ending the live of another person', () => {
  test('requires the permission', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asAdmin()).key());
    const presenter = await asPresenter();
    expect((await presenter.disconnect(session!)).code).toBe('FORBIDDEN');
    vi.setSystemTime(now - 4 * minute);
    expect((await (await asPresenter()).takeOver(session!)).code).toBe('FORBIDDEN');
  });

  test('gives the air to the presenter of the slot, from a presenter without a slot', async () => {
    await liveDay();
    const { session } = await player.admit(await (await asAdmin()).key());
    const { data } = await (await asPresenter()).takeOver(session!);
    expect(data.takeOverLive).toMatchObject({ id: session, why: 'TAKEN_OVER' });
  });

  test('is ended by its own presenter without a ban, who can then go live elsewhere', async () => {
    await liveDay();
    const presenter = await asPresenter();
    const key = await presenter.key();
    const { session } = await player.admit(key);
    const { data } = await presenter.takeOver(session!);
    expect(data.takeOverLive).toMatchObject({ id: session, why: 'TAKEN_OVER', bannedUntil: null });
    expect((await player.admit(key)).session).toBeDefined();
  });

  test('has no known end outside of the slots of its presenter', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asAdmin()).key());
    await player.report(['live', undefined, now + 1000, { session }]);
    const { data } = await logOf(app, await app.tokenOf('admin@demo.com')).nowPlaying();
    expect(data.nowPlaying).toMatchObject({
      isLive: true,
      currentSong: { startsAt: iso(now + 1000), endsAt: null },
    });
    await player.report(['liveOver', undefined, now + 2000, { session }]);
  });

  test.each([
    [-1, 'min'],
    [1441, 'max'],
  ])('keeps nobody out for %d minutes', async (minutes, problem) => {
    expect((await (await asAdmin()).disconnect('1', minutes)).fields).toEqual({ banMinutes: problem });
  });

  test('rejects unknown lives, and lives of another radio', async () => {
    await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    const admin = await asAdmin();
    for (const id of ['999999', 'x']) {
      expect((await admin.disconnect(id)).code).toBe('NOT_FOUND');
      expect((await admin.takeOver(id)).code).toBe('NOT_FOUND');
    }
    const elsewhere = livesOf(app, await app.tokenOf('admin@demo.com'), { 'x-radio': '2' });
    expect((await elsewhere.disconnect(session!)).code).toBe('NOT_FOUND');
  });

  test('disconnects its presenter, stores by whom, and locks the presenter out for a time', async () => {
    const { now } = await liveDay();
    const key = await (await asPresenter()).key();
    const { session } = await player.admit(key);
    const { data } = await (await asAdmin()).disconnect(session!, 10);
    expect(data.disconnectLive).toMatchObject({
      why: 'DISCONNECTED',
      endedAt: iso(now),
      bannedUntil: iso(now + 10 * minute),
    });
    expect(data.disconnectLive.endedBy).not.toBe('');
    expect((await player.requestPlan()).json().live).toBeNull();
    later(9.9 * minute);
    await player.plan();
    expect(await player.admit(key)).toEqual({ refused: 'BANNED' });
    later(0.2 * minute);
    expect((await player.admit(key)).session).toBeDefined();
  });

  test('leaves ended lives unchanged', async () => {
    const { now } = await liveDay();
    const { session } = await player.admit(await (await asPresenter()).key());
    await ended(session!, now + 1000);
    const { data } = await (await asAdmin()).disconnect(session!, 10);
    expect(data.disconnectLive).toMatchObject({ why: 'LEFT', endedBy: '', bannedUntil: null });
  });

  test('takes the air over for people who may go live, and is in the audit', async () => {
    await liveDay();
    const key = await (await asPresenter()).key();
    const { session } = await player.admit(key);
    const admin = await asAdmin();
    const own = await admin.key();
    expect(await player.admit(own)).toEqual({ refused: 'SOMEBODY_IS_LIVE' });
    const { data } = await admin.takeOver(session!);
    expect(data.takeOverLive).toMatchObject({ id: session, why: 'TAKEN_OVER' });
    expect(await player.admit(key)).toEqual({ refused: 'BANNED' });
    expect((await player.admit(own)).session).toBeDefined();
    const audit = await app.shared.database.rows(
      "select changes from audit_entry where subject = 'LiveSession'",
      [],
    );
    expect(JSON.stringify(audit)).toContain('TAKEN_OVER');
  });
});
