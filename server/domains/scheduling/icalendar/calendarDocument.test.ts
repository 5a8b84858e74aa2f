import ICAL from 'ical.js';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { LogLines } from '../../../../tools/testing/running/logLines.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Role } from '../../platform/permissions/roles/role.entity.ts';
import { TeamMember } from '../../platform/organization/teams/teamMember.entity.ts';
import { User, UserStatus } from '../../platform/users/user.entity.ts';
import { EpisodePerson } from '../../programmes/episodes/episodePerson.entity.ts';
import { ParticipantPart } from '../../programmes/people/participant.ts';
import {
  addEmission,
  addPlaylist,
  calendarOf,
  dayAfter,
  hour,
  lastSunday,
  weekly,
} from '../testing/calendar.ts';
import { makeEpisode, makePresenter } from '../testing/plans.ts';

const log = new LogLines();
const app = await createTestApp({ env: { LOG_LEVEL: 'info' }, log }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
afterEach(() => vi.useRealTimers());
const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });

const document =
  'mutation ($input: CalendarFeedInput!) { createCalendarFeed(input: $input) { address calendarFeed { id } } }';

/** Creates a feed; returns its path and id. */
async function subscribe(token: string, input: object, headers: Record<string, string> = {}) {
  const { data, errors } = await app.graphql(document, { input }, token, headers);
  expect(errors).toEqual([]);
  const { address, calendarFeed } = data.createCalendarFeed;
  const { pathname, search } = new URL(address);
  return { path: `${pathname}${search}`, id: calendarFeed.id as string };
}

const read = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: path, headers });
const statusOf = async (path: string) => (await read(path)).statusCode;

interface Read {
  uid: string;
  summary: string;
  start: string;
  end: string;
  component: ICAL.Component;
}

/**
 * Parses a calendar with an independent parser. Moments are in UTC, by the time zone that the calendar
 * contains.
 */
function parsed(text: string): { calendar: ICAL.Component; events: Read[] } {
  ICAL.TimezoneService.reset();
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const moment = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
    return { uid, summary, start: moment(startDate), end: moment(endDate), component };
  });
  return { calendar: root, events };
}

async function eventsOf(path: string): Promise<Read[]> {
  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  return parsed(answer.body).events;
}

async function plan(input: object, as = calendar): Promise<{ id: string; version: number }> {
  const { data, errors } = await as.create({ category: 'LIVE', duration: hour, ...input });
  expect(errors).toEqual([]);
  return data.createSlot;
}

let weeks = 0;
/** Each test plans in a week that no other test uses. */
const nextWeek = () => 7 * weeks++;

async function emissionWithFeed(title: string, more: object = {}) {
  const emissionId = await addEmission(app, admin, title, more);
  return { emissionId, ...(await subscribe(admin, { kind: 'EMISSION', emissionId })) };
}

