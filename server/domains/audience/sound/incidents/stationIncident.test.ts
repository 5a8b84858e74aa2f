import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { livesOf } from '../../../broadcasting/testing/lives.ts';
import { bareRadio, minute, newDay } from '../../../broadcasting/testing/plans.ts';
import { openPlayer } from '../../../broadcasting/testing/stations.ts';
import { audienceOf } from '../../testing/audiences.ts';
import { findOpenIncidents } from './incidentQueries.ts';

const app = await createTestApp({}, afterAll);
/** Signs in again at each use, because these tests move the clock by days and login sessions expire. */
const admin = () => app.tokenOf('admin@demo.com');
const lagune = { 'x-radio': '2' };
let player: Awaited<ReturnType<typeof openPlayer>>;
let otherPlayer: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  await bareRadio(app, await admin());
  player = await openPlayer(app, await admin());
  otherPlayer = await openPlayer(app, await admin(), lagune);
});

const incidents = async (headers = {}): Promise<Json[]> =>
  (await audienceOf(app, await admin(), headers).incidents('(sort: [{ beganAt: DESC }])')).data.soundIncidents
    .items;
const mails = async () => {
  await app.shared.services.jobs.idle();
  return mailsOf(app);
};
const setMonitoring = async (input: object) => {
  const audience = audienceOf(app, await admin());
  const version = (await audience.monitoring()).data.monitoringSettings?.version ?? 0;
  expect((await audience.setMonitoring(version, input)).errors).toEqual([]);
};
const iso = (moment: number) => new Date(moment).toISOString();
const emergency = (at: number, more: object = {}) =>
  player.report(['emergency', undefined, at, { title: 'Kept for an emergency', ...more }]);
const first = async () => (await player.plan()).items[0].id as string;

describe('a station that has nothing to play', () => {
  test('is an incident from its emergency playlist on until a planned item begins', async () => {
    await setMonitoring({ addresses: ['engineer@example.org'] });
    const now = newDay();
    const item = await first();
    await emergency(now);
    expect((await incidents())[0]).toMatchObject({
      kind: 'NOTHING_TO_PLAY',
      mount: null,
      path: '',
      beganAt: iso(now),
      endedAt: null,
    });
    await player.report(['began', item, now + minute]);
    expect((await incidents())[0]).toMatchObject({ endedAt: iso(now + minute), why: 'PLAYS_AGAIN' });
    const reported = (await mails()).filter(({ to }) => to === 'engineer@example.org');
    expect(reported.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('rien à diffuser'),
      expect.stringContaining('terminé'),
    ]);
    const began = reported.find(({ subject }) => subject.includes('rien à diffuser'))!;
    expect(began.text).toContain('playlist par défaut');
    expect(began.text).toContain('/admin/streamMonitor/stats');
  });

  test('is one incident while it lasts, also when it is reported twice or begins again', async () => {
    await setMonitoring({});
    const now = newDay();
    const before = (await incidents()).length;
    const id = randomUUID();
    await emergency(now, { id });
    await emergency(now, { id });
    await Promise.all([emergency(now + 1000), emergency(now + 2000)]);
    const [open, ...earlier] = await incidents();
    expect(earlier).toHaveLength(before);
    expect(open).toMatchObject({ beganAt: iso(now), endedAt: null });
    await player.report(['began', await first(), now + minute]);
  });

  test('is over when a live session begins', async () => {
    const now = newDay();
    await emergency(now);
    const { session } = await player.admit(await livesOf(app, await admin()).key());
    await player.report(['live', undefined, now + minute, { session }]);
    expect((await incidents())[0]).toMatchObject({ endedAt: iso(now + minute), why: 'PLAYS_AGAIN' });
    await player.report(['liveLeft', undefined, now + minute + 1000, { session }]);
  });

  test('is not ended by late reports of earlier items', async () => {
    const now = newDay();
    const item = await first();
    await emergency(now + minute);
    await player.report(['began', item, now]);
    expect((await incidents())[0]).toMatchObject({ beganAt: iso(now + minute), endedAt: null });
    await player.report(['began', (await player.plan()).items[1].id, now + 2 * minute]);
    expect((await incidents())[0]).toMatchObject({ endedAt: iso(now + 2 * minute) });
  });

  test('notifies at most three times an hour', async () => {
    await setMonitoring({ addresses: ['tired@example.org'] });
    const now = newDay();
    const items = (await player.plan()).items.slice(0, 5);
    for (const [turn, { id }] of items.entries()) {
      await emergency(now + 2 * turn * minute);
      await player.report(['began', id, now + (2 * turn + 1) * minute]);
    }
    const reported = (await mails()).filter(({ to }) => to === 'tired@example.org');
    expect(reported.filter(({ subject }) => subject.includes('rien à diffuser'))).toHaveLength(3);
    expect(reported).toHaveLength(6);
  });

  test('belongs to its own radio alone', async () => {
    await setMonitoring({});
    const now = newDay();
    const before = await incidents();
    await otherPlayer.report(['emergency', undefined, now, { title: 'Theirs' }]);
    expect(await incidents()).toEqual(before);
    await player.report(['began', await first(), now + minute]);
    expect((await incidents(lagune))[0]).toMatchObject({
      kind: 'NOTHING_TO_PLAY',
      endedAt: null,
    });
  });

  test('is not ended by the audio monitor of mount points', async () => {
    await emergency(newDay());
    const kinds = (await findOpenIncidents.all(app.shared.database)).map(({ kind }) => kind);
    expect(kinds).not.toContain('NOTHING_TO_PLAY');
  });

  test('notifies people in their language', async () => {
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(`update "user" set language = 'ar' where email = 'admin@demo.com'`, []);
    });
    await setMonitoring({ addresses: ['admin@demo.com'] });
    const now = newDay();
    await player.report(['began', await first(), now]);
    await emergency(now + minute);
    const subjects = (await mails())
      .filter(({ to }) => to === 'admin@demo.com')
      .map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('لا شيء للبث'));
  });
});

