import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Focus } from '../../../kit/images/crop.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { designsOf } from '../testing/designs.ts';
import { chooseByWeight, type ShownBanner } from './chosenBanners.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'advertiser', 'read Banner', 'create Banner', 'update Banner');
await addRole(app, 'bannerReader', 'read Banner');
const admin = await app.tokenOf('admin@demo.com');
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';

const get = (url: string, device = browser, remoteAddress = '192.0.2.1') =>
  app.server.inject({ method: 'GET', url, headers: { 'user-agent': device }, remoteAddress });
const news = async () => (await get('/site/horizon/en/news')).body;

const create = (input: object, token = admin) =>
  app.graphql(
    'mutation ($input: BannerInput!) { createBanner(input: $input) { id version key status link } }',
    { input: { name: 'Summer', position: 'TOP', isActive: true, ...input } },
    token,
  );

async function newBanner(input: object): Promise<{ id: string; version: number; key: string }> {
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  return data.createBanner;
}

const update = (id: string, version: number, input: object) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int!, $input: BannerPatch!) { updateBanner(id: $id, version: $version, input: $input) { version status } }',
    { id, version, input },
    admin,
  );

async function sendPicture(
  id: string,
  payload: Buffer,
): Promise<{ version: number; picture: string; pictureFocus: Focus }> {
  const sent = await app.server.inject({
    method: 'PUT',
    url: `/uploads/banners/${id}/picture`,
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
    payload,
  });
  expect(sent.statusCode).toBe(200);
  return sent.json();
}

/** Address of the crop of a picture on a page. */
const cropIn = (page: string, picture: string) =>
  new RegExp(`/site-pictures/${/[\da-f]{32}/.exec(picture)![0]}-3x1-\\d+-\\d+-960-[\\w-]+\\.webp`).exec(page);

async function sizeOf(url: string) {
  const { width, height } = await sharp((await get(url)).rawPayload).metadata();
  return [width, height];
}

const countsOf = async (id: string) => {
  await app.shared.services.bannerCounts.flush();
  const { data } = await app.graphql(
    'query ($id: ID!) { banner(id: $id) { viewCount clickCount countsByDay { day views clicks } } }',
    { id },
    admin,
  );
  return data.banner as {
    viewCount: number;
    clickCount: number;
    countsByDay: Array<{ day: string; views: number; clicks: number }>;
  };
};

afterEach(() => void vi.useRealTimers());

// The tests bring their own banners.
beforeAll(async () => {
  const { data } = await app.graphql('{ banners(perPage: 100) { items { id } } }', {}, admin);
  for (const { id } of data.banners.items)
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
});

describe('the link of a banner', () => {
  test.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['/site/horizon/en/news', '/site/horizon/en/news'],
    ['', ''],
  ])('may be %s', async (link, stored) => {
    const { data } = await create({ link });
    expect(data.createBanner.link).toBe(stored);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'example.com',
    'https://user:secret@example.com',
  ])('is refused as %s', async (link) => {
    expect(await create({ link })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { link: 'address' } });
  });
});

