import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { startIcecast } from '../domains/broadcasting/testing/icecast.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { TestStation } from './testing/testStation.ts';

const app = await createTestApp({}, afterAll);
const station = await TestStation.make(app, [500]);
const passwords = { source: 'right-pass', admin: 'admin-pass' };
const icecast = await startIcecast(passwords, afterAll);
const patient = { timeout: 90_000 * patience, interval: 500 };
let server: { id: string; version: number };

const { mountPoints } = await station.execute('{ mountPoints { items { id } } }');
const ownMount: string = mountPoints.items[0].id;

async function addOutput(path: string): Promise<void> {
  const input = { serverId: server.id, name: path, path, format: 'MP3', bitrate: 64 };
  await station.execute('mutation ($input: MountPointInput!) { createMountPoint(input: $input) { id } }', {
    input,
  });
}

async function setPassword(sourcePassword: string): Promise<void> {
  const { updateStreamServer } = await station.execute(
    'mutation ($id: ID!, $version: Int!, $input: StreamServerPatch!) { updateStreamServer(id: $id, version: $version, input: $input) { id version } }',
    { ...server, input: { sourcePassword } },
  );
  server = updateStreamServer;
}

const sending = async () => {
  const { station: row, nowPlaying } = await station.execute(
    '{ station { notSendingBecause outputs { address problem since } } nowPlaying { isOnAir notBroadcasting } }',
  );
  return { ...row, outputs: row.outputs?.map(({ problem }: { problem: string }) => problem), ...nowPlaying };
};
const states = async () => {
  const { airItems } = await station.execute(
    '{ airItems(perPage: 100, sort: [{ id: ASC }], filter: { state: { in: [PLAYED, NOT_SENT] } }) { items { state playedFrom playedUntil playedFor problem } } }',
  );
  return airItems.items as Array<{ state: string; playedFrom: string | null; playedFor: number | null }>;
};
const incidents = async () => {
  const { soundIncidents } = await station.execute('{ soundIncidents { items { kind endedAt why } } }');
  return soundIncidents.items as Array<{ kind: string; endedAt: string | null; why: string | null }>;
};

beforeAll(async () => {
  const input = {
    name: 'Elsewhere',
    host: '127.0.0.1',
    port: icecast.port,
    isOwn: false,
    sourcePassword: 'wrong-pass',
    adminPassword: passwords.admin,
  };
  const made = await station.execute(
    'mutation ($input: StreamServerInput!) { createStreamServer(input: $input) { id version } }',
    { input },
  );
  server = made.createStreamServer;
  await addOutput('/one.mp3');
  await addOutput('/two.mp3');
  await station.execute('mutation ($id: ID!) { deleteMountPoint(id: $id) }', { id: ownMount });
  await station.start();
});
afterAll(() => station.stop());

describe('a station without a connected output', () => {
  test('names the reason, logs no item as played, and is an incident', async () => {
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n')));
    await expect.poll(sending, patient).toMatchObject({
      isOnAir: false,
      notBroadcasting: 'PASSWORD_REFUSED',
      notSendingBecause: 'PASSWORD_REFUSED',
      outputs: ['PASSWORD_REFUSED', 'PASSWORD_REFUSED'],
    });
    await expect.poll(async () => (await states()).length, patient).toBeGreaterThan(2);
    expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['NOT_SENT']));
    expect(
      (await states()).every(({ playedFrom, playedFor }) => playedFrom === null && playedFor === null),
    ).toBe(true);
    await expect.poll(incidents, patient).toMatchObject([{ kind: 'NOT_BROADCASTING', endedAt: null }]);
  });

  test('is on the air once a server takes it', async () => {
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n')));
    await setPassword(passwords.source);
    await expect.poll(sending, patient).toMatchObject({
      isOnAir: true,
      notBroadcasting: null,
      notSendingBecause: null,
      outputs: [null, null],
    });
    await expect.poll(async () => (await states()).at(-1), patient).toMatchObject({ state: 'PLAYED' });
    expect(await incidents()).toMatchObject([{ why: 'BROADCASTING_AGAIN' }]);
  });

  test('stays on the air while one of its outputs is connected', async () => {
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n')));
    const input = { serverId: server.id, name: 'Refused', path: 'x', format: 'MP3', bitrate: 64 };
    const wrong = await station.execute(
      'mutation ($input: StreamServerInput!) { createStreamServer(input: $input) { id } }',
      {
        input: {
          name: 'Refused',
          host: 'localhost',
          port: icecast.port,
          isOwn: false,
          sourcePassword: 'wrong-pass',
          adminPassword: 'wrong-pass',
        },
      },
    );
    await station.execute('mutation ($input: MountPointInput!) { createMountPoint(input: $input) { id } }', {
      input: { ...input, serverId: wrong.createStreamServer.id, path: '/refused.mp3' },
    });
    await expect
      .poll(async () => (await sending()).outputs, patient)
      .toEqual([null, null, 'PASSWORD_REFUSED']);
    expect(await sending()).toMatchObject({ isOnAir: true, notBroadcasting: null });
  });

  test('is not, once its server has died', async () => {
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n')));
    const playedCount = (await states()).filter(({ state }) => state === 'PLAYED').length;
    await icecast.stop();
    await expect.poll(sending, patient).toMatchObject({ isOnAir: false });
    await expect.poll(async () => (await states()).at(-1), patient).toMatchObject({ state: 'NOT_SENT' });
    // The item that was on the air when the server was killed may count as played, too.
    expect((await states()).filter(({ state }) => state === 'PLAYED').length).toBeLessThanOrEqual(
      playedCount + 2,
    );
  });
});
