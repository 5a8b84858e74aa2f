import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { livesOf } from '../domains/broadcasting/testing/lives.ts';
import { TestStudio, webmTone } from '../domains/broadcasting/testing/studios.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { encoderTo } from './testing/encoder.ts';
import type { Listener } from './testing/listener.ts';
import { TestStation } from './testing/testStation.ts';

const app = await createTestApp({}, afterAll);
const [usual, leaving, coming] = [300, 440, 880] as const;
const station = await TestStation.make(app, [usual, leaving, coming]);
const admin = livesOf(app, station.token);
const editorToken = await app.as('editor');
const editor = livesOf(app, editorToken);
const patient = { timeout: 60_000 * patience, interval: 100 };
/** Maximum silence during a handover, in milliseconds. */
const longestGap = () => 300 * patience;

beforeAll(() => station.start());
afterAll(() => station.stop());

async function listen(): Promise<Listener> {
  const listener = await station.listen();
  onTestFinished(() => listener.stop());
  onTestFailed(() => console.log(station.lines.slice(-40).join('\n'), listener.tones));
  await expect.poll(() => listener.pitches, patient).toEqual([usual]);
  return listener;
}

const encoder = (key: string, pitch: number) => encoderTo(`source:${key}@${station.liveAddress}`, pitch);

const recordings = { [leaving]: webmTone(leaving, 60), [coming]: webmTone(coming, 60) };

/** Connects as a studio in a browser, and sends a tone. */
async function studio(accessToken: string, pitch: 440 | 880): Promise<TestStudio> {
  const opened = await TestStudio.open(station.url, { accessToken, radio: '1' });
  onTestFinished(() => opened.lose());
  onTestFailed(() => console.log(opened.frames));
  void opened.play(recordings[pitch], 60);
  return opened;
}

const lives = async () => (await station.log()).filter(({ source }) => source === 'LIVE');

/** Expects the two live sessions of a handover to follow each other without a gap in the log, and without silence. */
async function wasWithoutGap(listener: Listener, from: string): Promise<void> {
  const gap = listener.longestSilenceSince(leaving);
  console.log(`the longest silence of a handover: ${gap} ms`);
  expect(gap).toBeLessThan(longestGap());
  const [left, took] = [await admin.byId(from), await admin.now()];
  expect(left).toMatchObject({ why: 'HANDED_OVER', endedBy: took.name, isOnAir: false });
  expect(took).toMatchObject({ isOnAir: true, onAirFrom: left.endedAt });
  const log = await lives();
  expect(log.at(-2)).toMatchObject({ by: left.name, playedUntil: left.endedAt });
  expect(log.at(-1)).toMatchObject({ by: took.name, playedFrom: left.endedAt, state: 'ON_AIR' });
}

describe('a handover', () => {
  test('from encoder to encoder counts down, and has no gap', async () => {
    const listener = await listen();
    const [first, second] = [await admin.key(), await editor.key()];
    const before = encoder(first, leaving);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving]);
    const { id } = await admin.now();
    const refused = encoder(second, coming);
    await refused.ended;
    expect(refused.said()).toContain('401');
    await editor.requestHandover(4);
    const after = encoder(second, coming);
    await expect.poll(async () => (await admin.handover())?.takesOverAt, patient).toBeTruthy();
    const { takesOverAt } = await admin.handover();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving, coming]);
    const { onAirFrom } = await admin.now();
    const late = Date.parse(onAirFrom) - Date.parse(takesOverAt);
    console.log(`from the end of the countdown to the switch: ${late} ms`);
    expect(late).toBeGreaterThan(-100);
    await wasWithoutGap(listener, id);
    await before.ended;
    expect(await admin.handover()).toBeNull();
    const response = await fetch(
      `http://${station.liveAddress.replace('/live', '')}/admin/metadata?mount=/live&mode=updinfo&song=Second`,
      { headers: { authorization: `Basic ${Buffer.from(`source:${second}`).toString('base64')}` } },
    );
    expect(response.status).toBe(200);
    await expect.poll(async () => (await lives()).at(-1)?.title, patient).toBe('Second');
    after.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving, coming, usual]);
  });

  test('from browser to browser has no gap, and both recordings are complete', async () => {
    const listener = await listen();
    const before = await studio(station.token, leaving);
    // The sound from a browser may be unsteady in its first second, so the test waits for two steady seconds.
    const steady = () => {
      const { pitch, from, until } = listener.tones.at(-1)!;
      return pitch === leaving ? until - from : 0;
    };
    await expect.poll(steady, patient).toBeGreaterThan(2000);
    const { id } = await admin.now();
    await editor.requestHandover(3);
    const after = await studio(editorToken, coming);
    await expect.poll(() => after.states, patient).toContain('coming');
    await expect.poll(() => listener.pitches.slice(-2), patient).toEqual([leaving, coming]);
    await wasWithoutGap(listener, id);
    await before.closed;
    expect(before.last).toMatchObject({ state: 'ended', why: 'HANDED_OVER' });
    expect(after.states.slice(0, 3)).toEqual(['connecting', 'coming', 'onAir']);
    const { id: second } = await admin.now();
    after.say({ type: 'end' });
    await after.closed;
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(usual);
    const rushes = async () => {
      await app.shared.services.jobs.idle();
      return Promise.all([id, second].map(async (rushId) => (await admin.byId(rushId)).rush !== null));
    };
    await expect.poll(rushes, { ...patient, interval: 500 }).toEqual([true, true]);
  });

  test('that is cancelled leaves the air to the current presenter', async () => {
    const listener = await listen();
    const before = encoder(await admin.key(), leaving);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving]);
    const { id } = await admin.now();
    await editor.requestHandover(5);
    const after = await studio(editorToken, coming);
    await expect.poll(() => after.states, patient).toContain('coming');
    await admin.cancelHandover((await admin.handover()).id);
    await after.closed;
    expect(after.last).toMatchObject({ state: 'ended', why: 'CALLED_OFF' });
    const { until } = listener.tones.at(-1)!;
    await expect.poll(() => listener.tones.at(-1)!.until - until, patient).toBeGreaterThan(6000);
    expect(listener.pitches).toEqual([usual, leaving]);
    expect(await admin.now()).toMatchObject({ id, isOnAir: true });
    before.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving, usual]);
  });

  test('leaves the air to the current presenter when the encoder of the new one disconnects before', async () => {
    const listener = await listen();
    const before = encoder(await admin.key(), leaving);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving]);
    const { id } = await admin.now();
    // Long enough for the encoder to disconnect during the countdown on a slow machine too.
    await editor.requestHandover(20);
    const after = encoder(await editor.key(), coming);
    await expect.poll(async () => (await admin.handover())?.to, patient).toBeTruthy();
    const { to } = await admin.handover();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    after.stop();
    await expect.poll(() => admin.handover(), patient).toBeNull();
    expect(await admin.byId(to.id)).toMatchObject({ why: 'LEFT', onAirFrom: null });
    expect(await admin.now()).toMatchObject({ id, isOnAir: true });
    expect(listener.pitches).toEqual([usual, leaving]);
    before.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving, usual]);
  });

  test('takes the air at once when the current presenter ends early', async () => {
    const listener = await listen();
    const before = encoder(await admin.key(), leaving);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, leaving]);
    await editor.requestHandover(60);
    const after = await studio(editorToken, coming);
    await expect.poll(() => after.states, patient).toContain('coming');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    before.stop();
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(coming);
    await expect.poll(() => after.last?.state, patient).toBe('onAir');
    after.say({ type: 'end' });
    await after.closed;
  });
});
