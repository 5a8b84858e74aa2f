import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { firstOf } from '../../scheduling/testing/subscription.ts';
import { livesOf } from '../testing/lives.ts';
import { bareRadio } from '../testing/plans.ts';
import { openPlayer } from '../testing/stations.ts';
import { TestStudio } from '../testing/studios.ts';
import { TestVisitor, tokenIn, waitingRoomOf } from '../testing/waitingRooms.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const room = waitingRoomOf(app, admin);
const lives = livesOf(app, admin);
const patient = { timeout: 10_000 * patience, interval: 25 };
const sdp = (what: string) => `v=0\r\ns=${what}\r\n`;
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

async function came(hello: object): Promise<{ visitor: TestVisitor; id: string }> {
  const visitor = new TestVisitor(url, hello);
  onTestFinished(() => visitor.lose());
  await expect.poll(() => visitor.visit, patient).toBeDefined();
  return { visitor, id: visitor.visit! };
}
const guest = async () => came({ invitation: tokenIn((await room.invite()).data.inviteLiveGuest.url) });
const states = ({ frames }: TestVisitor) => frames.map(({ is }) => is);

/** Starts a live session. */
async function live(): Promise<TestStudio> {
  const studio = await TestStudio.open(url, { accessToken: admin, radio: '1' });
  onTestFinished(() => studio.lose());
  await expect.poll(() => studio.last?.state, patient).toBe('connecting');
  return studio;
}

describe('the waiting room', () => {
  test('lists colleagues who may go live for a handover, and no guests', async () => {
    await live();
    await guest();
    const editor = await app.as('editor');
    const { visitor } = await came({ accessToken: editor, radio: '1' });
    const { id } = (await livesOf(app, editor).execute('{ viewer { id } }')).data.viewer;
    expect(await lives.handoverCandidates()).toEqual([{ id, name: expect.any(String), isWaiting: true }]);
    visitor.say({ type: 'leave' });
    await visitor.closed;
    expect(await lives.handoverCandidates()).toEqual([]);
  });

  test('is closed to people who are signed out, and to people without the permission', async () => {
    const { id } = await guest();
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.tokenOf('client@demo.com'), 'FORBIDDEN'],
    ] as const) {
      const restricted = waitingRoomOf(app, token);
      for (const answer of [
        await restricted.here(),
        await restricted.log(),
        await restricted.move(id, 'SCREENING'),
      ])
        expect(answer.code).toBe(code);
      for (const answer of [
        await restricted.sendMessage(id, 'Hello'),
        await restricted.call(id, sdp('offer')),
      ])
        expect(answer.code).toBe(code);
    }
    const visitor = new TestVisitor(url, { accessToken: await app.tokenOf('client@demo.com'), radio: '1' });
    expect(await visitor.closed).toBe(4403);
    expect(visitor.frames).toEqual([{ state: 'refused', reason: 'FORBIDDEN' }]);
  });

  test('is visible to all staff, and led by people with the permission', async () => {
    const { id } = await guest();
    const support = waitingRoomOf(app, await app.as('support'));
    expect((await support.here()).errors).toEqual([]);
    for (const answer of [
      await support.move(id, 'SCREENING'),
      await support.sendMessage(id, 'Hello'),
      await support.call(id, sdp('offer')),
    ])
      expect(answer.code).toBe('FORBIDDEN');
  });

  test('is separate for each radio', async () => {
    const { id } = await guest();
    const lagune = waitingRoomOf(app, admin, { 'x-radio': '2' });
    expect((await lagune.here()).data.waitingRoom).toEqual([]);
    expect((await lagune.log()).data.liveVisits.totalItems).toBe(0);
    for (const answer of [
      await lagune.move(id, 'SCREENING'),
      await lagune.sendMessage(id, 'Hello'),
      await lagune.call(id, sdp('offer')),
    ])
      expect(answer.code).toBe('NOT_FOUND');
    // The failed calls have not changed the state of the visit.
    expect((await room.byId(id)).state).toBe('WAITING');
  });

  test('is left by request, and after a lost connection', async () => {
    const { visitor, id } = await guest();
    expect((await room.here()).data.waitingRoom.map((visit: Json) => visit.id)).toContain(id);
    visitor.say({ type: 'leave' });
    expect(await visitor.closed).toBe(4000);
    expect(await room.byId(id)).toMatchObject({ state: 'LEFT', leftAt: expect.any(String) });
    const lost = await guest();
    lost.visitor.lose();
    await app.orm.em
      .fork()
      .getConnection()
      .execute('update live_visit set seen_at = ? where id = ?', [
        app.shared.database.engine === 'postgresql' ? new Date(Date.now() - 60_000) : Date.now() - 60_000,
        Number(lost.id),
      ]);
    expect((await room.here()).data.waitingRoom.map((visit: Json) => visit.id)).not.toContain(lost.id);
  });

  test('has staff in the role that they chose', async () => {
    const { id } = await came({ accessToken: await app.as('editor'), radio: '1', part: 'PRESENTER' });
    expect(await room.byId(id)).toMatchObject({ part: 'PRESENTER', person: { id: expect.any(String) } });
  });

  test('publishes its changes', async () => {
    const { id } = await guest();
    let turn = 0;
    const again = () => room.sendMessage(id, `Word ${++turn}`);
    const ws = url.replace('http', 'ws');
    const document = 'subscription { liveVisitChanged { id messageToVisitor } }';
    const published = await firstOf(ws, { accessToken: admin, radio: '1', again }, document);
    expect(published).toMatchObject({ id, messageToVisitor: expect.stringMatching(/^Word \d+$/) });
    const client = { accessToken: await app.tokenOf('client@demo.com'), radio: '1', again };
    expect(JSON.stringify(await firstOf(ws, client, document))).toContain('FORBIDDEN');
  });
});

