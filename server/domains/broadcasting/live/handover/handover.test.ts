import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPushReceiver } from '../../../platform/notifications/testing/pushReceiver.ts';
import { notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { livesOf, planLive } from '../../testing/lives.ts';
import { bareRadio, minute, newDay } from '../../testing/plans.ts';
import { openPlayer } from '../../testing/stations.ts';

const app = await createTestApp(
  { env: { RECEIVER_NETWORKS: '127.0.0.0/8', PUSH_SERVICES: '127.0.0.1' } },
  afterAll,
);
let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
});

const asAdmin = async () => livesOf(app, await app.tokenOf('admin@demo.com'));
const asEditor = async () => livesOf(app, await app.as('editor'));
const asPresenter = async () => livesOf(app, await app.as('user'));
const iso = (moment: number) => new Date(moment).toISOString();
const later = (by: number) => void vi.setSystemTime(Date.now() + by);
const idOf = async (lives: Awaited<ReturnType<typeof asAdmin>>): Promise<string> =>
  String((await lives.execute('{ viewer { id } }')).data.viewer.id);

/** Prepares a day without a live session. A presenter has a live slot from 10:00 UTC on. */
async function liveDay(): Promise<{ now: number }> {
  const now = newDay();
  const admin = await asAdmin();
  const live = await admin.now();
  if (live) await admin.disconnect(live.id);
  const left = await admin.now();
  if (left) await admin.disconnect(left.id);
  const planner = await app.tokenOf('admin@demo.com');
  await planLive(app, planner, await app.as('user'), now);
  await player.plan();
  return { now };
}

/** The administrator is live outside of any slot, with an encoder. */
async function adminLive(): Promise<{ now: number; session: string }> {
  const { now } = await liveDay();
  const { session } = await player.admit(await (await asAdmin()).key());
  await player.report(['live', undefined, now, { session }]);
  return { now, session: session! };
}

const watch = (lives: string[]) => player.requestPlan({ lives });