describe('a banner', () => {
  test('is created by people with the right, ends after its start, and has a weight of 1 to 10', async () => {
    expect((await create({}, await app.as('bannerReader'))).code).toBe('FORBIDDEN');
    expect((await create({}, await app.as('advertiser'))).errors).toEqual([]);
    const period = { publishedFrom: '2026-05-02T10:00:00.000Z', publishedUntil: '2026-05-02T10:00:00.000Z' };
    expect(await create(period)).toMatchObject({ fields: { publishedUntil: 'endBeforeStart' } });
    for (const weight of [0, 11]) expect((await create({ weight })).code).toBe('BAD_USER_INPUT');
    const banner = await newBanner({ publishedFrom: '2026-05-02T10:00:00.000Z' });
    expect(
      await update(banner.id, banner.version, { publishedUntil: '2026-05-01T10:00:00.000Z' }),
    ).toMatchObject({ fields: { publishedUntil: 'endBeforeStart' } });
  });

  test('is seen by visitors while it is active and inside its dates', async () => {
    const hour = 3_600_000;
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    const states = [
      ['OFF', { isActive: false }],
      ['SCHEDULED', { publishedFrom: at(hour) }],
      ['ENDED', { publishedFrom: at(-2 * hour), publishedUntil: at(-hour) }],
      ['SHOWN', { publishedFrom: at(-hour), publishedUntil: at(hour) }],
      ['INCOMPLETE', { text: '' }],
    ] as const;
    for (const [status, input] of states) {
      const text = `Concert ${status.toLowerCase()}`;
      const { data } = await create({ text, ...input });
      const { id, key, status: found } = data.createBanner;
      expect(found).toBe(status);
      const isShown = status === 'SHOWN';
      expect((await news()).includes(text)).toBe(isShown);
      expect((await get(`/site/horizon/seen/${key}`)).statusCode).toBe(isShown ? 200 : 404);
      const { data: filtered } = await app.graphql(
        'query ($status: BannerStatus!) { banners(filter: { status: { eq: $status } }, perPage: 100) { items { id } } }',
        { status },
        admin,
      );
      expect(filtered.banners.items).toContainEqual({ id });
      await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
      expect(await news()).not.toContain(text);
    }
  });

  test('appears at its moment and leaves at its end, also on a cached page', async () => {
    // Pages are cached for at most a minute: the moments lie within it, so that only they can end a cached page.
    const now = Date.now();
    vi.setSystemTime(now);
    const [publishedFrom, publishedUntil] = [now + 20_000, now + 40_000];
    const { id, key } = await newBanner({
      text: 'For a while',
      publishedFrom: new Date(publishedFrom).toISOString(),
      publishedUntil: new Date(publishedUntil).toISOString(),
    });
    const isShownAt = async (moment: number) => {
      vi.setSystemTime(moment);
      const isFollowed = (await get(`/site/horizon/seen/${key}`)).statusCode === 200;
      const isOnPage = (await news()).includes('For a while');
      expect(isFollowed).toBe(isOnPage);
      return isOnPage;
    };
    expect(await isShownAt(publishedFrom - 1)).toBe(false);
    expect(await isShownAt(publishedFrom)).toBe(true);
    expect(await isShownAt(publishedUntil - 1)).toBe(true);
    expect(await isShownAt(publishedUntil)).toBe(false);
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
  });

  test('is neither counted nor followed while the website is not public', async () => {
    const { id, key } = await newBanner({ text: 'Too early', link: 'https://example.com/early' });
    const setPublic = async (isPublic: boolean) => {
      const { data } = await app.graphql('{ website { version } }', {}, admin);
      const { errors } = await app.graphql(
        'mutation ($version: Int!, $isPublic: Boolean!) { updateWebsite(version: $version, input: { isPublic: $isPublic }) { id } }',
        { version: data.website.version, isPublic },
        admin,
      );
      expect(errors).toEqual([]);
    };
    const statuses = async () =>
      Promise.all(['go', 'seen'].map(async (path) => (await get(`/site/horizon/${path}/${key}`)).statusCode));
    expect(await statuses()).toEqual([302, 200]);
    await setPublic(false);
    expect(await statuses()).toEqual([404, 404]);
    await setPublic(true);
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
  });

  test('with a picture needs an alternative text before visitors see it', async () => {
    const { id, key } = await newBanner({ position: 'FOOTER' });
    const plain = { create: { width: 900, height: 300, channels: 3, background: 'teal' } } as const;
    const { version, picture } = await sendPicture(id, await sharp(plain).png().toBuffer());
    expect(await news()).not.toContain(key);
    const { data } = await update(id, version, { pictureAlt: 'The harbour at night' });
    expect(data.updateBanner.status).toBe('SHOWN');
    const shown = await news();
    expect(shown).toContain('alt="The harbour at night"');
    const [url] = cropIn(shown, picture)!;
    expect(await sizeOf(url)).toEqual([960, 320]);
    expect(await update(id, data.updateBanner.version, { pictureAlt: ' ' })).toMatchObject({
      fields: { pictureAlt: 'required' },
    });
  });

  test('is cropped around the focus of its picture, which the upload guesses', async () => {
    const { id } = await newBanner({ position: 'TOP', pictureAlt: 'A star', weight: 10 });
    const star = { create: { width: 80, height: 80, channels: 3, background: 'gold' } } as const;
    const tall = { create: { width: 1200, height: 1800, channels: 3, background: '#334' } } as const;
    const bright = await sharp(tall)
      .composite([{ input: star, left: 600, top: 1600 }])
      .png()
      .toBuffer();
    const { version, picture, pictureFocus } = await sendPicture(id, bright);
    expect(pictureFocus.y).toBeGreaterThan(70);
    const brightest = async () => {
      const [url] = cropIn(await news(), picture)!;
      expect(await sizeOf(url)).toEqual([960, 320]);
      return (await sharp((await get(url)).rawPayload).stats()).channels[0]!.max;
    };
    expect(await brightest()).toBeGreaterThan(200);
    const { data } = await update(id, version, { pictureFocus: { x: 50, y: 0 } });
    expect(await brightest()).toBeLessThan(100);
    expect((await update(id, data.updateBanner.version, { pictureFocus: { x: 50, y: 101 } })).code).toBe(
      'BAD_USER_INPUT',
    );
    // Pictures of older versions have no whole file.
    const { storage } = app.shared.services;
    await storage.delete(picture.slice('/files/'.length).replace('-960.', '-whole.'));
    expect(await brightest()).toBeLessThan(100);
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
  });

  test('counts neither views nor clicks in a preview, where its link leads to its target', async () => {
    const link = 'https://shop.example/preview';
    const { id, key } = await newBanner({ text: 'Look first', position: 'SIDEBAR', link });
    expect(await news()).toMatch(new RegExp(`/go/${key}.*/seen/${key}`, 's'));
    const { data } = await app.graphql('mutation { createSitePreview { path } }', {}, admin);
    const { body } = await get(`${data.createSitePreview.path}/en/news`);
    expect(body).toContain(`href="${link}"`);
    expect(body).not.toContain(key);
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
  });

  test('shows its text as text, and is in no other radio', async () => {
    const { id, key } = await newBanner({ text: '<script>alert(1)</script>', position: 'SIDEBAR' });
    const body = await news();
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>alert');
    const { data } = await app.graphql('{ radios { items { slug } } }', {}, admin);
    const otherSlug = data.radios.items.find(({ slug }: { slug: string }) => slug !== 'horizon').slug;
    expect((await get(`/site/${otherSlug}/go/${key}`)).statusCode).toBe(404);
    await app.graphql('mutation ($id: ID!) { deleteBanner(id: $id) }', { id }, admin);
  });
});

