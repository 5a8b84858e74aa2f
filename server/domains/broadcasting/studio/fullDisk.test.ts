// @module-tag slow
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { mountSmallDisk } from '../../../../tools/testing/services/smallDisk.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { bareRadio } from '../testing/plans.ts';
import { StationTrouble, reportStationTrouble } from '../station/stationTroubles.ts';
import { openPlayer } from '../testing/stations.ts';
import { TestStudio, webmTone } from '../testing/studios.ts';

test('a full disk that a killed process reported is over once another process has room', async () => {
  const app = await createTestApp();
  const admin = await app.tokenOf('admin@demo.com');
  await openPlayer(app, admin);
  const { services, database } = app.shared;
  await database.transaction((transaction) =>
    reportStationTrouble(
      services,
      { transaction, context: { radioId: 1 } },
      { trouble: StationTrouble.SERVER_DISK_FULL, isWrong: true, at: new Date(Date.now() - 1000) },
    ),
  );
  const ends = async () =>
    (await app.graphql('{ soundIncidents { items { endedAt } } }', {}, admin)).data.soundIncidents.items;
  expect(await ends()).toEqual([{ endedAt: null }]);
  await createTestApp({ beside: app });
  await expect.poll(ends, { timeout: 20_000 * patience }).toEqual([{ endedAt: expect.any(String) }]);
});

const disk = mountSmallDisk(32);
if (disk) afterAll(disk.remove);

describe.skipIf(!disk)('the disk of the server that fills (needs the right to mount one)', async () => {
  if (!disk) return;
  const app = await createTestApp({ env: { DATA_DIR: disk.folder } }, afterAll);
  const url = await listening(app);
  const admin = await app.tokenOf('admin@demo.com');
  const seconds = 8;
  const recording = webmTone(440, seconds);
  const patient = { timeout: 30_000 * patience, interval: 100 };
  let player: Awaited<ReturnType<typeof openPlayer>>;
  beforeAll(async () => {
    await bareRadio(app, admin);
    player = await openPlayer(app, admin);
  });

  const incidents = async () =>
    (await app.graphql('{ soundIncidents { items { kind endedAt why } } }', {}, admin)).data.soundIncidents
      .items;
  const liveOf = async (id: string) =>
    (
      await app.graphql(
        'query ($id: ID!) { liveSession(id: $id) { why isRecordingCut rush { notes takes { medium { duration state } } } } }',
        { id },
        admin,
      )
    ).data.liveSession;

  test('leaves a live on the air and its recording stored, and is an incident until there is room', async () => {
    await player.plan();
    const open = await TestStudio.open(url, { accessToken: admin, radio: '1' });
    onTestFinished(() => open.lose());
    await expect.poll(() => open.last?.state, patient).toBe('connecting');
    const session = open.last!.session!;
    const half = Math.floor(recording.length / 2);
    const played = open.play(recording.subarray(0, half), seconds / 2);
    let receivedBytes = 0;
    // Fetches the sound once, because the player must receive all of it in its first response.
    const receiveAll = (async () => {
      const headers = { authorization: `Bearer ${player.token}` };
      const sound = await fetch(`${url}/station/live/${session}/1/sound`, { headers });
      for await (const bytes of sound.body!) receivedBytes += (bytes as Uint8Array).length;
    })();
    await played;
    expect(await incidents()).toEqual([]);

    disk.fill();
    await open.play(recording, seconds, half);
    await expect.poll(() => receivedBytes, patient).toBe(recording.length);
    await expect.poll(incidents, patient).toEqual([{ kind: 'SERVER_DISK_FULL', endedAt: null, why: null }]);
    expect(await liveOf(session)).toMatchObject({ isRecordingCut: true });
    open.say({ type: 'end' });
    await open.closed;
    await receiveAll;
    expect(open.last).toMatchObject({ state: 'ended', why: 'LEFT' });
    expect(await incidents()).toMatchObject([{ endedAt: null }]);

    disk.empty();
    await expect
      .poll(incidents, patient)
      .toEqual([{ kind: 'SERVER_DISK_FULL', endedAt: expect.any(String), why: 'DISK_SPACE_FREED' }]);
    const rush = async () => {
      await app.shared.services.jobs.idle();
      return (await liveOf(session)).rush;
    };
    await expect.poll(async () => (await rush())?.takes[0].medium, patient).toMatchObject({ state: 'READY' });
    const { duration } = (await rush()).takes[0].medium;
    expect(duration).toBeGreaterThan(2000);
    expect(duration).toBeLessThan(seconds * 1000 - 1000);
  });
});
