import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { livesOf, planLive } from '../testing/lives.ts';
import { bareRadio } from '../testing/plans.ts';
import { openPlayer } from '../testing/stations.ts';
import { TestStudio, webmTone } from '../testing/studios.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const lives = livesOf(app, admin);
const recording = webmTone(440, 4);
const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const patient = { timeout: 30_000 * patience, interval: 50 };
let player: Awaited<ReturnType<typeof openPlayer>>;

beforeAll(async () => {
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
});
beforeEach(async () => {
  await player.plan();
  const live = await lives.now();
  if (live) await lives.disconnect(live.id);
});

async function studio(
  hello: object | string | undefined = { accessToken: admin, radio: '1' },
  headers: Record<string, string> = {},
): Promise<TestStudio> {
  const made = await TestStudio.open(url, hello, headers);
  onTestFinished(() => made.lose());
  return made;
}

/** Opens a studio and goes live. */
async function live(hello: object = {}) {
  const open = await studio({ accessToken: admin, radio: '1', ...hello });
  await expect.poll(() => open.last?.state, patient).toBe('connecting');
  return { open, session: open.last!.session! };
}

/** Fetches the sound of a connection, as the player does. */
async function sound(session: string, part: number): Promise<{ status: number; bytes: Promise<Buffer> }> {
  const answer = await fetch(`${url}/station/live/${session}/${part}/sound`, {
    headers: { authorization: `Bearer ${player.token}` },
  });
  return {
    status: answer.status,
    bytes: answer.arrayBuffer().then(
      (all) => Buffer.from(all),
      () => Buffer.alloc(0),
    ),
  };
}

/**
 * Requests the sound until it is available, as the player does.
 * A session is announced before its sound arrives.
 */
async function soundThere(session: string, part: number) {
  let found = await sound(session, part);
  await expect
    .poll(async () => (found.status === 404 ? (found = await sound(session, part)) : found).status, patient)
    .toBe(200);
  return found;
}

const setZone = (zone: string) =>
  app.shared.database.transaction(
    async (transaction) =>
      void (await transaction.run('update radio set time_zone = ? where id = 1', [zone])),
  );

const rushOf = async (session: string): Promise<Json> => {
  const { data } = await app.graphql(
    'query ($id: ID!) { liveSession(id: $id) { why rush { id title emission { id } sentBy { id } takes { medium { duration state } } } } }',
    { id: session },
    admin,
  );
  return data.liveSession.rush;
};