describe('views and clicks', () => {
  test('are counted by day without cookies, and a click leads to the stored link alone', async () => {
    const { id, key } = await newBanner({
      text: 'Open day',
      link: 'https://example.com/open',
      position: 'TOP',
    });
    expect(await news()).toContain(`href="/site/horizon/go/${key}"`);
    const addressIn = (body: string) => new RegExp(`/site/horizon/seen/${key}\\?page=\\w+`).exec(body)![0];
    // The player shows many pages in one document, in which a browser requests an address once.
    expect(addressIn(await news())).not.toBe(addressIn((await get('/site/horizon/en/team')).body));
    expect((await get(addressIn(await news()))).statusCode).toBe(200);
    const seen = await get(`/site/horizon/seen/${key}`);
    expect(seen.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/svg+xml',
    });
    const clicked = await get(`/site/horizon/go/${key}?to=https://evil.example&link=x`);
    expect([clicked.statusCode, clicked.headers['location']]).toEqual([302, 'https://example.com/open']);
    for (const { headers } of [seen, clicked]) expect(headers).not.toHaveProperty('set-cookie');
    const { viewCount, clickCount, countsByDay } = await countsOf(id);
    expect([viewCount, clickCount, countsByDay.length]).toEqual([2, 1, 30]);
    expect(countsByDay.at(-1)).toMatchObject({ views: 2, clicks: 1 });
  });

  test('leave out known programs, requests for headers, and repetitions from one network', async () => {
    const { id, key } = await newBanner({ text: 'Choir', link: '/site/horizon/en' });
    const { id: flooded, key: floodedKey } = await newBanner({ text: 'Flood', link: '/site/horizon/en' });
    for (const device of ['Googlebot/2.1', 'curl/8.0', '']) {
      await get(`/site/horizon/seen/${key}`, device);
      expect((await get(`/site/horizon/go/${key}`, device)).statusCode).toBe(302);
    }
    await app.server.inject({
      method: 'HEAD',
      url: `/site/horizon/go/${key}`,
      headers: { 'user-agent': browser },
    });
    expect(await countsOf(id)).toMatchObject({ viewCount: 0, clickCount: 0 });
    for (let click = 0; click < 8; click++) await get(`/site/horizon/go/${floodedKey}`);
    await get(`/site/horizon/go/${floodedKey}`, browser, '198.51.100.7');
    expect((await countsOf(flooded)).clickCount).toBe(6);
  });

  test('of guessed keys are not found', async () => {
    for (const key of ['1', 'a'.repeat(16), '%00', '..%2f..'])
      expect((await get(`/site/horizon/go/${key}`)).statusCode).toBe(404);
  });
});

describe('the choice among the banners of a position', () => {
  const banner = (key: string, weight: number) => ({ key, weight }) as ShownBanner;

  test('follows the weights', () => {
    const banners = [banner('often', 8), banner('rarely', 2)];
    const chosen = Array.from({ length: 2000 }, (_, turn) => chooseByWeight(banners, `turn ${turn}`)!.key);
    const share = chosen.filter((key) => key === 'often').length / chosen.length;
    expect(share).toBeGreaterThan(0.76);
    expect(share).toBeLessThan(0.84);
  });

  test('is the same for the same turn, and nothing without banners', () => {
    const banners = [banner('a', 1), banner('b', 1), banner('c', 1)];
    expect(chooseByWeight(banners, 'x')).toBe(chooseByWeight(banners, 'x'));
    expect(chooseByWeight([], 'x')).toBeUndefined();
  });
});

test('a section of the home page shows a banner of its position', async () => {
  await newBanner({ text: 'Between the news', position: 'BETWEEN_CONTENTS' });
  const section = { key: 'banner', kind: 'BANNER', isHidden: false, count: 1, texts: [] };
  const shown = await designsOf(app, admin).show({ sections: [section] });
  expect(shown.code).toBeUndefined();
  expect((await get('/site/horizon/en')).body).toContain('Between the news');
});
