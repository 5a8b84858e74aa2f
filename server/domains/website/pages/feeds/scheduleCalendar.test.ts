import ICAL from 'ical.js';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, weekly } from '../../../scheduling/testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
afterEach(() => vi.useRealTimers());

const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
const get = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: `/site/horizon/${path}`, headers });

async function plan(startDate: string, startTime: string, more: object): Promise<string> {
  const input = { category: 'LIVE', layer: 'PROGRAMMES', startDate, startTime, duration: hour, ...more };
  const { data, errors } = await calendar.create(input);
  expect(errors).toEqual([]);
  return data.createSlot.id;
}

/** The events of a calendar, read by an independent parser. */
async function eventsOf(path: string) {
  const { statusCode, headers, body } = await get(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const component = new ICAL.Component(ICAL.parse(body) as never);
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { body, component, events, titles: events.map(({ summary }) => summary) };
}

describe('the public calendar', () => {
  test('has the past week and four weeks ahead, with the page of each programme', async () => {
    const emissionId = await addEmission(app, admin, 'Sea letters', { summary: 'Post from harbours.' });
    const day = dayAfter(0);
    const startsAt = `${day}T10:00:00Z`;
    await plan(day, '08:00', { emissionId, recurrence: weekly('MO') });
    at(startsAt);
    const { component, events } = await eventsOf('en/schedule.ics');
    expect(component.getFirstPropertyValue('x-wr-calname')).toMatch(/\S/);
    expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(
      [0, 7, 14, 21].map(dayAfter),
    );
    const [first] = events;
    expect(first).toMatchObject({ summary: 'Sea letters', description: 'Post from harbours.' });
    expect(first!.component.getFirstPropertyValue('url')).toMatch(
      /\/site\/horizon\/en\/programmes\/sea-letters$/,
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);

    at(`${dayAfter(6)}T10:00:00Z`);
    expect((await eventsOf('fr/schedule.ics')).events[0]!.startDate.toString()).toContain(day);
    at(`${dayAfter(9)}T10:00:00Z`);
    expect((await eventsOf('fr/schedule.ics')).events[0]!.startDate.toString()).toContain(dayAfter(7));
  });

  test('has no programme that the website does not list, and none that was cancelled', async () => {
    const day = dayAfter(100);
    const hidden = await addEmission(app, admin, 'Secret draft', { state: 'DRAFT' });
    const shown = await addEmission(app, admin, 'Open', {});
    await plan(day, '08:00', { emissionId: hidden, title: 'Secret title' });
    await plan(day, '10:00', { emissionId: shown });
    const cancelled = await plan(day, '12:00', { emissionId: shown, title: 'Cancelled' });
    await calendar.cancel(cancelled, day);
    at(`${day}T03:00:00Z`);
    const { body, titles } = await eventsOf('en/schedule.ics');
    const today = titles.filter((title) => title !== 'Sea letters');
    expect(today).toEqual([expect.not.stringContaining('Secret'), 'Open']);
    expect(body).not.toMatch(/Secret|Cancelled|admin/);
  });

  test('of a programme has its events alone, also where another one interrupts it', async () => {
    const day = dayAfter(200);
    const emissionId = await addEmission(app, admin, 'Long night', { slug: 'long-night' });
    const flash = await addEmission(app, admin, 'Flash');
    await plan(day, '18:00', { emissionId, duration: 3 * hour });
    await plan(day, '19:00', { emissionId: flash, layer: 'LIVE' });
    at(`${day}T03:00:00Z`);
    const { events, titles } = await eventsOf('en/programmes/long-night/schedule.ics');
    expect(titles).toEqual(['Long night', 'Long night']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect((await get('en/programmes/nowhere/schedule.ics')).statusCode).toBe(404);
  });

  test('has an ETag, changes with the schedule, and needs no language in its address', async () => {
    const day = dayAfter(300);
    at(`${day}T03:00:00Z`);
    const before = await get('en/schedule.ics');
    const etag = String(before.headers['etag']);
    expect((await get('en/schedule.ics', { 'if-none-match': etag })).statusCode).toBe(304);
    expect(before.headers['set-cookie']).toBeUndefined();
    vi.useRealTimers();
    const id = await plan(day, '08:00', { emissionId: await addEmission(app, admin, 'New') });
    at(`${day}T03:00:00Z`);
    const after = await get('en/schedule.ics', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('SUMMARY:New');
    expect((await get('schedule.ics')).headers['location']).toMatch(
      /^\/site\/horizon\/(en|fr|ar)\/schedule\.ics$/,
    );
    vi.useRealTimers();
    await calendar.remove(id);
  });

  test('is linked on the pages of the schedule and of a programme', async () => {
    await addEmission(app, admin, 'Linked', { slug: 'linked' });
    expect((await get('en/schedule')).body).toMatch(
      /<a href="webcal:\/\/[^"]+\/site\/horizon\/en\/schedule\.ics">Add to calendar<\/a>/,
    );
    expect((await get('fr/programmes/linked')).body).toMatch(
      /<a href="webcal:\/\/[^"]+\/fr\/programmes\/linked\/schedule\.ics">Ajouter à mon agenda<\/a>/,
    );
  });
});
