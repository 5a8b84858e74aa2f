import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { firstOf } from '../../scheduling/testing/subscription.ts';
import { sourceWith, statusWith } from '../status/testing/answers.ts';
import { streamServerThat } from '../status/testing/streamServer.ts';
import { audienceOf } from '../testing/audiences.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const streams = streamsOfTest(app, admin);
const audience = audienceOf(app, admin);
const answers = await streamServerThat(afterAll);
let mount: Json;

beforeAll(async () => {
  const { id } = await streams.addServer({ port: answers.port });
  mount = await streams.addMount(id, { path: '/live.ogg' });
});

let clock = Date.parse('2031-05-01T10:00:00Z');
beforeEach(() => void (clock += 3_600_000));

/** Advances the clock by `seconds` and polls. */
async function poll(seconds = 10): Promise<Date> {
  clock += seconds * 1000;
  const at = new Date(clock);
  await app.shared.services.streamMonitor.checkNow(at);
  return at;
}

const onAir = (title = '"Song"') => answers.say(statusWith(sourceWith('/live.ogg', title)));
const empty = () => answers.say(statusWith());
const state = async (): Promise<Json> =>
  (await audience.monitor()).data.streamMonitor.find(({ id }: Json) => id === mount.id);
const changesSince = async (since: Date): Promise<Json[]> =>
  (await audience.changes({ mountId: { eq: mount.id }, since: { after: new Date(since.getTime() - 1) } }))
    .data.mountChanges.items;

describe('the states of mount points', () => {
  test('are closed to people who are signed out, and to people without the permission', async () => {
    const day = new Date('2031-05-01T00:00:00Z');
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.as('editor'), 'FORBIDDEN'],
    ] as const) {
      const restricted = audienceOf(app, token);
      for (const answer of [
        await restricted.monitor(),
        await restricted.changes(),
        await restricted.availability(day, new Date()),
      ])
        expect(answer.code).toBe(code);
    }
  });

  test('are readable by people who may read streaming servers', async () => {
    await addRole(app, 'watcher', 'read StreamServer');
    const watcher = audienceOf(app, await app.as('watcher'));
    expect((await watcher.monitor()).errors).toEqual([]);
  });

  test('are of the radio of the request', async () => {
    onAir();
    const at = await poll();
    const lagune = audienceOf(app, admin, { 'x-radio': '2' });
    expect(JSON.stringify((await lagune.monitor()).data)).not.toContain('/live.ogg');
    expect((await lagune.changes()).data.mountChanges.totalItems).toBe(0);
    const { data } = await lagune.availability(new Date(at.getTime() - 1000), at);
    expect(data.mountAvailability.map(({ mountId }: Json) => mountId)).not.toContain(mount.id);
  });

  test('are unknown before the first poll', async () => {
    const { id } = await streams.addServer({ port: answers.port });
    const fresh = await streams.addMount(id, { path: '/fresh.ogg' });
    const all: Json[] = (await audience.monitor()).data.streamMonitor;
    expect(all.find((mount) => mount.id === fresh.id)).toMatchObject({ isStale: true, state: null });
    await streams.removeServer(id);
  });

  test('show a source, and the stream that it sends', async () => {
    onAir();
    const at = await poll();
    expect((await state()).state).toMatchObject({
      state: 'ON_AIR',
      since: at.toISOString(),
      polledAt: at.toISOString(),
      listeners: 2,
      peak: 5,
      bitrate: 64,
      format: 'application/ogg, Opus',
      title: 'Song',
      streamStart: '2026-11-21T00:08:06.000Z',
      problem: null,
    });
  });

  test('show a missing source, which differs from no listeners', async () => {
    empty();
    await poll();
    expect((await state()).state).toMatchObject({ state: 'NO_SOURCE', listeners: null, title: '' });
  });

  test('show a server that is down, with the reason', async () => {
    onAir();
    await poll();
    answers.hangUp();
    await poll();
    expect((await state()).state).toMatchObject({
      state: 'DOWN',
      listeners: null,
      problem: 'UNREACHABLE',
      problemDetail: 'ECONNRESET',
    });
  });

  test('stay unchanged when a response cannot be read, with the problem', async () => {
    onAir();
    const at = await poll();
    answers.say('{"icestats":');
    await poll();
    expect((await state()).state).toMatchObject({
      state: 'ON_AIR',
      listeners: 2,
      polledAt: at.toISOString(),
      problem: 'NOT_UNDERSTOOD',
      problemDetail: 'HTTP 200',
    });
    onAir();
    await poll();
    expect((await state()).state).toMatchObject({ problem: null, problemDetail: '' });
  });

  test('are outdated after a minute without a poll', async () => {
    onAir();
    await app.shared.services.streamMonitor.checkNow(new Date(Date.now() - 61_000));
    expect((await state()).isStale).toBe(true);
    await app.shared.services.streamMonitor.checkNow(new Date());
    expect((await state()).isStale).toBe(false);
    // Deletes the states of later moments, so that the next tests can go back to the clock of this file.
    const em = app.orm.em.fork();
    await em.getConnection().execute('delete from mount_state');
    await em.getConnection().execute('delete from mount_change');
  });

  test('are published as soon as they change', async () => {
    const url = (await listening(app)).replace('http', 'ws');
    const document = 'subscription { streamMonitorChanged { id state { title } } }';
    const follow = (accessToken: string, again: () => unknown) =>
      firstOf(url, { accessToken, radio: '1', again }, document);
    const refused = await follow(await app.as('editor'), () => undefined);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    let turn = 0;
    let polling: Promise<unknown> = Promise.resolve();
    const pollAgain = async () => {
      onAir(`"Song ${++turn}"`);
      await poll();
    };
    // Polls run one after the other, so that no poll is still running when the next test begins.
    const received = await follow(admin, () => (polling = polling.then(pollAgain)));
    await polling;
    const found = (received as Json[]).find(({ id }) => id === mount.id);
    expect(found.state.title).toMatch(/^Song \d+$/);
  });
});