describe('a visitor', () => {
  test('makes no invalid transition', async () => {
    const { id } = await guest();
    for (const to of ['ON_AIR', 'LEFT', 'WAITING'])
      expect((await room.move(id, to)).fields).toEqual({ to: 'invalidTransition' });
    await room.move(id, 'REFUSED');
    expect((await room.move(id, 'WAITING')).fields).toEqual({ to: 'invalidTransition' });
    expect((await room.sendMessage(id, 'Too late')).fields).toEqual({ id: 'invalidTransition' });
  });

  test('is not found for unknown ids', async () => {
    for (const id of ['999999', 'x'])
      for (const answer of [
        await room.move(id, 'SCREENING'),
        await room.sendMessage(id, 'x'),
        await room.call(id, sdp('x')),
      ])
        expect(answer.code).toBe('NOT_FOUND');
  });

  test('receives their state, and messages of staff', async () => {
    const { visitor, id } = await guest();
    await room.move(id, 'SCREENING');
    await room.sendMessage(id, ' You are next. ');
    await room.move(id, 'ADMITTED');
    await expect
      .poll(() => visitor.last, patient)
      .toMatchObject({ state: 'here', is: 'ADMITTED', messageToVisitor: 'You are next.' });
    expect(states(visitor)).toContain('SCREENING');
    expect((await room.sendMessage(id, 'x'.repeat(501))).fields).toEqual({ text: 'tooLong' });
  });

  test('sends messages to staff', async () => {
    const { visitor, id } = await guest();
    visitor.say({ type: 'say', text: 'My line is bad.' });
    await expect.poll(async () => (await room.byId(id)).messageFromVisitor, patient).toBe('My line is bad.');
    for (const nonsense of [
      '{',
      '5',
      '{"type":"say"}',
      JSON.stringify({ type: 'say', text: 'x'.repeat(501) }),
    ])
      visitor.say(nonsense);
    visitor.say({ type: 'say', text: 'Better now.' });
    await expect.poll(async () => (await room.byId(id)).messageFromVisitor, patient).toBe('Better now.');
  });

  test('is disconnected after too many messages', async () => {
    const { visitor } = await guest();
    for (let turn = 0; turn < 60; turn++) visitor.say({ type: 'say', text: `${turn}` });
    expect(await visitor.closed).toBe(4429);
  });

  test('is on the air with the presenter, until the live session ends', async () => {
    const { visitor, id } = await guest();
    await room.move(id, 'ADMITTED');
    expect((await room.move(id, 'ON_AIR')).fields).toEqual({ to: 'nobodyLive' });
    const studio = await live();
    expect((await room.move(id, 'ON_AIR')).data.moveVisit).toMatchObject({
      onAirFrom: expect.any(String),
      onAirUntil: null,
    });
    await expect.poll(() => visitor.last?.is, patient).toBe('ON_AIR');
    studio.say({ type: 'end' });
    await expect.poll(() => visitor.last?.is, patient).toBe('ADMITTED');
    expect((await room.byId(id)).onAirUntil).toEqual(expect.any(String));
  });
});

