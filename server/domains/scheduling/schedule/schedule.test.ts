import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, addPlaylist, calendarOf, dayAfter, hour, lastSunday } from '../testing/calendar.ts';
import { makeRush } from '../testing/plans.ts';

const app = await createTestApp({}, afterAll);
const token = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, token);
afterEach(() => vi.useRealTimers());

const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
const read = async (radio = 'horizon', headers: Record<string, string> = {}) => {
  const answer = await app.server.inject({
    url: `/public/${radio}/schedule.json`,
    headers,
  });
  return {
    answer,
    schedule: answer.statusCode === 200 ? answer.json() : undefined,
  };
};

let made = 0;
/** Returns a day in a week that no other test uses. */
const nextDay = () => dayAfter(14 * ++made);

async function plan(date: string, startTime: string, hours: number, more: object): Promise<string> {
  const input = {
    category: 'LIVE',
    layer: 'PROGRAMMES',
    startDate: date,
    startTime,
    duration: hours * hour,
  };
  const { data, errors } = await calendar.create({ ...input, ...more });
  expect(errors).toEqual([]);
  return data.createSlot.id;
}

const spans = (all: Array<{ title: string; startsAt: string; endsAt: string }>) =>
  all.map(({ title, startsAt, endsAt }) => `${title} ${startsAt.slice(5, 16)} ${endsAt.slice(5, 16)}`);

describe('the schedule that anybody reads', () => {
  test('is not there for a radio that is not', async () => {
    for (const radio of ['nowhere', '%00']) expect((await read(radio)).answer.statusCode).toBe(404);
  });

  test('shows nothing where nothing is planned, by the clock of its station', async () => {
    at(`${nextDay()}T10:00:00Z`);
    const { schedule } = await read();
    expect(schedule).toEqual({
      radio: { name: expect.any(String), slug: 'horizon' },
      timeZone: 'Europe/Paris',
      previous: null,
      now: null,
      next: null,
      week: [],
    });
  });

  test('returns the last, the current and the next items and a week, to pages of any origin', async () => {
    const date = nextDay();
    const summary = 'Heard by many.';
    const emissionId = await addEmission(app, token, 'The open one', {
      summary,
      colour: '#123456',
    });
    for (const time of ['08:00', '10:00', '12:00']) await plan(date, time, 1, { emissionId, title: time });
    // The offset of Paris depends on the season, so the middle of the second occurrence is read from the
    // calendar.
    const { data } = await calendar.calendar(`${date}T00:00:00Z`, `${date}T23:00:00Z`);
    const [, second] = data.calendar;
    at(new Date(Date.parse(second.startsAt) + hour / 2).toISOString());
    const { answer, schedule } = await read();
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect([schedule.previous.title, schedule.now.title, schedule.next.title]).toEqual([
      '08:00',
      '10:00',
      '12:00',
    ]);
    expect(schedule.week).toHaveLength(3);
    expect(schedule.now).toEqual({
      title: '10:00',
      category: 'LIVE',
      emission: {
        slug: expect.stringContaining('open'),
        title: 'The open one',
        summary,
        cover: null,
        colour: '#123456',
      },
      startsAt: second.startsAt,
      endsAt: second.endsAt,
    });
    expect((await read('lagune')).schedule.week).toEqual([]);
  });

  test('contains no drafts, no unlisted emissions, and no internal playlists and rushes', async () => {
    const date = nextDay();
    const draft = await addEmission(app, token, 'Secret draft', {
      state: 'DRAFT',
    });
    const unlisted = await addEmission(app, token, 'Secret unlisted', {
      isListed: false,
    });
    const playlistId = await addPlaylist(app, token, 'Secret playlist');
    await plan(date, '08:00', 1, { emissionId: draft, title: 'Secret title' });
    await plan(date, '10:00', 1, { emissionId: unlisted });
    await plan(date, '12:00', 1, { category: 'MULTIMEDIA', playlistId });
    await plan(date, '14:00', 1, {
      category: 'MULTIMEDIA',
      playlistId,
      title: 'Music',
    });
    const rushes = [{ title: 'Secret rush' }, { title: 'Secret rush', emission: Number(draft) }];
    for (const [index, rush] of rushes.entries()) {
      const rushId = String(await makeRush(app, 1, rush));
      await plan(date, `${16 + index}:00`, 1, { category: 'RUSH', rushId });
    }
    at(`${date}T03:00:00Z`);
    const { answer, schedule } = await read();
    const { name } = schedule.radio;
    const titles = schedule.week.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([name, name, name, 'Music', name, name]);
    expect(answer.body).not.toContain('Secret');
    expect(Object.keys(schedule.week[0])).toEqual(['title', 'category', 'emission', 'startsAt', 'endsAt']);
  });

  test('leaves out cancelled occurrences, and trims covered ones', async () => {
    const date = nextDay();
    const emissionId = await addEmission(app, token, 'Morning');
    await plan(date, '08:00', 4, { emissionId });
    await plan(date, '09:00', 1, { emissionId, layer: 'LIVE', title: 'News' });
    await plan(date, '08:30', 0.25, {
      emissionId,
      layer: 'FILLER',
      title: 'Under',
    });
    const off = await plan(date, '10:30', 1, {
      emissionId,
      layer: 'ADVERTS',
      title: 'Off',
    });
    expect((await calendar.cancel(off, date)).errors).toEqual([]);
    at(`${date}T01:00:00Z`);
    const { week } = (await read()).schedule;
    expect(week.map(({ title }: { title: string }) => title)).toEqual(['Morning', 'News', 'Morning']);
    expect([week[0].endsAt, week[1].endsAt]).toEqual([week[1].startsAt, week[2].startsAt]);
    expect(Date.parse(week[2].endsAt) - Date.parse(week[0].startsAt)).toBe(4 * hour);
  });

  test('has a mark, which changes when the schedule does', async () => {
    const date = nextDay();
    const emissionId = await addEmission(app, token, 'Marked');
    await plan(date, '12:00', 1, { emissionId });
    at(`${date}T01:00:00Z`);
    const first = await read();
    const revalidation = { 'if-none-match': String(first.answer.headers['etag']) };
    expect((await read('horizon', revalidation)).answer.statusCode).toBe(304);
    // Later than the lifetime of the cached schedule.
    at(`${date}T01:00:06Z`);
    expect((await read('horizon', revalidation)).answer.statusCode).toBe(304);
    at(`${date}T18:00:00Z`);
    expect((await read('horizon', revalidation)).answer.statusCode).toBe(200);
  });

  test('knows that a day in spring has 23 hours', async () => {
    // Uses the year after next: the next March may be one of the weeks that other tests use.
    const date = lastSunday('March', 2);
    const emissionId = await addEmission(app, token, 'Night');
    await plan(date, '01:00', 3, { emissionId });
    await plan(date, '12:00', 1, { emissionId, title: 'Noon' });
    at(new Date(Date.parse(`${date}T00:00:00Z`) - hour / 6).toISOString());
    const { next, week } = (await read()).schedule;
    const day = date.slice(5);
    expect(spans([next])).toEqual([`Night ${day}T00:00 ${day}T02:00`]);
    expect(spans(week)).toEqual([`Night ${day}T00:00 ${day}T02:00`, `Noon ${day}T10:00 ${day}T11:00`]);
  });
});