describe('the history of a mount point', () => {
  test('has an entry for each period without a change', async () => {
    onAir();
    const first = await poll();
    await poll();
    empty();
    const second = await poll();
    answers.hangUp();
    const third = await poll();
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', since: first.toISOString(), until: second.toISOString(), problem: null },
      { state: 'NO_SOURCE', since: second.toISOString(), until: third.toISOString() },
      { state: 'DOWN', since: third.toISOString(), until: null, problem: 'UNREACHABLE' },
    ]);
  });

  test('shows that a source reconnected, though it was on the air at each poll', async () => {
    onAir();
    const first = await poll();
    answers.say(statusWith(sourceWith('/live.ogg', '"Song"').replace('00:08:06', '00:09:00')));
    const second = await poll();
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', until: second.toISOString() },
      { state: 'ON_AIR', since: second.toISOString(), until: null },
    ]);
  });

  test('has a gap without polls', async () => {
    onAir();
    const first = await poll();
    const last = await poll();
    const later = await poll(600);
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', since: first.toISOString(), until: last.toISOString() },
      { state: 'ON_AIR', since: later.toISOString(), until: null },
    ]);
  });
});

describe('the availability of a mount point', () => {
  test('requires a range that goes forward, of at most a year', async () => {
    const at = new Date('2031-05-01T10:00:00Z');
    expect((await audience.availability(at, at)).fields).toEqual({ to: 'min' });
    expect((await audience.availability(at, new Date(at.getTime() + 367 * 86_400_000))).fields).toEqual({
      to: 'max',
    });
  });

  test('counts times without polls as unknown, and nothing else', async () => {
    // Moves the clock of this file into the past, because availability ignores the time after now.
    const before = clock;
    clock = Date.now() - 86_400_000;
    onAir();
    const from = await poll();
    for (let turn = 0; turn < 5; turn++) await poll();
    empty();
    for (let turn = 0; turn < 3; turn++) await poll();
    onAir();
    await poll();
    const last = await poll(600);
    clock = before;
    const { data } = await audience.availability(from, new Date(last.getTime() + 60_000));
    expect(data.mountAvailability.find(({ mountId }: Json) => mountId === mount.id)).toEqual({
      mountId: mount.id,
      share: 60 / 90,
      onAirTime: 60_000,
      downTime: 0,
      noSourceTime: 30_000,
      unknownTime: 660_000,
      interruptions: 1,
    });
  });
});