describe('the presenter on the air', () => {
  test('puts admitted visitors on the air and off it, and has no other permission in the room', async () => {
    await addRole(app, 'speaker', 'read LiveSession', 'create LiveSession', 'read LiveVisit');
    const presenter = await app.as('speaker');
    const theirs = waitingRoomOf(app, presenter);
    const { id } = await guest();
    await room.move(id, 'ADMITTED');
    for (const answer of [await theirs.move(id, 'ON_AIR'), await theirs.call(id, sdp('offer'))])
      expect(answer.code).toBe('FORBIDDEN');
    const studio = await TestStudio.open(url, { accessToken: presenter, radio: '1' });
    onTestFinished(() => studio.lose());
    await expect.poll(() => studio.last?.state, patient).toBe('connecting');
    expect((await theirs.move(id, 'ON_AIR')).data.moveVisit.state).toBe('ON_AIR');
    expect((await theirs.call(id, 'hello')).fields).toEqual({ offer: 'invalid' });
    expect((await theirs.move(id, 'ADMITTED')).data.moveVisit.state).toBe('ADMITTED');
    const waiting = await guest();
    for (const answer of [
      await theirs.move(id, 'REFUSED'),
      await theirs.move(waiting.id, 'ADMITTED'),
      await theirs.sendMessage(id, 'Hello'),
      await theirs.call(waiting.id, sdp('offer')),
    ])
      expect(answer.code).toBe('FORBIDDEN');
  });
});

describe('the sound of a visitor', () => {
  test('requires a valid offer', async () => {
    const { id } = await guest();
    expect((await room.call(id, 'hello')).fields).toEqual({ offer: 'invalid' });
    expect((await room.call(id, sdp('x'.repeat(70_000)))).fields).toEqual({ offer: 'tooLong' });
  });

  test('is negotiated between both browsers', async () => {
    const { visitor, id } = await guest();
    const calling = room.call(id, sdp('offer'));
    await expect.poll(() => visitor.last, patient).toMatchObject({ state: 'called', offer: sdp('offer') });
    // A visitor cannot answer a call to another visitor.
    const otherGuest = await guest();
    otherGuest.visitor.say({ type: 'answer', call: visitor.last!.call, answer: sdp('other') });
    await room.sendMessage(otherGuest.id, 'Done');
    await expect.poll(() => otherGuest.visitor.last?.messageToVisitor, patient).toBe('Done');
    visitor.say({ type: 'answer', call: visitor.last!.call, answer: sdp('answer') });
    expect((await calling).data.callVisitor).toBe(sdp('answer'));
    const calls = await app.orm.em.fork().getConnection().execute('select * from visit_call');
    expect(calls).toEqual([]);
  });

  test('is not available without an answer', { tags: ['slow'], timeout: 30_000 * patience }, async () => {
    const { id } = await guest();
    expect((await room.call(id, sdp('offer'))).fields).toEqual({ id: 'notThere' });
  });
});
