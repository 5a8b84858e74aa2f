import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { livesOf, planLive } from '../domains/broadcasting/testing/lives.ts';
import { TestStudio, webmTone } from '../domains/broadcasting/testing/studios.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { encoderTo } from './testing/encoder.ts';
import type { Listener } from './testing/listener.ts';
import { TestStation } from './testing/testStation.ts';

const app = await createTestApp({}, afterAll);
const [usual, voice, otherTone] = [400, 1100, 1600] as const;
const station = await TestStation.make(app, [usual, voice, otherTone]);
const admin = livesOf(app, station.token);
const presenterToken = await app.as('user');
const presenter = livesOf(app, presenterToken);
const minute = 60_000;
const patient = { timeout: 60_000 * patience, interval: 100 };

beforeAll(() => station.start());
afterAll(() => station.stop());

async function listen(): Promise<Listener> {
  const listener = await station.listen();
  onTestFinished(() => listener.stop());
  onTestFailed(() => console.log(station.lines.slice(-40).join('\n'), listener.tones));
  await expect.poll(() => listener.pitches, patient).toEqual([usual]);
  return listener;
}

/** Starts an encoder that sends a tone with this stream key. */
const encoder = (key: string, pitch: number) => encoderTo(`source:${key}@${station.liveAddress}`, pitch);

/** Pitch of a whole audio file, in Hz. */
async function pitchOf(url: string): Promise<number> {
  const input = Buffer.from(await (await fetch(url)).arrayBuffer());
  const raw = ['-f', 's16le', '-ar', '8000', '-ac', '1', 'pipe:1'];
  const { stdout } = spawnSync('ffmpeg', ['-v', 'error', '-i', 'pipe:0', ...raw], { input, maxBuffer: 1e8 });
  const samples = Array.from({ length: stdout.length / 2 }, (_, index) => stdout.readInt16LE(index * 2));
  const rises = samples.filter((value, index) => value >= 0 && (samples[index - 1] ?? 0) < 0).length;
  return (rises * 8000) / samples.length;
}

/**
 * Tolerated milliseconds between the end of an item and the start of the next one. The player reports one after the other, and
 * later on a busy machine.
 */
const tolerance = 100 * patience;
const differenceInMs = (a: string | null, b: string | null) =>
  Math.abs(Date.parse(a ?? '') - Date.parse(b ?? ''));

const lives = async () => (await station.log()).filter(({ source }) => source === 'LIVE');