describe('a studio', () => {
  test('is closed to people who are signed out, and to unknown people', async () => {
    for (const hello of [
      '{}',
      '{',
      '[]',
      '5',
      '{"accessToken":"nobody"}',
      '{"accessToken":null,"radio":"1"}',
    ])
      expect([hello, await (await studio(hello)).closed]).toEqual([hello, 4403]);
  });

  test('is closed to pages of others', async () => {
    const foreign = await studio({ accessToken: admin, radio: '1' }, { origin: 'https://elsewhere.example' });
    expect(await foreign.closed).toBe(4403);
    expect(foreign.frames).toEqual([]);
  });

  test('rejects users who may not go live, with the reason', async () => {
    const refused = await studio({ accessToken: presenter, radio: '1' });
    expect(await refused.closed).toBe(4403);
    expect(refused.frames).toEqual([{ state: 'refused', reason: 'NOT_YOUR_TIME' }]);
    const { session } = await live();
    const second = await studio();
    expect(await second.closed).toBe(4403);
    expect(second.frames).toEqual([{ state: 'refused', reason: 'SOMEBODY_IS_LIVE' }]);
    expect((await lives.now()).id).toBe(session);
  });

  test('is not resumed by another person, nor when it is unknown', async () => {
    const { open, session } = await live();
    open.lose();
    const editor = await app.as('editor');
    for (const [accessToken, wanted] of [
      [editor, session],
      [admin, '999999'],
      [admin, 'x'],
    ] as const) {
      const rejected = await studio({ accessToken, radio: '1', session: wanted });
      await rejected.closed;
      expect(rejected.frames).toEqual([{ state: 'refused', reason: 'REVOKED' }]);
    }
  });

  test('is closed where what it sends is no WebM', async () => {
    const { open } = await live();
    open.send(recording.subarray(1000));
    expect(await open.closed).toBe(4400);
  });

  test('streams its sound to the player of its radio alone', async () => {
    const { open, session } = await live();
    expect((await player.requestPlan()).json().live).toMatchObject({ session, how: 'BROWSER', part: 1 });
    const stranger = await openPlayer(app, admin, { 'x-radio': '2' });
    const answer = await app.server.inject({
      url: `/station/live/${session}/1/sound`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(answer.statusCode).toBe(404);
    expect((await sound(session, 2)).status).toBe(404);
    open.send(recording.subarray(0, 20_000));
    const received = await soundThere(session, 1);
    open.send(recording.subarray(20_000));
    open.say({ type: 'end' });
    // A late listener begins with the header and the current cluster.
    const header = recording.subarray(0, recording.indexOf(cluster));
    const late = recording.lastIndexOf(cluster, 20_000);
    expect((await received.bytes).equals(Buffer.concat([header, recording.subarray(late)]))).toBe(true);
    expect(await open.closed).toBe(4000);
    expect(open.last).toMatchObject({ state: 'ended', session, why: 'LEFT' });
  });

  test('receives whether its sound is on the air, as the player reports', async () => {
    const { open, session } = await live();
    open.send(recording);
    await player.report(['live', undefined, Date.now(), { session }]);
    await expect.poll(() => open.last?.state, patient).toBe('onAir');
    await player.report(['liveOver', undefined, Date.now(), { session }]);
    await expect.poll(() => open.last?.state, patient).toBe('reconnecting');
    open.say({ type: 'title', title: 'A song', credit: 'Somebody' });
    await expect
      .poll(async () => (await player.requestPlan()).json().live, patient)
      .toMatchObject({ title: 'A song', credit: 'Somebody' });
    open.say('nonsense');
    open.say({ type: 'title', title: 'x'.repeat(201) });
    expect((await player.requestPlan()).json().live.title).toBe('A song');
  });

  test('receives a regular sign that the connection works', { tags: ['slow'] }, async () => {
    const { open } = await live();
    await expect.poll(() => open.isAlive, patient).toBe(true);
  });

  test('receives the name of the person who ended it', async () => {
    const { open, session } = await live();
    const { data } = await lives.disconnect(session);
    expect(await open.closed).toBe(4000);
    expect(open.last).toEqual({
      state: 'ended',
      session,
      why: 'DISCONNECTED',
      by: data.disconnectLive.endedBy,
    });
  });

  test('that is lost comes back with its header, and becomes a rush with all that came', async () => {
    const { emission, person } = await planLive(
      app,
      admin,
      presenter,
      Math.ceil(Date.now() / 60_000) * 60_000,
    );
    const { open, session } = await live({ accessToken: presenter });
    const middle = Math.round(recording.length / 2);
    open.send(recording.subarray(0, middle));
    const first = await soundThere(session, 1);
    open.lose();
    expect((await first.bytes).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await player.requestPlan()).json().live, patient)
      .toMatchObject({ session, part: 0 });
    const back = (await live({ accessToken: presenter, session })).open;
    expect(back.last).toMatchObject({ session });
    back.send(recording.subarray(middle, middle + 10_000));
    const second = await soundThere(session, 2);
    back.send(recording.subarray(middle + 10_000));
    await expect.poll(async () => (await player.requestPlan()).json().live.part, patient).toBe(2);
    // Nine hours ahead of UTC all year: the rush is named by the station's clock.
    await setZone('Asia/Tokyo');
    onTestFinished(() => setZone('UTC'));
    back.say({ type: 'end' });
    const header = recording.subarray(0, recording.indexOf(cluster));
    const received = await second.bytes;
    expect(received.subarray(0, header.length).equals(header)).toBe(true);
    expect(received.subarray(header.length, header.length + 4).equals(cluster)).toBe(true);
    expect(recording.subarray(-1000).equals(received.subarray(-1000))).toBe(true);
    await expect.poll(() => rushOf(session), { ...patient, interval: 500 }).toBeTruthy();
    const rush = await rushOf(session);
    expect(rush).toMatchObject({ emission: { id: emission }, sentBy: { id: person } });
    const { startedAt } = (
      await app.graphql('query ($id: ID!) { liveSession(id: $id) { startedAt } }', { id: session }, admin)
    ).data.liveSession;
    const shown = new Date(Date.parse(startedAt) + 9 * 3_600_000).toISOString();
    expect(rush.title).toBe(`Morning live ${shown.slice(0, 10)} ${shown.slice(11, 16)}`);
    await expect.poll(async () => (await rushOf(session)).takes[0].medium.state, patient).toBe('READY');
    const { duration } = (await rushOf(session)).takes[0].medium;
    expect(Math.abs(duration - 4000)).toBeLessThan(1000);
  });

  test('of a killed process does not stay live, and the next process stores its recording', async () => {
    const { open, session } = await live();
    open.lose();
    await expect.poll(async () => (await player.requestPlan()).json().live.part, patient).toBe(0);
    // State that a killed process leaves: a recording on its disk, and a live session without a connection.
    const folder = join(app.config.filesDir, '.lives');
    await writeFile(join(folder, `${session}-1.webm`), recording.subarray(0, -100));
    const { database, services } = app.shared;
    await services.studio.start(services);
    const seen = new Date(Date.now() - 61_000);
    await database.transaction(async (transaction) => {
      await transaction.run('update live_session set seen_at = ? where id = ?', [
        transaction.models.stored(seen),
        Number(session),
      ]);
    });
    await player.plan();
    expect(await lives.byId(session)).toMatchObject({ why: 'LINE_LOST', endedAt: seen.toISOString() });
    await expect.poll(() => rushOf(session), { ...patient, interval: 500 }).toBeTruthy();
  });

  test('comes back no more once it has ended', async () => {
    const { open, session } = await live();
    open.say({ type: 'end' });
    await open.closed;
    const late = await studio({ accessToken: admin, radio: '1', session });
    expect(await late.closed).toBe(4000);
    expect(late.frames).toEqual([{ state: 'ended', session, why: 'LEFT', by: '' }]);
  });

  test('is closed when its session ends', { tags: ['slow'] }, async () => {
    const editor = await app.as('editor');
    const { open } = await live({ accessToken: editor });
    await app.graphql('mutation { signOut }', {}, editor);
    expect(await open.closed).toBe(4403);
  });
});

describe('a line that sends too many frames', () => {
  test('is closed, and a session of its own can come back', async () => {
    const { open, session } = await live();
    for (let at = 0; at < 5000; at++) open.send(recording.subarray(at, at + 1));
    expect(await open.closed).toBe(1008);
    const again = await studio({ accessToken: admin, radio: '1', session });
    await expect.poll(() => again.last?.state, patient).toBe('connecting');
  });
});
