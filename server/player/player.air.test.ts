import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { setDefault } from '../domains/scheduling/testing/stations.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import type { Listener } from './testing/listener.ts';
import { TestStation } from './testing/testStation.ts';

const app = await createTestApp({}, afterAll);
const [usual, first, then, put, emergency] = [400, 700, 1100, 1600, 2300] as const;
const station = await TestStation.make(app, [usual, first, then, put, emergency]);
const second = 1000;
const songLength = 6 * second;
/** Timeout for changes that take seconds on the air, and longer on a busy machine. */
const patient = { timeout: 60_000 * patience };

beforeAll(async () => {
  const { version } = (await station.execute('{ station { version } }')).station;
  await station.execute(
    'mutation ($version: Int!, $input: StationInput!) { setStation(version: $version, input: $input) { id } }',
    { version, input: { emergencyId: station.song(emergency) } },
  );
  await station.start();
});
afterAll(() => station.stop());

/** Listens to the mount point until the end of the test. Prints the detected tones when the test fails. */
async function listen(): Promise<Listener> {
  const listener = await station.listen();
  onTestFinished(() => listener.stop());
  onTestFailed(() => console.log(station.lines.slice(-40).join('\n'), listener.tones));
  return listener;
}

const played = async () => {
  const log = await station.log();
  return log
    .filter(({ playedFrom }) => playedFrom !== null)
    .toSorted((a, b) => Date.parse(a.playedFrom!) - Date.parse(b.playedFrom!));
};
const onAir = async () => (await played()).findLast(({ state }) => state === 'ON_AIR');

const sinceBegun = async () => Date.now() - Date.parse((await onAir())?.playedFrom ?? '2000-01-01');

/**
 * A start for a plan: some seconds from now, on a whole second, and in the middle of a song. There, enough of the song is left:
 * the plan adds no other item in the last second of a song.
 */
async function nextMiddle(): Promise<Date> {
  const since = Date.parse((await onAir())!.playedFrom!);
  const songs = Math.ceil((Date.now() + 15 * second * patience - since) / songLength);
  return new Date(Math.round((since + (songs + 0.5) * songLength) / second) * second);
}