describe('an encoder', () => {
  test('takes the air at once, is in the logs, and the plan comes back when it ends', async () => {
    const listener = await listen();
    const { data } = await admin.makeKey('Studio');
    const began = Date.now();
    const live = encoder(data.createStreamKey.key, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const toneStart = listener.tones.find(({ pitch }) => pitch === voice)!.from;
    console.log(`from going live to heard on the mount: ${toneStart - began} ms`);
    const now = await admin.now();
    expect(now).toMatchObject({ how: 'ENCODER', isOnAir: true, why: null });
    await expect
      .poll(async () => (await lives()).at(-1), patient)
      .toMatchObject({ state: 'ON_AIR', by: now.name });
    const response = await fetch(
      `http://${station.liveAddress.replace('/live', '')}/admin/metadata?mount=/live&mode=updinfo&song=A%20song`,
      {
        headers: {
          authorization: `Basic ${Buffer.from(`source:${data.createStreamKey.key}`).toString('base64')}`,
        },
      },
    );
    expect(response.status).toBe(200);
    await expect.poll(async () => (await lives()).at(-1)?.title, patient).toBe('A song');
    live.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);
    await expect.poll(async () => (await admin.byId(now.id)).why, patient).toBe('LEFT');
    const titles = async () => (await lives()).map(({ title, state }) => [title, state]);
    await expect.poll(titles, patient).toEqual([
      [now.title, 'PLAYED'],
      ['A song', 'PLAYED'],
    ]);
    const log = await lives();
    expect(differenceInMs(log[0]!.playedUntil, log[1]!.playedFrom)).toBeLessThan(tolerance);
    const whole = await station.log();
    const [before] = whole.filter(
      ({ source, playedUntil }) =>
        source !== 'LIVE' && differenceInMs(playedUntil, log[0]!.playedFrom) < tolerance,
    );
    expect(before).toMatchObject({ title: `${usual} Hz` });
  });

  test('leaves no hole in the log behind it, whether it was long or over at once', async () => {
    const key = await admin.key();
    const listener = await listen();
    for (const length of [6000, 500, 5000, 400, 6000]) {
      const before = listener.pitches.length;
      const live = encoder(key, voice);
      await expect.poll(() => listener.pitches.length, patient).toBe(before + 1);
      await pause(length);
      live.stop();
      await expect.poll(() => listener.pitches.length, patient).toBe(before + 2);
      await pause(7000);
    }
    expect(await station.holes(1500 * patience)).toEqual([]);
  });

  test('is refused with a wrong key, one that was revoked, and outside of its time', async () => {
    const listener = await listen();
    const { data } = await admin.makeKey('Lost');
    await admin.deleteKey(data.createStreamKey.streamKey.id);
    const early = await presenter.key();
    for (const key of ['wrong', `live_${'x'.repeat(43)}`, data.createStreamKey.key, early]) {
      const refused = encoder(key, voice);
      await refused.ended;
      expect(refused.said()).toContain('401');
    }
    expect(listener.pitches).toEqual([usual]);
  });

  test('without a title is shown to listeners by the title of its slot, with no hyphen before it', async () => {
    const listener = await listen();
    const at = Math.ceil(Date.now() / minute) * minute;
    const { slot } = await planLive(app, station.token, presenterToken, at);
    onTestFinished(() =>
      station.execute('mutation ($id: ID!) { deleteSlot(id: $id) }', { id: slot }).then(() => undefined),
    );
    const key = await presenter.key();
    const live = encoder(key, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    await expect.poll(() => station.shownTitle(), patient).toBe('Morning live');
    const rename = async (song: string) => {
      const address = `http://${station.liveAddress.replace('/live', '')}/admin/metadata`;
      const authorization = `Basic ${Buffer.from(`source:${key}`).toString('base64')}`;
      const query = `mount=/live&mode=updinfo&song=${encodeURIComponent(song)}`;
      expect((await fetch(`${address}?${query}`, { headers: { authorization } })).status).toBe(200);
    };
    await rename(' - A talk');
    await expect.poll(() => station.shownTitle(), patient).toBe('A talk');
    await rename(' - ');
    await expect.poll(() => station.shownTitle(), patient).toBe('Morning live');
    const titles = async () => (await lives()).slice(-3).map(({ title }) => title);
    await expect.poll(titles, patient).toEqual(['Morning live', 'A talk', 'Morning live']);
    live.stop();
    await live.ended;
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);
  });

  test('in a slot of its presenter is disconnected, and its presenter locked out for a time', async () => {
    const listener = await listen();
    await planLive(app, station.token, presenterToken, Math.ceil(Date.now() / minute) * minute);
    const key = await presenter.key();
    const live = encoder(key, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const { id, slot } = await admin.now();
    expect(slot).not.toBeNull();
    const cutAt = Date.now();
    await admin.disconnect(id, 1);
    await live.ended;
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);
    const until = listener.tones.findLast(({ pitch }) => pitch === voice)!.until;
    console.log(`from disconnecting to the plan on the mount: ${until - cutAt} ms`);
    const again = encoder(key, voice);
    await again.ended;
    expect(again.said()).toContain('401');
  });

  test('is refused during another live, and continues while the back office is away', async () => {
    const listener = await listen();
    const [own, second] = [await admin.key(), await livesOf(app, await app.as('editor')).key()];
    const live = encoder(own, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const refused = encoder(second, otherTone);
    await refused.ended;
    expect(refused.said()).toContain('401');
    const { id } = await admin.now();
    station.line.cut();
    live.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);
    const stranger = encoder(second, otherTone);
    await stranger.ended;
    expect(stranger.said()).toContain('401');
    const back = encoder(own, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual, voice]);
    station.line.mend();
    await expect
      .poll(async () => (await lives()).filter(({ state }) => state === 'ON_AIR').length, patient)
      .toBe(1);
    expect(await admin.now()).toMatchObject({ id, isOnAir: true });
    back.stop();
    await expect.poll(async () => (await admin.byId(id)).why, patient).toBe('LEFT');
    expect(listener.pitches).not.toContain(otherTone);
  });

  test('is recorded as it comes, and is a rush afterwards, also when the back office was away', async () => {
    const listener = await listen();
    const live = encoder(await admin.key(), voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const { id } = await admin.now();
    await expect
      .poll(() => listener.tones.at(-1)!.until - listener.tones.at(-1)!.from, patient)
      .toBeGreaterThan(4000);
    station.line.cut();
    live.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);
    station.line.mend();
    const media = async () => {
      await app.shared.services.jobs.idle();
      const { liveSession } = await station.execute(
        'query ($id: ID!) { liveSession(id: $id) { isRecordingCut rush { takes { medium { duration state fileUrl } } } } }',
        { id },
      );
      return { isRecordingCut: liveSession.isRecordingCut, ...liveSession.rush?.takes[0].medium };
    };
    await expect
      .poll(media, { ...patient, interval: 500 })
      .toMatchObject({ state: 'READY', isRecordingCut: false });
    const { duration, fileUrl } = await media();
    const tone = listener.tones.findLast(({ pitch }) => pitch === voice)!;
    // The recording may be longer than the tone, because a second of sound is buffered before it is on the air. Both bounds grow
    // with `patience`, because a busy machine plays sound later than it is sent.
    expect(duration).toBeGreaterThan(tone.until - tone.from - 1500 * patience);
    expect(duration).toBeLessThan(tone.until - tone.from + 4000 * patience);
    expect(await pitchOf(new URL(fileUrl, station.url).href)).toBeCloseTo(voice, -1);
  });

  test('with a broken connection is reported as lost, and resumes as the same session', async () => {
    const listener = await listen();
    const key = await admin.key();
    const live = encoder(key, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const { id } = await admin.now();
    // The encoder freezes, which leaves its connection open, as when its machine loses the network.
    live.process.kill('SIGSTOP');
    await expect.poll(async () => (await admin.byId(id)).why, patient).toBe('LINE_LOST');
    await expect.poll(async () => (await lives()).at(-1)?.state, patient).toBe('PLAYED');
  });
});

