import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { admission } from '../../../protocol/live.ts';
import { setup } from '../../../protocol/setup.ts';
import { plan, reportsAnswer } from '../../../protocol/station.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEpisodeSound, makeSong } from '../../library/testing/library.ts';
import { listening } from '../../library/testing/sending.ts';
import { logOf, openPlayer, playerWith } from '../testing/stations.ts';
import { streamsOfTest } from '../testing/streams.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const player = await openPlayer(app, admin);
const stranger = playerWith(app, undefined);
const { storage } = app.shared.services;

const codeOf = (answer: { json: () => { errors: Array<{ extensions: { code: string } }> } }) =>
  answer.json().errors[0]!.extensions.code;

const titlesOf = ({ items }: { items: Array<{ title: string }> }) => items.map(({ title }) => title);

describe('a request of the player', () => {
  test('is refused without a token', async () => {
    for (const answer of [
      await stranger.requestPlan(),
      await stranger.postReports({ reports: [] }),
      await stranger.requestSetup(),
      await stranger.requestMedia(1),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    '{',
    'null and void',
    '[]',
    '{"playingUntil":"tomorrow"}',
    '{"playingUntil":5}',
    '{"wait":-1}',
    '{"wait":20001}',
    '{"wait":1.5}',
    '{"wait":"1"}',
  ])('is refused with a code where it is none: %s', async (body) => {
    const answer = await player.requestPlan(body);
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toMatch(/^BAD_(REQUEST|USER_INPUT)$/);
    expect(answer.body).not.toContain('query');
  });

  test('is refused when it is too large', async () => {
    const answer = await player.requestPlan({ more: 'x'.repeat(70_000) });
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'LIMIT_EXCEEDED']);
    const response = await player.postReports({ reports: [], more: 'x'.repeat(1_048_576) });
    expect([response.statusCode, codeOf(response)]).toEqual([413, 'LIMIT_EXCEEDED']);
    expect(response.json().errors[0].extensions.allowed).toBe(512 * 1024);
  });

  test.each(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])(
    'is answered whenever what plays is said to end: %s',
    async (playingUntil) => {
      expect((await player.requestPlan({ playingUntil })).statusCode).toBe(200);
    },
  );
});

