import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOf, dayLength } from '../../../../kit/time/days.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addPlayed } from '../../../broadcasting/testing/airItems.ts';
import { makeSong } from '../../../library/testing/library.ts';
import { addEmission, calendarOf, hour } from '../../../scheduling/testing/calendar.ts';
import { clockAtNoon } from '../../../scheduling/testing/noon.ts';
import { makePresenter } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp(
  { env: { PUBLIC_URL: 'https://regie.example', WEBSITE_HOSTS: 'lagune=https://lagune.example' } },
  afterAll,
);
const admin = await app.tokenOf('admin@demo.com');
const get = (url: string, host = 'regie.example') =>
  app.server.inject({ method: 'GET', url, headers: { host } });
const page = async (path: string) => (await get(`/site/horizon/${path}`)).body;

let startsAt = 0;

beforeAll(async () => {
  const { now } = await clockAtNoon(app, 1);
  startsAt = now;
  const emission = await addEmission(app, admin, 'The noon table', { slug: 'noon-table' });
  await makePresenter(app, 1, { user: null, emission: Number(emission), name: 'Ana Sol' });
  const slot = { category: 'LIVE', layer: 'LIVE', duration: 2 * hour, emissionId: emission };
  const startDate = (day: number) => dateOf(Math.floor(now / dayLength) + day);
  const { create } = calendarOf(app, admin);
  await create({ ...slot, startDate: startDate(0), startTime: '11:30' });
  await create({ ...slot, startDate: startDate(0), startTime: '15:00' });
  await create({ ...slot, startDate: startDate(2), startTime: '16:10' });
});

describe('the schedule', () => {
  test('has a day, a week and a list, each with a link to the others', async () => {
    const [day, week, list, unknownView] = await Promise.all(
      ['', '?view=week', '?view=list', '?view=year'].map((query) => page(`en/schedule${query}`)),
    );
    for (const body of [day!, week!, list!]) {
      expect(body).toContain('The noon table');
      expect(body).toContain('<link rel="canonical" href="https://regie.example/site/horizon/en/schedule"/>');
      expect(body).toContain('hrefLang="x-default" href="https://regie.example/site/horizon/fr/schedule"');
      expect(body).toMatch(/<local-times zone="Etc\/GMT[^"]*" label="your time">/);
    }
    expect(/<nav class="views".*?<\/nav>/s.exec(week!)![0]).toMatch(
      /href="[^"]*schedule">Day.*schedule\?view=week" aria-current="page">Week.*schedule\?view=list">List/s,
    );
    expect(day).not.toContain('16:10');
    expect(week!.match(/<details/g)).toHaveLength(7);
    expect(week).toContain('16:10');
    // Each day is a heading above its programmes.
    expect(list).toMatch(/<h2><time dateTime="[\d-]{10}">.*<ol class="slots">.*<h2><time dateTime/s);
    expect(list).toContain('16:10 – 18:10');
    const mainOf = (body: string) => /<main.*<\/main>/s.exec(body)![0];
    expect(mainOf(unknownView!)).toBe(mainOf(day!));
  });

  test('is in Arabic from right to left too', async () => {
    expect(await page('ar/schedule?view=week')).toMatch(/dir="rtl".*أسبوع/s);
  });
});

describe('what plays', () => {
  test('has a page with the programme, its people, the next ones and the last songs', async () => {
    await addPlayed(app, await makeSong(app, 1), new Date(startsAt - 600_000).toISOString(), 180, {
      title: 'Tide song',
    });
    const body = await page('en/on-air');
    expect(body).toMatch(/<now-playing src="\/public\/horizon\/now-playing.json"/);
    expect(body).toMatch(/<h1><a data-now="programme" href="[^"]*noon-table">The noon table/);
    expect(body).toContain('<span data-now="presenters">Ana Sol</span>');
    expect(body).toMatch(/data-now="upcoming".*15:00/s);
    expect(body).toContain('Tide song');
    expect((await page('fr/on-air')).length).toBeGreaterThan(0);
  });

  test('is an entry of menus', async () => {
    expect(await page('en/team')).toMatch(/href="\/site\/horizon\/en\/on-air"[^>]*>On air now/);
  });

  test('is marked on the home page, the kiosk and the window of the player, without a player on the kiosk', async () => {
    for (const path of ['en', 'en/kiosk', 'en/listen']) {
      const body = await page(path);
      expect(body).toContain('data-now="programme"');
      expect(body).toContain('<script src="/assets/site.js" defer=""></script>');
    }
    expect(await page('en/kiosk')).not.toContain('<audio');
    // A script hides the programmes that have begun.
    expect(await page('en/kiosk')).toMatch(
      /<ol class="muted" data-now="upcoming"><li>Next: <time dateTime="/,
    );
  });

  test('has its programme in the document that pages may request, which has no other path of the portal', async () => {
    const document = (await get('/public/horizon/now-playing.json')).json();
    expect(document.programme).toMatchObject({
      title: 'The noon table',
      slug: 'noon-table',
      presenters: ['Ana Sol'],
    });
    const policy = String((await get('/site/horizon/en')).headers['content-security-policy']);
    expect(policy).toMatch(
      /connect-src \S+\/robots\.txt \S+\/site\/horizon\/ http:\/\/regie\.example\/public\/horizon\/now-playing\.json;/,
    );
    const own = await get('/public/lagune/now-playing.json', 'lagune.example');
    expect([own.statusCode, own.json().radio.slug]).toEqual([200, 'lagune']);
    const statusOf = async (path: string) => (await get(path, 'lagune.example')).statusCode;
    expect(await statusOf('/public/horizon/now-playing.json')).toBe(421);
    expect(await statusOf('/public/lagune/schedule.json')).toBe(404);
  });

  test('names people only while the website is public', async () => {
    await app.orm.em.fork().execute('update website set is_public = ? where radio_id = 1', [false]);
    const { database, services } = app.shared;
    const { programmeOnAir } = await import('../live/programmeOnAir.ts');
    const programme = await programmeOnAir({ database, radioId: 1 }, services.accounts.portalUrl());
    expect(programme).toMatchObject({ title: 'The noon table', presenters: [] });
    await app.orm.em.fork().execute('update website set is_public = ? where radio_id = 1', [true]);
  });
});