describe('the address of a calendar', () => {
  test('leads nowhere without its secret, or with another one', async () => {
    const { path } = await subscribe(admin, { kind: 'RADIO' });
    const key = path.split('=')[1]!;
    for (const invalidQuery of ['', '?key=', '?key=x', `?key=${key.slice(1)}`, `?key=A${key.slice(1)}x`])
      expect([invalidQuery, await statusOf(`/calendar.ics${invalidQuery}`)]).toEqual([invalidQuery, 404]);
    expect(await statusOf(`/calendar.ics?key=${key}&key=${key}`)).toBe(404);
    expect(await statusOf(path)).toBe(200);
  });

  test('leads nowhere once it was revoked', async () => {
    const { path, id } = await subscribe(admin, { kind: 'RADIO' });
    expect(await statusOf(path)).toBe(200);
    await app.graphql('mutation ($id: ID!) { revokeCalendarFeed(id: $id) }', { id }, admin);
    const removed = await read(path);
    expect(removed.statusCode).toBe(404);
    expect(removed.json().errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('leads nowhere while its maker may not read the calendar, and again when they may', async () => {
    const em = app.orm.em.fork();
    const token = await app.as('support');
    const { data } = await app.graphql('{ viewer { id } }', {}, token);
    const user = Number(data.viewer.id);
    const { path } = await subscribe(token, { kind: 'RADIO' });
    expect(await statusOf(path)).toBe(200);
    const members = await app.shared.database.rows(
      'select role_id, radio_id from team_member where user_id = ? and radio_id = 1',
      [user],
    );
    await em.nativeDelete(TeamMember, { user } as never, { filters: false });
    expect(await statusOf(path)).toBe(404);
    const model = app.shared.reads.models.of(TeamMember);
    await app.shared.database.transaction(async (transaction) =>
      insertRow(transaction, model, { user, role: members[0]![0] }, { radioId: 1, deleted: 'hidden' }),
    );
    expect(await statusOf(path)).toBe(200);
    await em.nativeUpdate(User, { id: user }, { status: UserStatus.INACTIVE });
    expect(await statusOf(path)).toBe(404);
  });

  test('of an emission leads nowhere without the right to emissions', async () => {
    const week = nextWeek();
    const emissionId = await addEmission(app, admin, 'Kept back', { summary: 'Not for everybody.' });
    await plan({ emissionId, startDate: dayAfter(week), startTime: '04:00' });
    const token = await app.as('maintainer');
    const { path } = await subscribe(token, { kind: 'EMISSION', emissionId });
    const all = await subscribe(token, { kind: 'RADIO' });
    expect(await statusOf(path)).toBe(200);
    expect((await read(all.path)).body).toContain('Not for everybody.');
    const em = app.orm.em.fork();
    for (const role of await em.find(Role, {}, { filters: false })) {
      if (role.key === 'admin') continue;
      role.abilities = role.abilities.filter(({ subject }) => subject !== 'Emission');
      role.stamp++;
    }
    await em.flush();
    expect(await statusOf(path)).toBe(404);
    const { body } = await read(all.path);
    expect(body).toContain('Kept back');
    expect(body).not.toContain('Not for everybody.');
    expect(body).not.toContain(`/emissions/${emissionId}`);
    const refused = await app.graphql(document, { input: { kind: 'EMISSION', emissionId } }, token);
    expect(refused.code).toBe('FORBIDDEN');
  });

  test('leads nowhere while its emission lies in the recycle bin', async () => {
    const { path, emissionId } = await emissionWithFeed('Binned');
    expect(await statusOf(path)).toBe(200);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { deleteEmission(id: $id) }',
      { id: emissionId },
      admin,
    );
    expect(errors).toEqual([]);
    expect(await statusOf(path)).toBe(404);
  });

  test('never appears in the log', async () => {
    const { path } = await subscribe(admin, { kind: 'RADIO' });
    await read(path);
    await read(`${path}x`);
    const key = path.split('=')[1]!;
    await expect.poll(() => log.text).toContain('/calendar.ics');
    expect(log.text).not.toContain(key);
  });

  test('is not stored by shared caches or listed by search engines', async () => {
    const { path } = await emissionWithFeed('Private');
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
  });

  test('notes its readings, at most once an hour', async () => {
    const { path, id } = await emissionWithFeed('Read');
    const readAt = async () => {
      const requests = await app.graphql(
        'query ($id: ID!) { calendarFeed(id: $id) { lastReadAt version } }',
        { id },
        admin,
      );
      return requests.data.calendarFeed;
    };
    expect((await readAt()).lastReadAt).toBeNull();
    const began = Date.now();
    await read(path);
    const first = await readAt();
    expect(Date.parse(first.lastReadAt)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(first.lastReadAt)).toBeLessThanOrEqual(Date.now());
    await read(path);
    expect(await readAt()).toEqual(first);
    const later = new Date(Date.now() + 2 * hour).toISOString();
    at(later);
    await read(path);
    vi.useRealTimers();
    expect(await readAt()).toEqual({ ...first, lastReadAt: later });
  });
});

describe('a calendar that is subscribed to', () => {
  test('holds what another parser reads as it is planned', async () => {
    const week = nextWeek();
    const { path, emissionId } = await emissionWithFeed('Morning', { summary: 'Wakes people up.' });
    const slot = await plan({ emissionId, startDate: dayAfter(week), startTime: '07:10' });
    const planned = (
      await calendar.calendar(`${dayAfter(week)}T00:00:00Z`, `${dayAfter(week + 1)}T00:00:00Z`)
    ).data.calendar[0];
    const { calendar: root, events } = parsed((await read(path)).body);
    expect(events).toMatchObject([
      {
        uid: `${slot.id}:${dayAfter(week)}@radio-1.regie`,
        summary: 'Morning',
        start: planned.startsAt,
        end: planned.endsAt,
      },
    ]);
    const { component } = events[0]!;
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    expect(value('description')).toBe('Wakes people up.');
    expect(value('url')).toMatch(new RegExp(`^https?://.+/admin/planning/emissions/${emissionId}$`));
    expect(value('categories')).toBe('Live');
    expect(value('status')).toBe('CONFIRMED');
    expect(value('transp')).toBe('TRANSPARENT');
    expect(value('dtstamp')).toMatch(/Z$/);
    expect(value('last-modified')).toBe(value('dtstamp'));
    expect(component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe('Europe/Paris');
    expect(root.getFirstPropertyValue('x-wr-calname')).toMatch(/^Morning · /);
    expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  });

  test('is all of a radio, a month back and ninety days ahead, and of no other radio', async () => {
    const { path } = await subscribe(admin, { kind: 'RADIO', name: 'All' });
    const foreign = await subscribe(admin, { kind: 'RADIO' }, { 'x-radio': '2' });
    const there = calendarOf(app, admin, { 'x-radio': '2' });
    const emission = await app.graphql(
      'mutation { createEmission(input: { title: "Of Lagune", state: RUNNING }) { id } }',
      {},
      admin,
      { 'x-radio': '2' },
    );
    await plan(
      { emissionId: emission.data.createEmission.id, startDate: dayAfter(0), startTime: '03:00' },
      there,
    );
    const emissionId = await addEmission(app, admin, 'Every day');
    const daily = { frequency: 'DAILY', interval: 1 };
    await plan({
      emissionId,
      layer: 'ADVERTS',
      startDate: dayAfter(-14),
      startTime: '12:00',
      recurrence: daily,
    });
    at(new Date(Date.parse(dayAfter(30)) + 15 * hour).toISOString());
    const days = (await eventsOf(path))
      .filter(({ summary }) => summary === 'Every day')
      .map(({ start }) => start.slice(0, 10));
    vi.useRealTimers();
    expect(days).toHaveLength(30 + 1 + 90);
    expect([days[0], days.at(-1)]).toEqual([dayAfter(0), dayAfter(120)]);
    expect((await read(path)).body).not.toContain('Of Lagune');
    expect((await eventsOf(foreign.path)).map(({ summary }) => summary)).toContain('Of Lagune');
  });

  test('contains cancelled and moved occurrences under the same ids', async () => {
    const week = nextWeek();
    const { path, emissionId } = await emissionWithFeed('Changed');
    const slot = await plan({
      emissionId,
      startDate: dayAfter(week),
      startTime: '05:00',
      recurrence: { ...weekly('MO', 'TU', 'WE'), count: 3 },
    });
    const before = await eventsOf(path);
    await calendar.cancel(slot.id, dayAfter(week + 1));
    await calendar.change(slot.id, dayAfter(week + 2), 0, {
      localStart: `${dayAfter(week + 3)}T04:00`,
      title: 'Moved',
    });
    const after = await eventsOf(path);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
    ]);
    expect(after[2]).toMatchObject({ summary: 'Moved' });
    expect(after[2]!.start.slice(0, 10)).toBe(dayAfter(week + 3));
    const sequences = (events: Read[]) =>
      events.map(({ component }) => Number(component.getFirstPropertyValue('sequence')));
    const [old, now] = [sequences(before), sequences(after)];
    expect(now[0]).toBe(old[0]);
    expect(now.every((sequence, index) => sequence >= old[index]!)).toBe(true);
  });

  test('of a person holds what they take part in, by emission or episode, rebroadcasts too', async () => {
    const week = nextWeek();
    const token = await app.as('user');
    const { data } = await app.graphql('{ viewer { id } }', {}, token);
    const user = Number(data.viewer.id);
    const own = await addEmission(app, admin, 'Presented');
    const guested = await addEmission(app, admin, 'Guested');
    const episode = await makeEpisode(app, 1, { emission: Number(guested), title: 'With them' });
    await makePresenter(app, 1, { emission: Number(own), user });
    const model = app.shared.reads.models.of(EpisodePerson);
    const guest = { episode, user, name: 'Guest', part: ParticipantPart.GUEST, position: 1 };
    await app.shared.database.transaction(async (transaction) =>
      insertRow(transaction, model, guest, { radioId: 1, deleted: 'hidden' }),
    );
    const day = dayAfter(week);
    const original = await plan({ emissionId: own, startDate: day, startTime: '04:00' });
    await plan({
      category: 'REBROADCAST',
      originalId: original.id,
      startDate: dayAfter(week + 1),
      startTime: '04:00',
    });
    await plan({
      emissionId: guested,
      episodeId: String(episode),
      startDate: dayAfter(week + 2),
      startTime: '04:00',
    });
    await plan({
      emissionId: guested,
      startDate: dayAfter(week + 3),
      startTime: '04:00',
      title: 'Without them',
    });
    const { path } = await subscribe(token, { kind: 'PERSON' });
    const events = await eventsOf(path);
    expect(events.map(({ summary }) => summary)).toEqual(['Presented', 'Presented', 'Guested']);
    expect(events[2]!.component.getFirstPropertyValue('description')).toContain('With them');
    expect(events[0]!.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
    const nobody = await subscribe(await app.as('author'), { kind: 'PERSON' });
    expect(await eventsOf(nobody.path)).toEqual([]);
  });

  test('holds texts as they are, whatever is in them, and no line of them is one of its own', async () => {
    const week = nextWeek();
    const title = 'Été 🎉, “night”; back\\slash: 夜';
    const summary = `First line, and\nsecond; ${'x'.repeat(200)} 👩‍🚀 \u0007\nEND:VEVENT\nأخبار`;
    const { emissionId } = await emissionWithFeed(title, { summary });
    await plan({ emissionId, startDate: dayAfter(week), startTime: '04:00' });
    const name = 'Mine, “😀”; a\\b\nATTENDEE:mailto:x@example.com';
    const { path } = await subscribe(admin, { kind: 'EMISSION', emissionId, name });
    const { body } = await read(path);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { calendar: root, events } = parsed(body);
    expect(events.map((event) => event.summary)).toEqual([title]);
    expect(events[0]!.component.getFirstPropertyValue('description')).toBe(summary.replace('\u0007', ''));
    // The parser does not unescape properties that begin with X-.
    const written = String(root.getFirstPropertyValue('x-wr-calname'));
    expect(written.replaceAll(/\\([\\;,])/g, '$1')).toBe(name.replace('\n', ' '));
    expect(root.getFirstProperty('attendee')).toBeNull();
  });

  test('names a playlist, and leads to the calendar where there is no emission', async () => {
    const week = nextWeek();
    const playlistId = await addPlaylist(app, admin, 'For the night');
    await plan({ category: 'MULTIMEDIA', playlistId, startDate: dayAfter(week), startTime: '03:30' });
    const { path } = await subscribe(admin, { kind: 'RADIO' });
    const found = (await eventsOf(path)).find(({ summary }) => summary === 'For the night')!;
    expect(String(found.component.getFirstPropertyValue('url'))).toMatch(/\/admin\/calendar$/);
  });

  test('has a mark, which stays as long as nothing changes', async () => {
    const week = nextWeek();
    const { path, emissionId } = await emissionWithFeed('Marked');
    const slot = await plan({ emissionId, startDate: dayAfter(week), startTime: '04:00' });
    const first = await read(path);
    const revalidation = { 'if-none-match': String(first.headers['etag']) };
    const unchanged = await read(path, revalidation);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect((await read(path)).body).toBe(first.body);
    await calendar.cancel(slot.id, dayAfter(week));
    expect((await read(path, revalidation)).statusCode).toBe(200);
  });
});

describe.each([
  ['Europe/Paris', lastSunday('March'), lastSunday('October')],
  ['America/New_York', secondSunday(), firstSunday()],
])('days on which the clock is changed, in %s', (zone, spring, autumn) => {
  const on = async (date: string, slots: Array<{ startTime: string; length: number }>) => {
    const headers = { 'x-radio': '2' };
    const there = calendarOf(app, admin, headers);
    await app.orm.em.fork().nativeUpdate(Radio, { id: 2 }, { timeZone: zone });
    const { data } = await app.graphql(
      'mutation ($title: String!) { createEmission(input: { title: $title, state: RUNNING }) { id } }',
      { title: `${zone} ${date}` },
      admin,
      headers,
    );
    const emissionId = data.createEmission.id;
    for (const { startTime, length } of slots)
      await plan({ emissionId, startDate: date, startTime, duration: length * hour }, there);
    const { path } = await subscribe(admin, { kind: 'EMISSION', emissionId }, headers);
    const span = [new Date(Date.parse(date) - 24 * hour), new Date(Date.parse(date) + 48 * hour)];
    const shown = await there.calendar(span[0]!.toISOString(), span[1]!.toISOString());
    at(span[0]!.toISOString());
    const events = await eventsOf(path);
    vi.useRealTimers();
    const mine = shown.data.calendar.filter(
      ({ emission }: never) => (emission as { id: string } | null)?.id === emissionId,
    );
    return {
      events,
      moments: events.map(({ start, end }) => [start, end]),
      planned: mine.map(({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => [startsAt, endsAt]),
    };
  };

  test('in spring', async () => {
    const { moments, planned } = await on(spring, [
      { startTime: '01:00', length: 2.5 },
      { startTime: '08:00', length: 1 },
    ]);
    expect(moments).toHaveLength(2);
    expect(moments).toEqual(planned);
    expect(Date.parse(moments[0]![1]!) - Date.parse(moments[0]![0]!)).toBe(1.5 * hour);
  });

  test('in autumn, also in the hour that comes twice', async () => {
    const { events, moments, planned } = await on(autumn, [
      { startTime: '00:00', length: 1 },
      { startTime: '01:00', length: 1 },
      { startTime: '02:00', length: 1 },
      { startTime: '08:00', length: 1 },
    ]);
    expect(moments).toHaveLength(4);
    expect(moments).toEqual(planned);
    const zones = events.map(({ component }) => component.getFirstProperty('dtstart')!.getParameter('tzid'));
    expect(zones.at(-1)).toBe(zone);
    expect(zones).toContain(undefined);
  });
});

/** Date on which the clocks of America go forward next year. */
function secondSunday(): string {
  return sundayOf('03', 2);
}

function firstSunday(): string {
  return sundayOf('11', 1);
}

function sundayOf(month: string, nth: number): string {
  const year = new Date().getUTCFullYear() + 1;
  const first = new Date(`${year}-${month}-01T00:00:00Z`);
  const day = 1 + ((7 - first.getUTCDay()) % 7) + 7 * (nth - 1);
  return `${year}-${month}-${String(day).padStart(2, '0')}`;
}