describe('requesting to take over', () => {
  test('is closed to people who are signed out, and to clients', async () => {
    const stranger = livesOf(app, null);
    for (const answer of [
      await stranger.requestHandover(10),
      await stranger.offerHandover('1'),
      await stranger.cancelHandover('1'),
      await stranger.execute('{ liveHandover { id } }'),
      await stranger.execute('{ takeOverRefusal }'),
      await stranger.execute('{ handoverCandidates { id } }'),
    ])
      expect(answer.code).toBe('UNAUTHENTICATED');
    const client = livesOf(app, await app.tokenOf('client@demo.com'));
    expect((await client.requestHandover(10)).code).toBe('FORBIDDEN');
    expect((await client.execute('{ liveHandover { id } }')).code).toBe('FORBIDDEN');
    expect((await client.execute('{ handoverCandidates { id } }')).code).toBe('FORBIDDEN');
  });

  test('requires an own slot that has begun by then, or the permission to end lives', async () => {
    const { now } = await adminLive();
    vi.setSystemTime(now - 30_000);
    await watch([]);
    expect(await (await asPresenter()).takeOverRefusal()).toBe('NOT_YOUR_TIME');
    expect((await (await asPresenter()).requestHandover(10)).code).toBe('FORBIDDEN');
    vi.setSystemTime(now - 5000);
    expect(await (await asPresenter()).takeOverRefusal()).toBeNull();
    const { data } = await (await asPresenter()).requestHandover(10);
    expect(data.requestHandover).toMatchObject({
      countdown: 10_000,
      isOffered: false,
      takesOverAt: null,
      to: null,
    });
    await (await asPresenter()).cancelHandover(data.requestHandover.id);
    expect((await (await asEditor()).requestHandover(10)).errors).toEqual([]);
  });

  test('is not for whose slot is over, from one whose own has begun', async () => {
    const { now } = await liveDay();
    const admin = await app.tokenOf('admin@demo.com');
    const second = await app.as('author');
    await planLive(app, admin, second, now + 60 * minute);
    vi.setSystemTime(now + 59 * minute);
    await watch([]);
    const early = await player.admit(await (await asPresenter()).key());
    const lateComer = async () => livesOf(app, await app.as('author'));
    // The slot of the new presenter has not begun.
    expect((await (await lateComer()).requestHandover(10)).code).toBe('FORBIDDEN');
    vi.setSystemTime(now + 60 * minute + 1000);
    await watch([early.session!]);
    const requested = await (await lateComer()).requestHandover(0);
    expect(requested.errors).toEqual([]);
    const { session } = await player.admit(await (await lateComer()).key());
    await player.report(['live', undefined, Date.now(), { session }]);
    expect((await (await asPresenter()).byId(early.session!)).why).toBe('HANDED_OVER');
    // The slot of the first presenter is over: they may not take the air back.
    expect((await (await asPresenter()).requestHandover(0)).code).toBe('FORBIDDEN');
  });

  test.each([
    [-1, 'min'],
    [61, 'max'],
  ])('does not count down %d seconds', async (seconds, problem) => {
    expect((await (await asAdmin()).requestHandover(seconds)).fields).toEqual({ countdown: problem });
  });

  test('requires a presenter on the air, and one handover at a time', async () => {
    await liveDay();
    expect((await (await asEditor()).requestHandover(10)).fields).toEqual({ countdown: 'nobodyLive' });
    await player.admit(await (await asAdmin()).key());
    const requested = await Promise.all([
      (await asEditor()).requestHandover(10),
      (await asPresenter()).requestHandover(10),
    ]);
    expect(requested.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(requested.find(({ errors }) => errors.length > 0)!.fields).toEqual({ countdown: 'taken' });
  });
});

describe('offering the air', () => {
  test('is for the presenter on the air, to people who may go live', async () => {
    await liveDay();
    await player.admit(await (await asPresenter()).key());
    const [editor, presenter] = [await idOf(await asEditor()), await idOf(await asPresenter())];
    const reporter = livesOf(app, await app.as('author'));
    expect((await reporter.offerHandover(editor)).code).toBe('FORBIDDEN');
    const lives = await asPresenter();
    expect((await lives.offerHandover('999999')).fields).toEqual({ to: 'unknown' });
    expect((await lives.offerHandover(await idOf(reporter))).fields).toEqual({ to: 'unknown' });
    const { data } = await lives.offerHandover(editor, 5);
    expect(data.offerHandover).toMatchObject({ isOffered: true, countdown: 5000, person: { id: editor } });
    expect(await (await asEditor()).refusal()).toBeNull();
    expect(data.offerHandover.person.id).not.toBe(presenter);
  });
});

describe('people to whom the air can be offered', () => {
  test('have the portal open and may go live now', async () => {
    await liveDay();
    const [presenter, editor, reporter] = [
      await asPresenter(),
      await asEditor(),
      livesOf(app, await app.as('author')),
    ];
    const [presenterId, editorId] = [await idOf(presenter), await idOf(editor)];
    // The reporter also has the portal open, but is never allowed to go live.
    for (const id of [presenterId, editorId, await idOf(reporter)])
      onTestFinished(app.shared.services.presenceHub.enter(Number(id)));
    const screens = async () => (await app.shared.database.rows('select id from chat_screen', [])).length;
    await expect.poll(screens).toBe(3);

    expect(await editor.handoverCandidates()).toEqual([]);
    await player.admit(await presenter.key());
    expect(await presenter.handoverCandidates()).toEqual([
      { id: editorId, name: expect.any(String), isWaiting: false },
    ]);
    // People who may end live sessions may offer the air on behalf of the presenter; other people may not.
    expect(await (await asAdmin()).handoverCandidates()).toMatchObject([{ id: editorId }]);
    expect(await reporter.handoverCandidates()).toEqual([]);
    expect((await presenter.offerHandover(editorId)).errors).toEqual([]);
  });
});

describe('the other side of a handover', () => {
  const notices = async (as: 'admin' | 'editor' | 'user') =>
    notificationsOf(
      app,
      as === 'admin' ? await app.tokenOf('admin@demo.com') : await app.as(as),
      'onair.handover',
    );

  test('is notified of an offer, and of a request, with the way to the studio', async () => {
    const subjects = async (as: 'admin' | 'editor' | 'user') =>
      (await notices(as)).map(({ subject }) => subject as string);
    const before = { admin: await subjects('admin'), editor: await subjects('editor') };
    await adminLive();
    const { name } = await (await asAdmin()).now();
    const editor = await asEditor();
    const offered = await (await asAdmin()).offerHandover(await idOf(editor));
    const [offer, ...olderOffers] = await notices('editor');
    expect(olderOffers).toHaveLength(before.editor.length);
    expect(offer).toMatchObject({
      subject: `${name} hands over to you`,
      path: '/admin/studio/live',
      isMention: true,
    });
    expect(Date.parse(offer.expiresAt) - Date.parse(offer.at)).toBe(120_000);
    expect(await subjects('admin')).toEqual(before.admin);
    await editor.cancelHandover(offered.data.offerHandover.id);
    const { data } = await editor.requestHandover(10);
    const [request, ...olderRequests] = await notices('admin');
    expect(olderRequests).toHaveLength(before.admin.length);
    expect(request).toMatchObject({ subject: `${data.requestHandover.name} takes over from you` });
    expect(await subjects('editor')).toHaveLength(before.editor.length + 1);
    await editor.cancelHandover(data.requestHandover.id);
  });

  test('closes its message when the handover is cancelled, or when the new presenter has come', async () => {
    const { events } = app.shared.services;
    const expired: number[][] = [];
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    void (async () => {
      for await (const event of events.subscribe('notified', ending.signal))
        if (event.expired) expired.push(event.expired);
    })();
    const { session } = await adminLive();
    const editor = await asEditor();
    const offered = await (await asAdmin()).offerHandover(await idOf(editor));
    const [offer] = await notices('editor');
    expect(expired).toEqual([]);
    await editor.cancelHandover(offered.data.offerHandover.id);
    await expect.poll(() => expired).toEqual([[Number(offer.id)]]);

    await (await asAdmin()).offerHandover(await idOf(editor));
    const [second] = await notices('editor');
    await player.admit(await editor.key());
    await expect.poll(() => expired.slice(1)).toEqual([[Number(second.id)]]);

    await (await asAdmin()).cancelHandover((await editor.handover()).id);
    const { data } = await editor.requestHandover(10);
    const [request] = await notices('admin');
    await player.report(['liveLeft', undefined, Date.now(), { session }]);
    expect(await editor.handover()).toBeNull();
    expect(data.requestHandover.id).not.toBe(offered.data.offerHandover.id);
    await expect.poll(() => expired.at(-1)).toEqual([Number(request.id)]);
  });

  test('is shown in a browser for as long as the air can be taken, and withdrawn when the handover ends', async () => {
    const receiver = await startPushReceiver();
    onTestFinished(receiver.stop);
    await adminLive();
    const editor = await asEditor();
    const { errors } = await editor.execute(
      'mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { id } }',
      { input: receiver.input },
    );
    expect(errors).toEqual([]);
    const { jobs } = app.shared.services;
    const choose = `mutation ($isPushed: Boolean!) {
      chooseNotification(kind: "onair.handover", isOn: true, mail: NEVER, isPushed: $isPushed) { kind } }`;
    for (const isPushed of [false, true]) {
      expect((await editor.execute(choose, { isPushed })).errors).toEqual([]);
      const offered = await (await asAdmin()).offerHandover(await idOf(editor));
      await jobs.idle();
      await editor.cancelHandover(offered.data.offerHandover.id);
      await jobs.idle();
    }
    const [shown, withdrawn] = receiver.received.map(({ body }) => receiver.read(body));
    expect(receiver.received).toHaveLength(2);
    expect(shown.title).toContain('hands over to you');
    expect(Number(receiver.received[0]!.headers['ttl'])).toBeLessThanOrEqual(120);
    expect(withdrawn).toEqual({ tag: shown.tag, isWithdrawal: true });
  });

  test('sends no notification when the handover ends before', async () => {
    await adminLive();
    const editor = await asEditor();
    const before = (await notices('editor')).length;
    const { jobs } = app.shared.services;
    await jobs.close();
    const offered = await (await asAdmin()).offerHandover(await idOf(editor));
    await editor.cancelHandover(offered.data.offerHandover.id);
    await jobs.start(app.shared.services);
    expect(await notices('editor')).toHaveLength(before);
  });
});

describe('a handover', () => {
  /** Requests a handover and goes live as the new presenter. */
  async function goLive(seconds = 10) {
    const made = await adminLive();
    const { data } = await (await asEditor()).requestHandover(seconds);
    const admitted = await player.admit(await (await asEditor()).key());
    return { ...made, handover: data.requestHandover.id as string, coming: admitted.session!, admitted };
  }

  test('admits its new presenter, and nobody else', async () => {
    await adminLive();
    await (await asEditor()).requestHandover(10);
    expect(await player.admit(await (await asPresenter()).key())).toEqual({ refused: 'SOMEBODY_IS_LIVE' });
    expect((await player.admit(await (await asEditor()).key())).session).toBeDefined();
    expect(await player.admit(await (await asEditor()).key())).toEqual({ refused: 'SOMEBODY_IS_LIVE' });
  });

  test('counts down from the arrival of the new presenter, and is part of the plan of the player', async () => {
    const { now, session, coming, admitted } = await goLive();
    expect(admitted).toMatchObject({ comesIn: 10_000 });
    expect(await (await asAdmin()).now()).toMatchObject({ id: session, isComing: false });
    expect(await (await asAdmin()).byId(coming)).toMatchObject({ isComing: true });
    const plan = (await watch([session, coming])).json();
    expect(plan.live).toMatchObject({ session });
    expect(plan.coming).toMatchObject({ session: coming, how: 'ENCODER', comesAt: iso(now + 10_000) });
    expect(await (await asPresenter()).handover()).toMatchObject({
      takesOverAt: iso(now + 10_000),
      to: { id: coming },
    });
  });

  test('is done when the player has the new sound: both logs have the same moment', async () => {
    const { now, session, coming, handover } = await goLive();
    await player.report(['live', undefined, now + 10_050, { session: coming }]);
    const admin = await asAdmin();
    const { name } = await admin.now();
    expect(await admin.byId(session)).toMatchObject({
      why: 'HANDED_OVER',
      endedBy: name,
      endedAt: iso(now + 10_050),
      isOnAir: false,
    });
    expect(await admin.now()).toMatchObject({
      id: coming,
      isComing: false,
      isOnAir: true,
      onAirFrom: iso(now + 10_050),
    });
    expect(await admin.handover()).toBeNull();
    expect((await admin.cancelHandover(handover)).data.cancelHandover).toMatchObject({
      end: 'DONE',
      endedBy: '',
    });
    expect(await admin.now()).toMatchObject({ id: coming });
  });

  test('is cancelled by either side and by people who may end lives, and by nobody else', async () => {
    const { handover, session, coming } = await goLive();
    expect((await (await asPresenter()).cancelHandover(handover)).code).toBe('FORBIDDEN');
    const editor = await asEditor();
    expect((await editor.cancelHandover('999999')).code).toBe('NOT_FOUND');
    const elsewhere = livesOf(app, await app.tokenOf('admin@demo.com'), { 'x-radio': '2' });
    expect((await elsewhere.cancelHandover(handover)).code).toBe('NOT_FOUND');
    const { data } = await editor.cancelHandover(handover);
    expect(data.cancelHandover).toMatchObject({ end: 'CANCELLED' });
    expect(data.cancelHandover.endedBy).not.toBe('');
    expect((await editor.byId(coming)).why).toBe('CALLED_OFF');
    expect(await editor.now()).toMatchObject({ id: session });
    const plan = (await watch([session])).json();
    expect(plan.coming).toBeNull();
  });

  test('without the sound of its new presenter in time leaves the air to the current one', async () => {
    const { session, coming } = await goLive();
    later(39_000);
    await watch([session, coming]);
    expect(await (await asAdmin()).handover()).not.toBeNull();
    later(2000);
    await watch([session, coming]);
    expect(await (await asAdmin()).handover()).toBeNull();
    expect((await (await asAdmin()).byId(coming)).why).toBe('CALLED_OFF');
    expect(await (await asAdmin()).now()).toMatchObject({ id: session });
  });

  test('ends after two minutes without a new presenter', async () => {
    const { session } = await adminLive();
    await (await asEditor()).requestHandover(10);
    later(121_000);
    await watch([session]);
    expect(await (await asAdmin()).handover()).toBeNull();
    expect(await player.admit(await (await asEditor()).key())).toEqual({ refused: 'SOMEBODY_IS_LIVE' });
  });

  test('ends when the new presenter leaves, and the current one stays on the air', async () => {
    const { now, session, coming } = await goLive();
    await player.report(['liveLost', undefined, now + 3000, { session: coming }]);
    const admin = await asAdmin();
    expect(await admin.handover()).toBeNull();
    expect((await admin.byId(coming)).why).toBe('LINE_LOST');
    expect(await admin.now()).toMatchObject({ id: session });
  });

  test('gives the air at once when the current presenter ends earlier', async () => {
    const { now, session, coming } = await goLive(60);
    await player.report(['liveLeft', undefined, now + 3000, { session }]);
    const admin = await asAdmin();
    expect(await admin.now()).toMatchObject({ id: coming, isComing: false });
    expect((await watch([coming])).json()).toMatchObject({ live: { session: coming }, coming: null });
  });
});