describe('a file that a player fetches', () => {
  const content = Buffer.from('0123456789'.repeat(100));
  const withFile = async (make = makeSong, values: object = {}) => {
    const fileKey = `media/${'a'.repeat(20)}${Math.random().toString(36).slice(2, 14)}.mp3`;
    await storage.put(fileKey, content);
    return make(app, 1, { fileKey, ...values });
  };

  test('is sent whole, and in parts', async () => {
    const id = await withFile();
    const whole = await player.requestMedia(id);
    expect(whole.rawPayload.equals(content)).toBe(true);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    const part = await player.requestMedia(id, { range: 'bytes=10-19' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '0123456789',
      'bytes 10-19/1000',
    ]);
    expect((await player.requestMedia(id, { range: 'bytes=5000-' })).statusCode).toBe(416);
  });

  test('may read the sound of an episode, which no list contains', async () => {
    expect((await player.requestMedia(await withFile(makeEpisodeSound))).statusCode).toBe(200);
  });

  test('is not found for unknown media', async () => {
    const deleted = await withFile(makeSong, { deletedAt: new Date() });
    const lost = await makeSong(app, 1);
    for (const id of [999_999, 'x', '-1', '1e3', '99999999999999999999', deleted, lost]) {
      const answer = await player.requestMedia(id);
      expect([id, answer.statusCode, codeOf(answer)]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });
});

describe('a player that waits for news', () => {
  const waiting = 15_000;

  test('is answered as soon as something changes', async () => {
    const medium = await makeSong(app, 1, { title: 'Put in' });
    await player.plan();
    let isAnswered = false;
    const answer = player.waitForPlan({}).finally(() => (isAnswered = true));
    await pause(300 * patience);
    expect(isAnswered).toBe(false);
    await logOf(app, admin).playNext(medium);
    const { items } = (await answer).json();
    expect(items[0].title).toBe('Put in');
  });

  test('does not wait when its known plan is outdated', async () => {
    await player.plan();
    const { mark } = (await player.requestPlan()).json();
    expect((await player.requestPlan()).json().mark).toBe(mark);
    await logOf(app, admin).playNext(await makeSong(app, 1, { title: 'Meanwhile' }));
    const answer = (await player.waitForPlan({ known: mark })).json();
    expect(titlesOf(answer)).toContain('Meanwhile');
    expect(answer.mark).not.toBe(mark);
    const began = performance.now();
    expect((await player.requestPlan({ wait: 1000, known: answer.mark })).statusCode).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  test('is not woken by what another radio does', async () => {
    const [here, elsewhere] = [await makeSong(app, 1, { title: 'Of here' }), await makeSong(app, 2)];
    await player.plan();
    let isAnswered = false;
    const answer = player.waitForPlan({}).finally(() => (isAnswered = true));
    await pause(200 * patience);
    await logOf(app, admin, { 'x-radio': '2' }).playNext(elsewhere);
    await pause(200 * patience);
    expect(isAnswered).toBe(false);
    await logOf(app, admin).playNext(here);
    expect(titlesOf((await answer).json())).toContain('Of here');
  });

  test('is forgotten when it goes, and answered when the process ends', async () => {
    const otherApp = await createTestApp();
    const url = await listening(otherApp);
    const { token } = await openPlayer(otherApp, await otherApp.tokenOf('admin@demo.com'));
    const fetchPlan = (signal?: AbortSignal) =>
      fetch(`${url}/station/plan`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ wait: waiting }),
        ...(signal && { signal }),
      });
    const subscribed: AbortSignal[] = [];
    const { events } = otherApp.shared.services;
    const subscribe = events.subscribe.bind(events);
    events.subscribe = (topic, signal) => {
      if (topic === 'airChanged') subscribed.push(signal);
      return subscribe(topic, signal);
    };
    const leaving = new AbortController();
    const left = fetchPlan(leaving.signal).catch(() => 'left');
    await expect.poll(() => subscribed.length).toBe(1);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(() => subscribed[0]!.aborted).toBe(true);
    const staying = fetchPlan();
    await expect.poll(() => subscribed.length).toBe(2);
    await otherApp.close();
    expect((await staying).status).toBe(200);
  });
});

describe('the configuration of a player', () => {
  test('is a plan of the protocol', async () => {
    await logOf(app, admin).playNext(await makeSong(app, 1, { title: 'By the protocol' }));
    const answer = (await player.requestPlan()).json();
    expect(answer.items.length).toBeGreaterThan(0);
    expect(plan.parse(answer)).toEqual(answer);
  });

  test('is a setup of the protocol, with servers and mount points', async () => {
    const streams = streamsOfTest(app, admin);
    const { id } = await streams.addServer({ port: 8123, sourcePassword: 'source', adminPassword: 'admin' });
    await streams.addMount(id);
    const answer = (await player.requestSetup()).json();
    expect(answer.servers.some(({ mounts }: { mounts: unknown[] }) => mounts.length > 0)).toBe(true);
    expect(setup.parse(answer)).toMatchObject({ mark: answer.mark, radio: answer.radio });
  });

  test('is an admission or a refusal of the protocol', async () => {
    expect(admission.parse(await player.admit('no key'))).toEqual({ refused: 'NO_KEY' });
  });

  test('is a result of reports of the protocol', async () => {
    const answer = (await player.postReports({ reports: [{ id: 'x' }] })).json();
    expect(reportsAnswer.parse(answer)).toEqual(answer);
    expect(answer.refused).toEqual([{ index: 0, id: null, field: 'id', problem: 'invalid' }]);
  });
});
