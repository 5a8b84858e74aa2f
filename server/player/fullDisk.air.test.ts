import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { livesOf } from '../domains/broadcasting/testing/lives.ts';
import { patience } from '../../tools/testing/running/patience.ts';
import { mountSmallDisk } from '../../tools/testing/services/smallDisk.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { encoderTo } from './testing/encoder.ts';
import { TestStation } from './testing/testStation.ts';

/** The first whole second after a duration in milliseconds, which grows with the slowness of the machine. */
const secondAfter = (lead: number) => new Date(Math.ceil((Date.now() + lead * patience) / 1000) * 1000);
const disk = mountSmallDisk(32);
if (disk) afterAll(disk.remove);

describe.skipIf(!disk)('the disk of a player that fills (needs the right to mount one)', async () => {
  if (!disk) return;
  const app = await createTestApp({}, afterAll);
  const [usual, voice, otherTone] = [400, 1100, 1600] as const;
  const station = await TestStation.make(app, [usual, voice, otherTone], join(disk.folder, 'station'));
  const admin = livesOf(app, station.token);
  const patient = { timeout: 60_000 * patience, interval: 100 };
  beforeAll(() => station.start());
  afterAll(() => station.stop());

  const incidents = async () =>
    (
      await station.execute(
        '{ soundIncidents(filter: { kind: { eq: PLAYER_DISK_FULL } }) { items { kind endedAt why } } }',
      )
    ).soundIncidents.items;

  test('leaves the air, earlier recordings and the log intact, and is an incident until there is room', async () => {
    const listener = await station.listen();
    onTestFinished(() => listener.stop());
    onTestFailed(() => console.log(station.lines.slice(-40).join('\n'), listener.tones));
    await expect.poll(() => listener.pitches, patient).toEqual([usual]);
    const live = encoderTo(`source:${await admin.key()}@${station.liveAddress}`, voice);
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice]);
    const { id } = await admin.now();
    await expect
      .poll(() => listener.tones.at(-1)!.until - listener.tones.at(-1)!.from, patient)
      .toBeGreaterThan(4000);

    disk.fill();
    const filledAt = Date.now();
    await expect
      .poll(incidents, patient)
      .toMatchObject([{ kind: 'PLAYER_DISK_FULL', endedAt: null, why: null }]);
    const cut = async () =>
      (
        await station.execute(
          'query ($id: ID!) { liveSession(id: $id) { isRecordingCut rush { takes { medium { duration state } } } } }',
          { id },
        )
      ).liveSession;
    expect(await cut()).toMatchObject({ isRecordingCut: true });
    // The live session is still on the air.
    await expect.poll(() => listener.tones.at(-1)!.until - filledAt, patient).toBeGreaterThan(4000);
    live.stop();
    await expect.poll(() => listener.pitches, patient).toEqual([usual, voice, usual]);

    const recorded = async () => {
      await app.shared.services.jobs.idle();
      return (await cut()).rush?.takes[0].medium;
    };
    await expect.poll(recorded, { ...patient, interval: 500 }).toMatchObject({ state: 'READY' });
    const tone = listener.tones.find(({ pitch }) => pitch === voice)!;
    const { duration } = await recorded();
    expect(duration).toBeGreaterThan(3000);
    expect(duration).toBeLessThan(tone.until - tone.from - 2000);

    // The recording was sent and deleted: another file fills the space that it left.
    const rest = join(disk.folder, 'rest');
    expect(() => writeFileSync(rest, Buffer.alloc(4 * 1024 * 1024))).toThrow('ENOSPC');
    await station.plan(secondAfter(12_000), [otherTone]);
    const failed = async () => (await station.log()).find(({ title }) => title === `${otherTone} Hz`)?.state;
    await expect.poll(failed, patient).toBe('FAILED');
    const since = Date.now();
    await expect.poll(() => listener.tones.at(-1)!.until - since, patient).toBeGreaterThan(4000);
    expect(listener.pitches).toEqual([usual, voice, usual]);
    expect(await incidents()).toMatchObject([{ kind: 'PLAYER_DISK_FULL', endedAt: null }]);

    rmSync(rest);
    disk.empty();
    await expect
      .poll(incidents, patient)
      .toMatchObject([{ kind: 'PLAYER_DISK_FULL', endedAt: expect.any(String), why: 'DISK_SPACE_FREED' }]);
    await station.plan(secondAfter(8000), [otherTone]);
    await expect.poll(() => listener.pitches.at(-1), patient).toBe(otherTone);
    // The log has no gap: it contains the reports that could not be written to the full disk.
    expect(await station.holes(2500 * patience)).toEqual([]);
  });
});
