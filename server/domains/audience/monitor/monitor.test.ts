import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../testing/json.ts';
import { addRole, createTestApp } from '../../../testing/testApp.ts';
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

/** Looks ten seconds after the last time, or later. */
async function look(seconds = 10): Promise<Date> {
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
  test('are closed to whoever is signed out, and to those who do not look after streaming servers', async () => {
    const day = new Date('2031-05-01T00:00:00Z');
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.as('editor'), 'FORBIDDEN'],
    ] as const) {
      const other = audienceOf(app, token);
      for (const answer of [
        await other.monitor(),
        await other.changes(),
        await other.availability(day, new Date()),
      ])
        expect(answer.code).toBe(code);
    }
  });

  test('are read by whoever may read streaming servers', async () => {
    await addRole(app, 'watcher', 'read StreamServer');
    const watcher = audienceOf(app, await app.as('watcher'));
    expect((await watcher.monitor()).errors).toEqual([]);
  });

  test('are those of the own radio', async () => {
    onAir();
    const at = await look();
    const lagune = audienceOf(app, admin, { 'x-radio': '2' });
    expect(JSON.stringify((await lagune.monitor()).data)).not.toContain('/live.ogg');
    expect((await lagune.changes()).data.mountChanges.totalItems).toBe(0);
    const { data } = await lagune.availability(new Date(at.getTime() - 1000), at);
    expect(data.mountAvailability.map(({ mountId }: Json) => mountId)).not.toContain(mount.id);
  });

  test('are not known before the first look', async () => {
    const { id } = await streams.addServer({ port: answers.port });
    const fresh = await streams.addMount(id, { path: '/fresh.ogg' });
    const all: Json[] = (await audience.monitor()).data.streamMonitor;
    expect(all.find((one) => one.id === fresh.id)).toMatchObject({ isStale: true, state: null });
    await streams.removeServer(id);
  });

  test('say that a source is there, and what it sends', async () => {
    onAir();
    const at = await look();
    expect((await state()).state).toMatchObject({
      state: 'ON_AIR',
      since: at.toISOString(),
      lookedAt: at.toISOString(),
      listeners: 2,
      peak: 5,
      bitrate: 64,
      format: 'application/ogg, Opus',
      title: 'Song',
      streamStart: '2026-11-21T00:08:06.000Z',
      problem: null,
    });
  });

  test('say that there is no source, which is not the same as no listeners', async () => {
    empty();
    await look();
    expect((await state()).state).toMatchObject({ state: 'NO_SOURCE', listeners: null, title: '' });
  });

  test('say that a server is down, and why', async () => {
    onAir();
    await look();
    answers.hangUp();
    await look();
    expect((await state()).state).toMatchObject({
      state: 'DOWN',
      listeners: null,
      problem: 'UNREACHABLE',
      problemDetail: 'ECONNRESET',
    });
  });

  test('stay as they were where an answer cannot be read, and say so', async () => {
    onAir();
    const at = await look();
    answers.say('{"icestats":');
    await look();
    expect((await state()).state).toMatchObject({
      state: 'ON_AIR',
      listeners: 2,
      lookedAt: at.toISOString(),
      problem: 'NOT_UNDERSTOOD',
      problemDetail: 'HTTP 200',
    });
    onAir();
    await look();
    expect((await state()).state).toMatchObject({ problem: null, problemDetail: '' });
  });

  test('are known to be old where nobody has looked for a minute', async () => {
    onAir();
    await app.shared.services.streamMonitor.checkNow(new Date(Date.now() - 61_000));
    expect((await state()).isStale).toBe(true);
    await app.shared.services.streamMonitor.checkNow(new Date());
    expect((await state()).isStale).toBe(false);
    // Back to the time of this file.
    const em = app.orm.em.fork();
    await em.getConnection().execute('delete from mount_state');
    await em.getConnection().execute('delete from mount_change');
  });

  test('are told of as soon as something of them is otherwise', async () => {
    const url = (await listening(app)).replace('http', 'ws');
    const document = 'subscription { streamMonitorChanged { id state { title } } }';
    const follow = (accessToken: string, again: () => unknown) =>
      firstOf(url, { accessToken, radio: '1', again }, document);
    const refused = await follow(await app.as('editor'), () => undefined);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    let turn = 0;
    let looking: Promise<unknown> = Promise.resolve();
    const lookAgain = async () => {
      onAir(`"Song ${++turn}"`);
      await look();
    };
    // One after the other: none of them reaches into the next test.
    const received = await follow(admin, () => (looking = looking.then(lookAgain)));
    await looking;
    const found = (received as Json[]).find(({ id }) => id === mount.id);
    expect(found.state.title).toMatch(/^Song \d+$/);
  });
});

describe('the history of a mount point', () => {
  test('has an entry for each time in which it was the same', async () => {
    onAir();
    const first = await look();
    await look();
    empty();
    const second = await look();
    answers.hangUp();
    const third = await look();
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', since: first.toISOString(), until: second.toISOString(), problem: null },
      { state: 'NO_SOURCE', since: second.toISOString(), until: third.toISOString() },
      { state: 'DOWN', since: third.toISOString(), until: null, problem: 'UNREACHABLE' },
    ]);
  });

  test('tells that its source came anew, though it was on the air at each look', async () => {
    onAir();
    const first = await look();
    answers.say(statusWith(sourceWith('/live.ogg', '"Song"').replace('00:08:06', '00:09:00')));
    const second = await look();
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', until: second.toISOString() },
      { state: 'ON_AIR', since: second.toISOString(), until: null },
    ]);
  });

  test('has a gap where nobody looked', async () => {
    onAir();
    const first = await look();
    const last = await look();
    const later = await look(600);
    expect(await changesSince(first)).toMatchObject([
      { state: 'ON_AIR', since: first.toISOString(), until: last.toISOString() },
      { state: 'ON_AIR', since: later.toISOString(), until: null },
    ]);
  });
});

describe('how much a mount point was on the air', () => {
  test('is asked of a time that goes forward, and is not longer than a year', async () => {
    const at = new Date('2031-05-01T10:00:00Z');
    expect((await audience.availability(at, at)).fields).toEqual({ to: 'min' });
    expect((await audience.availability(at, new Date(at.getTime() + 367 * 86_400_000))).fields).toEqual({
      to: 'max',
    });
  });

  test('counts what nobody saw as unknown, and nothing else', async () => {
    // What is to come is no part of it: the past of this file lies before now.
    const before = clock;
    clock = Date.now() - 86_400_000;
    onAir();
    const from = await look();
    for (let turn = 0; turn < 5; turn++) await look();
    empty();
    for (let turn = 0; turn < 3; turn++) await look();
    onAir();
    await look();
    const last = await look(600);
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