describe('a full disk of the player', () => {
  test('is one incident until there is room again', async () => {
    await setMonitoring({ addresses: ['admin@demo.com'] });
    const now = newDay();
    await player.report(['diskRoom', undefined, now - minute]);
    await player.report(['diskFull', undefined, now], ['diskFull', undefined, now + 1000]);
    const full = async () => (await incidents()).filter(({ kind }) => kind === 'PLAYER_DISK_FULL');
    expect(await full()).toMatchObject([{ beganAt: iso(now), endedAt: null }]);
    expect((await mails()).some(({ text }) => text.includes('STATION_DIR'))).toBe(true);
    await player.report(['diskRoom', undefined, now + minute], ['diskRoom', undefined, now + 2 * minute]);
    expect(await full()).toMatchObject([{ endedAt: iso(now + minute), why: 'DISK_SPACE_FREED' }]);
  });
});

describe('the plan of a player', () => {
  const failures = async () => (await incidents()).filter(({ kind }) => kind === 'PLAN_UNAVAILABLE');
  const rename = (from: string, to: string) =>
    app.shared.database.transaction(async (transaction) => {
      await transaction.run(`alter table "${from}" rename to "${to}"`, []);
    });
  const requests = async (at: number) => {
    vi.setSystemTime(at);
    return (await player.requestPlan()).statusCode;
  };

  test('is an incident after half a minute of failures, until it can be computed again', async () => {
    await setMonitoring({ addresses: ['engineer@example.org'] });
    const now = newDay();
    await rename('occurrence', 'occurrence_away');
    onTestFinished(() => rename('occurrence_away', 'occurrence').catch(() => undefined));
    expect(await requests(now)).toBe(500);
    expect(await requests(now + 29_000)).toBe(500);
    expect(await failures()).toEqual([]);
    expect(await requests(now + 31_000)).toBe(500);
    expect(await requests(now + 33_000)).toBe(500);
    expect(await failures()).toMatchObject([{ beganAt: iso(now), endedAt: null, mount: null }]);
    await rename('occurrence_away', 'occurrence');
    expect(await requests(now + minute)).toBe(200);
    expect(await failures()).toMatchObject([{ endedAt: iso(now + minute), why: 'PLAN_AVAILABLE' }]);
    const reported = (await mails()).filter(({ to }) => to === 'engineer@example.org');
    expect(reported.some(({ subject }) => subject.includes('ne reçoit plus la programmation'))).toBe(true);
  });

  test('is no incident after a short failure', async () => {
    const now = newDay();
    await rename('occurrence', 'occurrence_away');
    expect(await requests(now)).toBe(500);
    await rename('occurrence_away', 'occurrence');
    expect(await requests(now + 1000)).toBe(200);
    await rename('occurrence', 'occurrence_away');
    expect(await requests(now + minute)).toBe(500);
    await rename('occurrence_away', 'occurrence');
    expect(await requests(now + minute + 1000)).toBe(200);
    expect(await failures()).toHaveLength(1);
  });

  test('is returned also when the end of the failure cannot be stored', async () => {
    const now = newDay();
    await rename('occurrence', 'occurrence_away');
    expect(await requests(now)).toBe(500);
    await rename('occurrence_away', 'occurrence');
    await rename('sound_incident', 'sound_incident_away');
    onTestFinished(() => rename('sound_incident_away', 'sound_incident').catch(() => undefined));
    expect(await requests(now + 1000)).toBe(200);
  });
});
