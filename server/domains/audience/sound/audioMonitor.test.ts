/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LocalLocks } from '../../../kit/locks/locks.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { mailsOf } from '../../../../tools/testing/services/mails.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { startIcecast } from '../../broadcasting/testing/icecast.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { LeaderLock } from '../status/leaderLock.ts';
import { listen } from '../status/testing/traffic.ts';
import { audienceOf } from '../testing/audiences.ts';
import { AudioMonitor } from './audioMonitor.ts';
import { soundSource } from './testing/playSounds.ts';

const password = 'let-me-in';
const icecast = await startIcecast({ source: password, admin: 'and-me' }, afterAll);
const app = await createTestApp({ env: { STREAM_MONITORING: 'yes' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const audience = audienceOf(app, admin);
const streams = streamsOfTest(app, admin);
const soon = { timeout: 40_000 * patience, interval: 250 };
let server: string;

beforeAll(async () => {
  server = (await streams.addServer({ port: icecast.port, adminPassword: 'and-me' })).id;
  await audience.setMonitoring(0, {
    opensAfter: 5000,
    addresses: ['engineer@example.org', 'client@demo.com'],
  });
});

let made = 0;
/** Creates a mount point for one test, with a source that sends a tone. */
async function addMount(of: TestApp = app, onServer = server) {
  const path = `/ear${++made}.mp3`;
  const { id } = await streamsOfTest(of, await of.tokenOf('admin@demo.com')).addMount(onServer, { path });
  const source = soundSource(icecast.port, path, password);
  onTestFinished(source.stop);
  return { id: id as string, path, source };
}

async function state(mount: string): Promise<Json> {
  const { data } = await audience.monitor();
  return data.streamMonitor.find(({ id }: Json) => id === mount).state;
}
const untilMonitored = (mount: string) =>
  expect
    .poll(async () => {
      await app.shared.services.streamMonitor.checkNow();
      return (await state(mount))?.monitoring;
    }, soon)
    .toBe('MONITORED');
const incidentsOf = async (mount: string): Promise<Json[]> =>
  (await audience.incidents(`(filter: { mountId: { eq: "${mount}" } }, sort: [{ beganAt: ASC }])`)).data
    .soundIncidents.items;
const mailsAbout = async (path: string) => {
  const name: string = (
    await app.shared.database.rows('select name from mount_point where path = ?', [path])
  )[0]![0] as string;
  return (await mailsOf(app)).filter(({ text }) => text.includes(name));
};
/** Number of our own monitors among the listeners of a mount. */
async function monitorsOn(path: string): Promise<number> {
  const authorization = `Basic ${Buffer.from('admin:and-me').toString('base64')}`;
  const answer = await fetch(`http://127.0.0.1:${icecast.port}/admin/listclients?mount=${path}`, {
    headers: { authorization },
  });
  return (await answer.text()).split('Regie (ear)').length - 1;
}

/** Seconds of sound that ffmpeg decodes from an MP3, and the loudness of the last two of them. */
function decoded(input: Buffer) {
  const requests = '-v error -i pipe:0 -ac 1 -ar 8000 -f s16le pipe:1'.split(' ');
  const { status, stdout } = spawnSync('ffmpeg', requests, { input, maxBuffer: 1e8 });
  expect(status).toBe(0);
  const samples = new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  const loudest = (part: Int16Array) => part.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return {
    seconds: samples.length / 8000,
    loudest: loudest(samples),
    loudestAtEnd: loudest(samples.subarray(-16_000)),
  };
}

describe('the settings of audio monitoring', () => {
  test('are closed to people who are signed out, and to people without the permission', async () => {
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.as('editor'), 'FORBIDDEN'],
    ] as const) {
      const restricted = audienceOf(app, token);
      for (const answer of [
        await restricted.incidents(),
        await restricted.incident('1'),
        await restricted.monitoring(),
        await restricted.setMonitoring(1),
      ])
        expect(answer.code).toBe(code);
    }
  });

  test('reject an outdated version, and invalid times and addresses', async () => {
    expect((await audience.setMonitoring(1, { opensAfter: 4999 })).fields).toEqual({ opensAfter: 'min' });
    expect((await audience.setMonitoring(1, { opensAfter: 600_001 })).fields).toEqual({ opensAfter: 'max' });
    expect((await audience.setMonitoring(1, { addresses: ['nobody'] })).fields).toEqual({
      addresses: 'email',
    });
    const many = Array.from({ length: 11 }, (_, at) => `a${at}@example.org`);
    expect((await audience.setMonitoring(1, { addresses: many })).fields).toEqual({ addresses: 'invalid' });
    expect((await audience.setMonitoring(99)).code).toBe('CONFLICT');
    expect((await audience.monitoring()).data.monitoringSettings).toMatchObject({
      version: 1,
      opensAfter: 5000,
    });
    expect(
      (await audienceOf(app, admin, { 'x-radio': '2' }).monitoring()).data.monitoringSettings,
    ).toBeNull();
  });
});

