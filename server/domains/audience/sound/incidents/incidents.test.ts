import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { listening } from '../../../library/testing/sending.ts';
import { streamsOfTest } from '../../../broadcasting/testing/streams.ts';
import { firstOf } from '../../../scheduling/testing/subscription.ts';
import { audienceOf } from '../../testing/audiences.ts';
import { SoundTrouble } from '../soundTrouble.ts';
import { IncidentEnd } from './incidentEnums.ts';
import { closeOfMount, openIncident } from './incidentRecords.ts';
import { sweepIncidents } from './sweepIncidents.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const audience = audienceOf(app, admin);
const streams = streamsOfTest(app, admin);
const { database, services } = app.shared;
const incidentServices = { database, services };
const minute = 60_000;
let server: string;

beforeAll(async () => {
  server = (await streams.addServer({ port: 1 })).id;
});
const addMount = async (name: string): Promise<string> => (await streams.addMount(server, { name })).id;

const open = (mount: string, beganAt = new Date(), more: object = {}) =>
  openIncident(incidentServices, {
    radio: 1,
    mount: Number(mount),
    kind: SoundTrouble.SILENCE,
    beganAt,
    lastSecond: { level: -Infinity, loudness: null, clipped: 0 },
    sound: { type: 'audio/ogg', content: Buffer.from('OggS') },
    ...more,
  });
const close = (mount: string, at = new Date()) =>
  closeOfMount(
    incidentServices,
    { radio: 1, mount: Number(mount), kind: SoundTrouble.SILENCE },
    { at, why: IncidentEnd.SOUND_BACK },
  );
const incidentsOf = async (mount: string): Promise<Json[]> =>
  (await audience.incidents(`(filter: { mountId: { eq: "${mount}" } })`)).data.soundIncidents.items;
const mailsTo = async (name: string) =>
  (await mailsOf(app)).filter(({ text }) => text.includes(name)).map(({ to }) => to);
const set = async (input: object) => {
  const version = (await audience.monitoring()).data.monitoringSettings?.version ?? 0;
  expect((await audience.setMonitoring(version, input)).errors).toEqual([]);
};
const keys = async () => {
  const all: string[] = [];
  for await (const key of services.storage.keys()) if (key.startsWith('incidents/')) all.push(key);
  return all;
};