describe('a station on the air', () => {
  test(
    'plays the default programme, plays planned items to the second, and reports what was played',
    { tags: ['smoke'] },
    async () => {
      const listener = await listen();
      await expect.poll(onAir, patient).toBeTruthy();
      const at = await nextMiddle();
      await station.plan(at, [first, then]);
      await expect.poll(() => listener.pitches, patient).toEqual([usual, first, then, usual]);
      const log = await played();
      const begun = log.findIndex(({ title }) => title === `${first} Hz`);
      expect(log.slice(begun - 1, begun + 3)).toMatchObject([
        { title: `${usual} Hz`, source: 'DEFAULT', playedUntil: log[begun]!.playedFrom },
        { source: 'PLAN', plannedAt: at.toISOString(), state: 'PLAYED' },
        { title: `${then} Hz`, source: 'PLAN', state: 'PLAYED', playedFrom: log[begun]!.playedUntil },
        { title: `${usual} Hz`, source: 'DEFAULT' },
      ]);
      // A benchmark measures how exact the start is. This test only checks that it does not wait for the end of a song.
      const late = Date.parse(log[begun]!.playedFrom!) - at.getTime();
      expect(Math.abs(late)).toBeLessThan(3 * second * patience);
      const tone = listener.tones.find(({ pitch }) => pitch === first)!;
      expect(Math.abs(tone.from - Date.parse(log[begun]!.playedFrom!))).toBeLessThan(5 * second * patience);
    },
  );

  test('plays a playlist of a rundown, and each of its songs once', async () => {
    const listener = await listen();
    await expect.poll(onAir, patient).toBeTruthy();
    const at = await nextMiddle();
    await station.planPlaylist(at, [then, put]);
    await expect.poll(() => listener.pitches, patient).toHaveLength(4);
    const [before, overlapStart, overlapEnd, after] = listener.pitches;
    expect([before, after]).toEqual([usual, usual]);
    expect(new Set([overlapStart, overlapEnd])).toEqual(new Set([then, put]));
    const log = await played();
    const begun = log.findIndex(({ plannedAt }) => plannedAt === at.toISOString());
    expect(log.slice(begun, begun + 3)).toMatchObject([
      { title: `${overlapStart} Hz`, source: 'PLAN', state: 'PLAYED' },
      { title: `${overlapEnd} Hz`, source: 'PLAN', state: 'PLAYED', playedFrom: log[begun]!.playedUntil },
      { title: `${usual} Hz`, source: 'DEFAULT' },
    ]);
  });

  test('ends skipped items, plays inserted ones, and logs the users', async () => {
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    // Waits until an item has just begun, so that it would continue for some seconds.
    await expect.poll(sinceBegun, { ...patient, interval: 100 }).toBeLessThan(1.5 * second);
    const { id } = (await onAir())!;
    const { playNext } = await station.execute(
      'mutation ($mediaId: ID!) { playNext(mediaId: $mediaId) { id by } }',
      {
        mediaId: station.song(put),
      },
    );
    await station.execute('mutation ($id: ID!) { skipAirItem(id: $id) { id } }', { id });
    await expect.poll(() => listener.pitches, patient).toEqual([usual, put, usual]);
    const entry = async (of: string) => (await played()).find((item) => item.id === of);
    await expect.poll(() => entry(id), patient).toMatchObject({ state: 'SKIPPED', by: playNext.by });
    await expect
      .poll(() => entry(playNext.id), patient)
      .toMatchObject({ state: 'PLAYED', source: 'INSERTED' });
    expect(playNext.by).not.toBe('');
  });

  test('continues while the back office is away, and reports all played items afterwards', async () => {
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    station.line.cut();
    const cutAt = Date.now();
    // After the first failed call, no report that was sent before the cut can still arrive.
    await expect.poll(() => station.failedCallsSince(cutAt), patient).toBeGreaterThan(0);
    const known = (await played()).length;
    await expect.poll(() => Date.now() - cutAt, { ...patient, interval: 500 }).toBeGreaterThan(20 * second);
    expect(listener.pitches).toEqual([usual]);
    expect(await played()).toHaveLength(known);
    station.line.mend();
    await expect.poll(async () => (await played()).length, patient).toBeGreaterThan(known + 2);
    const log = (await played()).slice(known - 1);
    onTestFailed(() => console.log('LOG', log));
    // Each item ends when the next begins: the log has no gap, and no item twice.
    expect(log.slice(0, -1).map(({ playedUntil }) => playedUntil)).toEqual(
      log.slice(1).map(({ playedFrom }) => playedFrom),
    );
  });

  test('resumes when Liquidsoap is killed, and the log has the end of the item', async () => {
    await expect.poll(onAir, patient).toBeTruthy();
    const { id } = (await onAir())!;
    process.kill(station.player.liquidsoapPid!, 'SIGKILL');
    const killedAt = Date.now();
    await expect.poll(async () => (await onAir())?.id ?? id, patient).not.toBe(id);
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    const ended = (await played()).find((item) => item.id === id)!;
    expect(Math.abs(Date.parse(ended.playedUntil!) - killedAt)).toBeLessThan(5 * second * patience);
  });

  test('comes back when its streaming server is killed, and nothing of the log is lost', async () => {
    const known = (await played()).length;
    const killed = station.player.icecastPid!;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => station.player.icecastPid, patient).not.toBe(killed);
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    await expect.poll(async () => (await played()).length, patient).toBeGreaterThan(known + 1);
    const log = (await played()).slice(known - 1);
    expect(log.slice(0, -1).map(({ playedUntil }) => playedUntil)).toEqual(
      log.slice(1).map(({ playedFrom }) => playedFrom),
    );
  });

  test('applies changes: a password without losing a listener, a new mount point at once', async () => {
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    const [icecast, liquidsoap] = [station.player.icecastPid, station.player.liquidsoapPid];
    const { id, version } = (await station.execute('{ streamServers { items { id version } } }'))
      .streamServers.items[0];
    await station.execute(
      'mutation ($id: ID!, $version: Int!, $input: StreamServerPatch!) { updateStreamServer(id: $id, version: $version, input: $input) { id } }',
      { id, version, input: { adminPassword: 'another-pass' } },
    );
    const answered = async (password: string) => {
      const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
      const answer = await fetch(new URL('/admin/stats', station.mount), { headers: { authorization } });
      return answer.status;
    };
    await expect.poll(() => answered('another-pass'), patient).toBe(200);
    expect(await answered('admin-pass')).toBe(401);
    expect([station.player.icecastPid, station.player.liquidsoapPid]).toEqual([icecast, liquidsoap]);
    expect(listener.pitches).toEqual([usual]);

    const input = { serverId: id, name: 'Second', path: '/second.mp3', format: 'MP3', bitrate: 64 };
    const { createMountPoint } = await station.execute(
      'mutation ($input: MountPointInput!) { createMountPoint(input: $input) { id } }',
      { input },
    );
    const second = await station.listen('/second.mp3');
    onTestFinished(() => second.stop());
    await expect.poll(() => second.pitches, patient).toEqual([usual]);
    expect([station.player.icecastPid, station.player.liquidsoapPid]).toEqual([icecast, liquidsoap]);
    await station.execute('mutation ($id: ID!) { deleteMountPoint(id: $id) }', { id: createMountPoint.id });
    const isRemoved = async () => {
      const answer = await fetch(new URL('/status-json.xsl', station.mount));
      const text = await answer.text();
      // Icecast writes a value that is a single hyphen without quotes, which would be invalid JSON.
      expect(text).not.toMatch(/"(admin|location)":-/);
      return !text.includes('/second.mp3');
    };
    await expect.poll(isRemoved, patient).toBe(true);
    // Listeners of the other mount point hear everything without a gap.
    expect(listener.isOver).toBe(false);
    expect(listener.pitches).toEqual([usual]);
  });

  test('comes as soon as it may where another program has one of its ports', async () => {
    await station.player.stop();
    const occupant = createServer().listen(station.secondLivePort, '127.0.0.1');
    onTestFinished(() => void occupant.close());
    await once(occupant, 'listening');
    await station.start();
    const waits = () => station.lines.filter((line) => line.includes('Another program has a port')).length;
    await expect.poll(waits, patient).toBeGreaterThan(1);
    occupant.close();
    const listener = await listen();
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
  });

  test('plays its emergency file when there is nothing else, and reports it', async () => {
    await setDefault(app, station.token, null);
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run('delete from playlist_item', []);
    });
    const listener = await listen();
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(emergency);
    await expect
      .poll(async () => (await played()).at(-1), patient)
      .toMatchObject({ source: 'EMERGENCY', state: 'ON_AIR' });
  });
});