describe('a mount point that is on the air', { retry: icecast.retry, timeout: 120_000 * patience }, () => {
  test('is an incident when it is silent: stored with its sound, sent by mail, and over when sound is back', async () => {
    const { id, path, source } = await addMount();
    await untilMonitored(id);
    source.play('silence');
    await expect.poll(() => incidentsOf(id), soon).toHaveLength(1);
    const [incident] = await incidentsOf(id);
    expect(incident).toMatchObject({ kind: 'SILENCE', path, endedAt: null, why: null, mount: { id } });
    expect(incident!.level).toBeLessThan(-50);

    const sound = await app.server.inject({ url: incident!.soundUrl });
    expect(sound.statusCode).toBe(200);
    expect(sound.headers['content-type']).toBe('audio/mpeg');
    const received = decoded(sound.rawPayload);
    expect(received.seconds).toBeGreaterThan(5);
    expect(received.loudest).toBeGreaterThan(1000);
    expect(received.loudestAtEnd).toBeLessThan(100);

    source.play('tone');
    await expect.poll(async () => (await incidentsOf(id))[0]!.endedAt, soon).not.toBeNull();
    const [over] = await incidentsOf(id);
    expect(over).toMatchObject({ why: 'SOUND_BACK' });
    expect(Date.parse(over!.endedAt)).toBeGreaterThan(Date.parse(over!.beganAt));
    const mails = await mailsAbout(path);
    // People without the permission get no mail, also when their address is in the list.
    expect(mails.map(({ to }) => to)).toEqual(['engineer@example.org', 'engineer@example.org']);
    expect(mails[0]!.subject).toMatch(/silence/i);
    expect(mails[1]!.subject).toMatch(/over|terminé/i);
  });

  test('is an incident when it is clipped', async () => {
    const { id, source } = await addMount();
    await untilMonitored(id);
    source.play('clipped');
    await expect.poll(() => incidentsOf(id), soon).toMatchObject([{ kind: 'CLIPPING', endedAt: null }]);
    expect((await incidentsOf(id))[0]!.level).toBeGreaterThan(-5);
  });

  test('is an incident when no data arrives, and is over when it goes off the air', async () => {
    const { id, source } = await addMount();
    await untilMonitored(id);
    source.play('nothing');
    await expect
      .poll(() => incidentsOf(id), soon)
      .toMatchObject([{ kind: 'STALL', endedAt: null, level: null }]);
    source.stop();
    await expect.poll(async () => (await incidentsOf(id))[0]!.why, soon).toBe('OFF_AIR');
    expect((await state(id)).monitoring).toBeNull();
  });

  test('is no longer monitored after its radio switches monitoring off, and its incident ends as unknown', async () => {
    const { id, path, source } = await addMount();
    await untilMonitored(id);
    source.play('silence');
    await expect.poll(() => incidentsOf(id), soon).toHaveLength(1);
    const version: number = (await audience.monitoring()).data.monitoringSettings.version;
    await audience.setMonitoring(version, { opensAfter: 5000, isMonitored: false });
    // Restores the settings also after a failure, because the test may be repeated.
    onTestFinished(async () => {
      await audience.setMonitoring(version + 1, { opensAfter: 5000, addresses: ['engineer@example.org'] });
    });
    await expect.poll(async () => (await incidentsOf(id))[0]!.why, soon).toBe('NOT_MONITORED');
    await expect.poll(async () => (await state(id)).monitoring, soon).toBe('SWITCHED_OFF');
    await expect.poll(() => monitorsOn(path), soon).toBe(0);
  });

  test('has no additional listener through monitoring, whether listeners are identified or only counted', async () => {
    const { id, path } = await addMount();
    await untilMonitored(id);
    expect(await monitorsOn(path)).toBe(1);
    const { stop } = await listen(icecast.port, path, 'VLC/3.0');
    onTestFinished(stop);
    const counted = async () => {
      await app.shared.services.streamMonitor.checkNow();
      return (await state(id)).listeners;
    };
    await expect.poll(counted, soon).toBe(1);
    const version = (await audience.settings()).data.audienceSettings?.version ?? 0;
    expect((await audience.setPrivacy(version, 'COUNTS')).errors).toEqual([]);
    expect(await counted()).toBe(1);
    stop();
    await expect.poll(counted, soon).toBe(0);
    expect(await monitorsOn(path)).toBe(1);
  });
});