describe('an incident', () => {
  test('is opened once while it lasts, and leaves no file without a row', async () => {
    await set({});
    const mount = await addMount('Twice');
    await open(mount);
    await open(mount);
    expect(await incidentsOf(mount)).toMatchObject([{ level: -120, loudness: null, endedAt: null }]);
    expect(await keys()).toHaveLength(1);
    await open(mount, new Date(), { radio: 2 });
    expect(await keys()).toHaveLength(1);
    expect(await incidentsOf(mount)).toHaveLength(1);
    await close(mount);
    await close(mount);
    await open(mount);
    expect((await incidentsOf(mount)).map(({ why }) => why)).toEqual([null, 'SOUND_BACK']);
  });

  test('has its sound at an address that is valid for one person, one radio and one incident', async () => {
    const mount = await addMount('Heard');
    await open(mount);
    const [incident] = await incidentsOf(mount);
    const { pathname, searchParams } = new URL(incident!.soundUrl, 'http://x');
    const ticket = searchParams.get('ticket')!;
    const get = async (url: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await app.server.inject({ url, headers })).statusCode;
    };
    const elsewhere = pathname.replace('/media/1/', '/media/2/');
    expect(await get(pathname)).toBe(401);
    expect(await get(`${elsewhere}?ticket=${ticket}`)).toBe(401);
    expect(await get(`/media/1/9999/incident?ticket=${ticket}`)).toBe(401);
    expect(await get(pathname.replace('/incident', `/file?ticket=${ticket}`))).toBe(401);
    expect(await get(pathname, await app.as('editor'))).toBe(403);
    expect(await get(elsewhere, admin)).toBe(404);
    const answer = await app.server.inject({ url: incident!.soundUrl });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'audio/ogg',
      'OggS',
    ]);
    const lagune = audienceOf(app, admin, { 'x-radio': '2' });
    expect((await lagune.incidents()).data.soundIncidents.totalItems).toBe(0);
    expect((await lagune.incident(incident!.id)).code).toBe('NOT_FOUND');
  });

  test('notifies the members of its team who may see it of its beginning and its end, and nobody else', async () => {
    await set({ mailsStaff: true });
    const mount = await addMount('Of the house');
    await open(mount);
    const before = await mailsTo('Of the house');
    expect(before).toContain('admin@demo.com');
    const team = await database.rows(
      'select u.email from team_member t join "user" u on u.id = t.user_id where t.radio_id = 1 and u.status = ?',
      ['ACTIVE'],
    );
    expect(team.length).toBeGreaterThan(before.length);
    for (const [email] of team) {
      const { errors } = await audienceOf(app, await app.tokenOf(String(email)), {
        'x-radio': '1',
      }).monitor();
      expect([email, before.includes(String(email))]).toEqual([email, errors.length === 0]);
    }
    await close(mount);
    expect(await mailsTo('Of the house')).toHaveLength(before.length * 2);
  });

  test('notifies people in their language', async () => {
    await database.transaction(async (transaction) => {
      await transaction.run(`update "user" set language = 'ar' where email = 'admin@demo.com'`, []);
    });
    await set({ addresses: ['admin@demo.com'] });
    const mount = await addMount('Arabic');
    await open(mount);
    const [mail] = (await mailsOf(app)).filter(({ text }) => text.includes('Arabic'));
    expect(mail).toMatchObject({ to: 'admin@demo.com', html: expect.stringContaining('dir="rtl"') });
    expect(mail!.subject).toContain('صمت');
  });

  test('notifies at most three times an hour for one mount point', async () => {
    await set({ addresses: ['engineer@example.org'] });
    const mount = await addMount('Flapping');
    const began = Date.now() - 90 * minute;
    for (let turn = 0; turn < 6; turn++) {
      await open(mount, new Date(began + turn * minute));
      await close(mount, new Date(began + turn * minute + 10_000));
    }
    expect(await incidentsOf(mount)).toHaveLength(6);
    expect(await mailsTo('Flapping')).toHaveLength(6);
    const calmMount = await addMount('Calm');
    await open(calmMount, new Date(began + 7 * minute));
    expect(await mailsTo('Calm')).toHaveLength(1);
    await open(mount, new Date(began + 70 * minute));
    expect(await mailsTo('Flapping')).toHaveLength(7);
  });

  test('is published at its beginning, to people who may see it', async () => {
    await set({});
    const mount = await addMount('Watched');
    const url = (await listening(app)).replace('http', 'ws');
    const document = 'subscription { soundIncidentChanged { id kind endedAt mount { id } } }';
    const follow = (accessToken: string, radio: string, again: () => unknown) =>
      firstOf(url, { accessToken, radio, again }, document);
    const refused = await follow(await app.as('editor'), '1', () => undefined);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    let doing: Promise<unknown> = Promise.resolve();
    const again = () => (doing = doing.then(() => open(mount)).then(() => close(mount)));
    const received = await follow(admin, '1', again);
    await doing;
    expect(received).toMatchObject({ kind: 'SILENCE', mount: { id: mount } });
  });

  test('is readable by people who may read streaming servers', async () => {
    await addRole(app, 'listener', 'read StreamServer');
    const restricted = audienceOf(app, await app.as('listener'));
    expect((await restricted.incidents()).errors).toEqual([]);
    expect((await restricted.setMonitoring(0)).code).toBe('FORBIDDEN');
  });

  test('stores its sound for sixty days, and its row for two years', async () => {
    await set({});
    const days = (count: number) => new Date(Date.now() - count * 1440 * minute);
    const [young, old, oldest, lasting] = await Promise.all(
      ['Young', 'Old', 'Oldest', 'Lasting'].map((name) => addMount(name)),
    );
    for (const [mount, at] of [
      [young, days(59)],
      [old, days(61)],
      [oldest, days(732)],
    ] as const) {
      await open(mount!, at);
      await close(mount!, at);
    }
    await open(lasting!, days(732));
    const before = await keys();
    await sweepIncidents({ database, storage: services.storage });
    expect(before.length - (await keys()).length).toBe(3);
    expect(await incidentsOf(young!)).toMatchObject([{ soundUrl: expect.stringContaining('/incident?') }]);
    expect(await incidentsOf(old!)).toMatchObject([{ soundUrl: null }]);
    expect(await incidentsOf(oldest!)).toEqual([]);
    // Open incidents are not deleted, because people must still be notified of their end.
    expect(await incidentsOf(lasting!)).toHaveLength(1);
  });
});
