import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import { startIcecast } from '../../broadcasting/testing/icecast.ts';
import { streamsOfTest } from '../../broadcasting/testing/streams.ts';
import { storeStatus } from '../status/storeStatus.ts';
import { listen, send } from '../status/testing/traffic.ts';
import { forgetSalts, sweepAudience } from '../rollUp/sweep.ts';
import { audienceOf } from '../testing/audiences.ts';
import { countriesFile } from '../testing/countriesFile.ts';
import { addMinutes, rollUpDays } from '../testing/minutes.ts';

const countries = join(await mkdtemp(join(tmpdir(), 'regie-countries-')), 'countries.mmdb');
const app = await createTestApp({ env: { COUNTRIES_FILE: countries } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const audience = audienceOf(app, admin);
const icecast = await startIcecast({ source: 'let-me-in', admin: 'and-me' }, afterAll);
let mount: string;

beforeAll(async () => {
  const streams = streamsOfTest(app, admin);
  const { id } = await streams.addServer({ port: icecast.port, adminPassword: 'and-me' });
  mount = (await streams.addMount(id, { path: '/live.mp3' })).id;
  const source = await send(icecast.port, '/live.mp3', 'let-me-in');
  afterAll(source.stop);
});

/** Clock of the tests. Each test begins at 10:00 UTC on a day that no other test uses. */
let clock = Date.parse('2031-09-01T10:00:00Z');
beforeEach(async () => {
  clock = (Math.ceil(clock / 86_400_000) + 1) * 86_400_000 + 10 * 3_600_000;
  await setPrivacy('ALL');
});
const today = () => new Date(clock).toISOString().slice(0, 10);

async function pollListeners(seconds = 10): Promise<void> {
  clock += seconds * 1000;
  await app.shared.services.streamMonitor.checkNow(new Date(clock));
}

async function setPrivacy(privacy: string): Promise<void> {
  const version = (await audience.settings()).data.audienceSettings?.version ?? 0;
  const { errors } = await audience.setPrivacy(version, privacy);
  expect(errors).toEqual([]);
}

const come = async (...agents: string[]) => {
  const all = await Promise.all(agents.map((agent) => listen(icecast.port, '/live.mp3', agent)));
  for (const { stop } of all) onTestFinished(stop);
  await expect.poll(counted).toBe(agents.length);
  return all;
};

/** Returns the listener count that Icecast reports. It lags a moment behind new connections. */
async function counted(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${icecast.port}/status-json.xsl`);
  return ((await answer.json()) as Json).icestats.source.listeners;
}

const rows = (sql: string) => app.shared.database.rows(sql, []);
const sessions = () =>
  rows(
    `select mark, program, device, started_at, seen_at, is_open from listener_session where day = '${today()}' order by id`,
  );
const salts = () => rows('select salt from audience_salt');

describe('listeners', () => {
  test('are counted without monitoring programs and without our own connections', async () => {
    const all = await come('VLC/3.0 LibVLC/3.0', 'Winamp/5.6', 'SiteMonitor/1.0', 'Regie', 'curl/8.0');
    await pollListeners();
    const { state } = (await audience.monitor()).data.streamMonitor.find(({ id }: Json) => id === mount);
    expect(state).toMatchObject({ state: 'ON_AIR', listeners: 2 });
    for (const { stop } of all.slice(1)) stop();
    await expect.poll(counted).toBe(1);
    await pollListeners(60);
    await rollUpDays(app, today());
    const minutes: Json[] = (await audience.line(today(), today(), 'MINUTE', mount)).data.listenersByDate;
    expect(minutes.filter(({ peak }) => peak !== null).map(({ peak }) => peak)).toEqual([2, 1]);
    const [day] = (await audience.line(today(), today(), 'DAY', mount)).data.listenersByDate;
    expect(day).toMatchObject({
      lowest: 1,
      peak: 2,
      average: 1.5,
      uniqueListeners: 2,
      listeningTime: 180_000,
    });
  });

  test('are recognised by program and device, once a day', async () => {
    const [phone] = await come('VLC/3.0', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', 'VLC/3.0');
    await pollListeners();
    await pollListeners(40);
    phone!.stop();
    await expect.poll(counted).toBe(2);
    await pollListeners();
    await rollUpDays(app, today());
    const programs = (await audience.programs(today(), today(), mount)).data.listenersByProgram;
    expect(programs).toMatchObject([
      { program: 'VLC', sessions: 2, uniqueListeners: 1 },
      { program: 'Chrome', sessions: 1, uniqueListeners: 1 },
    ]);
    expect(programs[1].listeningTime).toBeGreaterThanOrEqual(40_000);
    const devices = (await audience.devices(today(), today())).data.listenersByDevice;
    expect(devices.map(({ device }: Json) => device)).toEqual(['COMPUTER', 'PHONE']);
  });

  test('have a country when a file contains it, and no other location', async () => {
    await come('VLC/3.0', 'Firefox/130.0');
    await pollListeners();
    await rollUpDays(app, today());
    expect((await audience.countries(today(), today())).data.listenersByCountry).toEqual([]);
    clock += 86_400_000;
    await writeFile(countries, countriesFile({ '127.': 'TN' }));
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await pollListeners();
    await rollUpDays(app, today());
    const reported = (await audience.countries(today(), today(), mount)).data.listenersByCountry;
    expect(reported).toMatchObject([{ country: 'TN', sessions: 2, uniqueListeners: 2 }]);
    await setPrivacy('COUNTS');
    expect((await audience.countries(today(), today())).data.listenersByCountry).toEqual([]);
  });

  test('have a warning when all of them share one address, as behind a proxy', async () => {
    const isSingleAddress = async () =>
      (await audience.monitor()).data.streamMonitor.find(({ id }: Json) => id === mount).state
        .isSingleAddress;
    const all = await come('VLC/1', 'VLC/2', 'VLC/3', 'VLC/4', 'VLC/5');
    await pollListeners();
    expect(await isSingleAddress()).toBe(true);
    all[0]!.stop();
    await expect.poll(counted).toBe(4);
    await pollListeners();
    expect(await isSingleAddress()).toBe(false);
  });

  test('are not identified by an address, nor recognised on the next day', async () => {
    await come('VLC/3.0');
    await pollListeners();
    const [[mark]] = (await sessions()) as [[string]];
    const [[salt]] = (await salts()) as [[string]];
    expect(JSON.stringify(await rows('select * from listener_session'))).not.toContain('127.0.0.1');
    clock += 86_400_000;
    await pollListeners();
    const [[next]] = (await sessions()) as [[string]];
    expect(next).not.toBe(mark);
    expect(await salts()).toHaveLength(1);
    expect((await salts())[0]![0]).not.toBe(salt);
  });

  test('are counted again from midnight of the radio on', async () => {
    await come('VLC/3.0');
    clock = Date.parse(`${today()}T21:59:50Z`);
    await pollListeners(5);
    await pollListeners(10);
    const found = await rows('select day, is_open from listener_session order by id desc limit 2');
    expect(found.map(([day]) => String(day))).toEqual([
      new Date(clock + 7_200_000).toISOString().slice(0, 10),
      today(),
    ]);
    expect(found.map(([, isOpen]) => Boolean(isOpen))).toEqual([true, false]);
  });

  test('have left when their mount point is off the air, but not during a gap without polls', async () => {
    await come('VLC/3.0');
    await pollListeners();
    const isOpen = async () => Boolean((await sessions())[0]![5]);
    expect(await isOpen()).toBe(true);
    await app.orm.em
      .fork()
      .getConnection()
      .execute("update stream_server set port = 1 where host = '127.0.0.1'");
    await pollListeners();
    expect(await isOpen()).toBe(true);
    await app.orm.em
      .fork()
      .getConnection()
      .execute(`update stream_server set port = ${icecast.port} where port = 1`);
    await pollListeners();
    expect(await sessions()).toHaveLength(1);
  });

  test('are forgotten with the salt of the day, and after sixty days', async () => {
    await come('VLC/3.0');
    // 10:00 UTC, so that it is the same day in UTC and in Paris.
    clock = (Math.floor(Date.now() / 86_400_000) - 70) * 86_400_000 + 10 * 3_600_000;
    await pollListeners();
    const old = today();
    expect(await sessions()).toHaveLength(1);
    const saltsOfOld = () => rows(`select id from audience_salt where day = '${old}'`);
    expect(await saltsOfOld()).toHaveLength(1);
    const scope = { database: app.shared.database, radioId: 1 };
    await forgetSalts(scope);
    expect(await saltsOfOld()).toEqual([]);
    await sweepAudience(scope);
    expect(await rows(`select id from listener_session where day = '${old}'`)).toEqual([]);
  });
});

describe('the privacy level of a radio', () => {
  test('is readable by staff, and set by people with the permission', async () => {
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [await app.as('subscriber'), 'FORBIDDEN'],
    ] as const)
      expect((await audienceOf(app, token).settings()).code).toBe(code);
    expect((await audienceOf(app, null).setPrivacy(0, 'NONE')).code).toBe('UNAUTHENTICATED');
    const editor = audienceOf(app, await app.as('editor'));
    expect((await editor.settings()).errors).toEqual([]);
    expect((await editor.setPrivacy(0, 'NONE')).code).toBe('FORBIDDEN');
  });

  test('is not set with an outdated version', async () => {
    expect((await audience.setPrivacy(9999, 'NONE')).code).toBe('CONFLICT');
    expect((await audience.settings()).data.audienceSettings.privacy).toBe('ALL');
  });

  test('is in the audit when it changes', async () => {
    await setPrivacy('COUNTS');
    const found = await rows(
      "select changes from audit_entry where subject = 'AudienceSettings' order by id desc limit 1",
    );
    expect(JSON.stringify(found)).toContain('COUNTS');
  });

  test('COUNTS deletes sessions and leaves figures', async () => {
    await come('VLC/3.0', 'curl/8.0');
    await pollListeners();
    await rollUpDays(app, today());
    await setPrivacy('COUNTS');
    expect(await rows('select id from listener_session')).toEqual([]);
    expect(await salts()).toEqual([]);
    expect(await rows('select id from audience_program')).toEqual([]);
    await pollListeners();
    expect(await rows('select id from listener_session')).toEqual([]);
    const [day] = (await audience.line(today(), today(), 'DAY', mount)).data.listenersByDate;
    expect(day).toMatchObject({ peak: 1, uniqueListeners: 1 });
    // While no sessions are stored, the count includes all clients of the server, bots too.
    const { state } = (await audience.monitor()).data.streamMonitor.find(({ id }: Json) => id === mount);
    expect(state.listeners).toBe(2);
  });

  test('applies to a poll that was running when the level was lowered', async () => {
    await setPrivacy('COUNTS');
    const { database, services } = app.shared;
    const path = '/live.mp3';
    const source = {
      mount: path,
      listeners: 1,
      peak: 1,
      bitrate: 128,
      format: 'audio/mpeg',
      title: '',
      encoder: '',
      startedAt: null,
    };
    const client = { id: '7', address: '198.51.100.7', agent: 'VLC/3.0', connected: 3 };
    await storeStatus(
      {
        database,
        events: services.events,
        box: new SecretBox('x'.repeat(32), 'listeners of a test'),
        countryOf: () => 'TN',
        monitorsOn: () => 0,
      },
      {
        radio: 1,
        timeZone: 'Europe/Paris',
        mounts: [{ id: Number(mount), path }],
        status: {
          problem: null,
          detail: '',
          sources: new Map([[path, source]]),
          clients: new Map([[path, [client]]]),
        },
        at: new Date(clock),
      },
    );
    expect(await rows('select id from listener_session')).toEqual([]);
    expect(await salts()).toEqual([]);
  });

  test('NONE deletes all figures, of its radio alone', async () => {
    const streams = streamsOfTest(app, admin, { 'x-radio': '2' });
    const { id } = await streams.addServer({ port: 1 });
    const theirs = (await streams.addMount(id)).id;
    await addMinutes(app, theirs, `${today()}T08:00:00Z`, [7]);
    await addMinutes(app, mount, `${today()}T08:00:00Z`, [7]);
    await rollUpDays(app, today());
    await setPrivacy('NONE');
    for (const table of [
      'listener_session',
      'audience_program',
      'audience_hour',
      'audience_day',
      'audience_play',
    ])
      expect(await rows(`select id from ${table}`)).toEqual([]);
    expect(await rows('select mount_id from audience_minute')).toEqual([[Number(theirs)]]);
    await pollListeners();
    expect(await rows(`select id from audience_minute where mount_id = ${mount}`)).toEqual([]);
    const { state } = (await audience.monitor()).data.streamMonitor.find(
      (monitored: Json) => monitored.id === mount,
    );
    expect(state).toMatchObject({ state: 'ON_AIR', listeners: null, peak: null });
  });
});