describe('the audio monitors', { retry: icecast.retry, timeout: 120_000 * patience }, async () => {
  const otherApp = await createTestApp({}, afterAll);
  const token = await otherApp.tokenOf('admin@demo.com');
  const theirs = audienceOf(otherApp, token);
  const locks = new LocalLocks();
  const { database, services, log } = otherApp.shared;

  function watchOf(hasProgram?: () => Promise<boolean>) {
    const settings = { database, events: services.events, log, monitorsStreams: true } as never;
    const only = new LeaderLock(locks, 'audience.polling');
    const watch = new AudioMonitor({ settings, only, ...(hasProgram && { hasProgram }) });
    onTestFinished(() => watch.close());
    watch.start(services);
    return watch;
  }
  const monitorStateOf = async (id: string): Promise<string | null> => {
    await services.streamMonitor.checkNow();
    return (
      (await theirs.monitor()).data.streamMonitor.find((mount: Json) => mount.id === id).state?.monitoring ??
      null
    );
  };
  const incidents = async (mount: string): Promise<Json[]> =>
    (await theirs.incidents(`(filter: { mountId: { eq: "${mount}" } })`)).data.soundIncidents.items;
  const addTheirs = async () => {
    const { id } = await streamsOfTest(otherApp, token).addServer({ port: icecast.port });
    return addMount(otherApp, id);
  };

  test('report a missing ffmpeg, and start nothing', async () => {
    const { id, path } = await addTheirs();
    watchOf(() => Promise.resolve(false));
    await expect.poll(() => monitorStateOf(id), soon).toBe('NO_PROGRAM');
    expect(await monitorsOn(path)).toBe(0);
  });

  test('run on one process at a time, and the next one continues its open incidents', async () => {
    const version = (await theirs.monitoring()).data.monitoringSettings?.version ?? 0;
    expect((await theirs.setMonitoring(version, { opensAfter: 5000 })).errors).toEqual([]);
    const { id, path, source } = await addTheirs();
    const first = watchOf();
    const second = watchOf();
    await expect.poll(() => monitorStateOf(id), soon).toBe('MONITORED');
    expect(await monitorsOn(path)).toBe(1);
    expect(first.monitorsOn(Number(id)) + second.monitorsOn(Number(id))).toBe(1);

    source.play('silence');
    await expect.poll(() => incidents(id), soon).toMatchObject([{ kind: 'SILENCE', endedAt: null }]);
    const [who, after] = first.monitorsOn(Number(id)) ? [first, second] : [second, first];
    await who.close();
    await expect.poll(() => after.monitorsOn(Number(id)), soon).toBe(1);
    expect(await incidents(id)).toMatchObject([{ kind: 'SILENCE', endedAt: null }]);
    source.play('tone');
    await expect.poll(() => incidents(id), soon).toMatchObject([{ kind: 'SILENCE', why: 'SOUND_BACK' }]);
    await expect.poll(() => monitorsOn(path)).toBe(1);
  });

  test('close the incidents of a deleted mount point', async () => {
    const { id, source } = await addTheirs();
    watchOf();
    await expect.poll(() => monitorStateOf(id), soon).toBe('MONITORED');
    source.play('silence');
    await expect.poll(() => incidents(id), soon).toHaveLength(1);
    const [incident] = await incidents(id);
    expect((await streamsOfTest(otherApp, token).removeMount(id)).errors).toEqual([]);
    const why = async () => (await theirs.incident(incident!.id)).data.soundIncident;
    await expect.poll(why, soon).toMatchObject({ why: 'MOUNT_DELETED', mount: null });
  });
});