describe('a studio in a browser', () => {
  const seconds = 30;
  const recording = webmTone(otherTone, seconds);
  const hello = { accessToken: station.token, radio: '1' };

  test('is on the air, loses its connection, comes back, ends, and leaves a rush', async () => {
    const listener = await listen();
    const began = Date.now();
    const first = await TestStudio.open(station.url, hello);
    onTestFinished(() => first.lose());
    onTestFailed(() => console.log(first.frames));
    const played = first.play(recording, seconds);
    await expect.poll(() => first.last?.state, patient).toBe('onAir');
    const session = first.last!.session!;
    console.log(`from going live to being told so: ${Date.now() - began} ms`);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, otherTone]);
    const toneStart = listener.tones.find(({ pitch }) => pitch === otherTone)!.from;
    console.log(`from going live in a browser to heard on the mount: ${toneStart - began} ms`);
    await expect.poll(() => listener.tones.at(-1)!.until - toneStart, patient).toBeGreaterThan(2000);

    const second = await TestStudio.open(station.url, { ...hello, accessToken: presenterToken });
    await second.closed;
    expect(second.frames.map(({ state }) => state)).toEqual(['refused']);

    first.lose();
    const sent = await played;
    await expect.poll(() => listener.pitches, patient).toEqual([usual, otherTone, usual]);
    const back = await TestStudio.open(station.url, { ...hello, session });
    onTestFinished(() => back.lose());
    const rest = back.play(recording, seconds, sent);
    await expect.poll(() => back.states, patient).toContain('onAir');
    await expect.poll(() => listener.pitches, patient).toEqual([usual, otherTone, usual, otherTone]);
    back.say({ type: 'title', title: 'A talk', credit: 'Somebody' });
    await expect.poll(async () => (await lives()).at(-1)?.title, patient).toBe('A talk');
    back.say({ type: 'end' });
    await back.closed;
    await rest;
    expect(back.last).toMatchObject({ state: 'ended', session, why: 'LEFT' });
    await expect.poll(() => listener.pitches, patient).toEqual([usual, otherTone, usual, otherTone, usual]);

    const rushNow = async () => {
      await app.shared.services.jobs.idle();
      const { liveSession } = await station.execute(
        'query ($id: ID!) { liveSession(id: $id) { rush { takes { medium { duration state } } } } }',
        { id: session },
      );
      return liveSession.rush?.takes[0].medium;
    };
    await expect.poll(rushNow, { ...patient, interval: 500 }).toMatchObject({ state: 'READY' });
    expect((await rushNow()).duration).toBeGreaterThan(5000);
    const states = async () =>
      (await lives()).filter(({ playedFrom }) => Date.parse(playedFrom!) > began).map(({ state }) => state);
    // The rush may exist before the player has reported the end of the live session.
    await expect.poll(states, patient).not.toContain('ON_AIR');
    expect(new Set(await states())).toEqual(new Set(['PLAYED']));
    expect((await states()).length).toBeGreaterThanOrEqual(3);
  });

  test('that sent more than was played is not audible in the next live', async () => {
    const listener = await listen();
    const burst = await TestStudio.open(station.url, hello);
    onTestFinished(() => burst.lose());
    onTestFailed(() => console.log(burst.frames));
    await expect.poll(() => burst.last?.state, patient).toBe('connecting');
    const piece = Math.ceil(recording.length / (seconds * 4));
    let at = 0;
    for (; at < recording.length * 0.75 && listener.pitches.at(-1) !== otherTone; at += piece) {
      burst.send(recording.subarray(at, at + piece));
      await pause(250);
    }
    expect(listener.pitches).toEqual([usual, otherTone]);
    for (; at < recording.length; at += piece) burst.send(recording.subarray(at, at + piece));
    burst.say({ type: 'end' });
    await burst.closed;
    await expect.poll(() => listener.pitches, patient).toEqual([usual, otherTone, usual]);
    const next = encoder(await livesOf(app, await app.as('editor')).key(), voice);
    onTestFinished(() => void next.stop());
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(voice);
    expect(listener.pitches).toEqual([usual, otherTone, usual, voice]);
    next.stop();
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(usual);
  });

  test('is taken over by a presenter with the permission', async () => {
    const listener = await listen();
    const live = encoder(await livesOf(app, await app.as('editor')).key(), voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const { id } = await admin.now();
    const refused = await TestStudio.open(station.url, hello);
    await refused.closed;
    expect(refused.frames).toEqual([{ state: 'refused', reason: 'SOMEBODY_IS_LIVE' }]);
    expect((await admin.takeOver(id)).data.takeOverLive).toMatchObject({ why: 'TAKEN_OVER' });
    const studio = await TestStudio.open(station.url, hello);
    onTestFinished(() => studio.lose());
    void studio.play(recording, seconds);
    await live.ended;
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(otherTone);
    studio.say({ type: 'end' });
    await studio.closed;
  });
});
