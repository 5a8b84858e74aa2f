import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

/** The path of the card that a page names. */
async function cardOf(page: string): Promise<string> {
  const { body } = await get(page);
  return new URL(/property="og:image" content="([^"]+)"/.exec(body)![1]!).href.replace(
    /^https?:\/\/[^/]+/,
    '',
  );
}

async function newContent(title: string, more: object = {}) {
  const { data } = await app.graphql(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input: { kind: 'NEWS', language: 'EN', title, ...more } },
    admin,
  );
  return data.createContent as { id: string; version: number; slug: string };
}

const move = async ({ id, version }: { id: string; version: number }, step: string, from?: string) => {
  const { data } = await app.graphql(
    'mutation ($id: ID!, $version: Int!, $step: ContentStep!, $from: DateTimeISO) { moveContent(id: $id, version: $version, step: $step, from: $from) { id version slug } }',
    { id, version, step, from },
    admin,
  );
  return data.moveContent as { id: string; version: number; slug: string };
};

describe('the card of a page', () => {
  test('is a JPEG of 1200 x 630 pixels, named with its size and its alternative text', async () => {
    const { body } = await get('/site/horizon/en/schedule');
    expect(body).toContain('<meta property="og:image:width" content="1200"/>');
    expect(body).toContain('<meta property="og:image:height" content="630"/>');
    expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const path = await cardOf('/site/lagune/en');
    const card = await get(path);
    expect(card.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
    expect(card.headers['set-cookie']).toBeUndefined();
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const again = await get(path, { 'if-none-match': String(card.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('changes its address with its title, so that networks load it again', async () => {
    const content = await move(await newContent('A first title'), 'PUBLISH');
    const page = `/site/horizon/en/news/${content.slug}`;
    const first = await cardOf(page);
    expect((await get(first)).statusCode).toBe(200);
    await app.graphql(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { title: "A second title" }) { id } }',
      content,
      admin,
    );
    const second = await cardOf(page);
    expect(second).not.toBe(first);
    const [firstCard, secondCard] = [await get(first), await get(second)];
    expect(secondCard.statusCode).toBe(200);
    expect(firstCard.rawPayload.equals(secondCard.rawPayload)).toBe(true);
  });

  test('shows the picture of a content around its focus', async () => {
    const content = await newContent('Pictured');
    const halves = await sharp({ create: { width: 900, height: 2000, channels: 3, background: 'blue' } })
      .composite([
        { input: { create: { width: 900, height: 1000, channels: 3, background: 'red' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    await app.server.inject({
      method: 'PUT',
      url: `/uploads/website/${content.id}/picture`,
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
      payload: halves,
    });
    const { data } = await app.graphql(
      `mutation ($id: ID!, $version: Int!) {
        updateContent(id: $id, version: $version, input: { pictureAlt: "A <b> & 'wall'", pictureFocus: { x: 50, y: 100 } }) { id version slug }
      }`,
      { id: content.id, version: content.version + 1 },
      admin,
    );
    const out = await move(data.updateContent, 'PUBLISH');
    const { body } = await get(`/site/horizon/en/news/${out.slug}`);
    expect(body).toContain('property="og:image:alt" content="A &lt;b&gt; &amp; &#x27;wall&#x27;"');
    const card = await get(await cardOf(`/site/horizon/en/news/${out.slug}`));
    const { data: pixel } = await sharp(card.rawPayload)
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(pixel[2]! - pixel[0]!).toBeGreaterThan(150);
  });

  test('is drawn for every title: markup, control characters, emoji, long words, Arabic', async () => {
    const titles = [
      '<span foreground="red">& "quotes" \'',
      '</span><b>',
      'Tab\tand 🎉 emoji 👩‍👩‍👧',
      'W'.repeat(160),
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(2),
      'مهرجان الشاطئ ليلة السبت القادم مع فرقة Horizon 2026',
    ];
    for (const [index, title] of titles.entries()) {
      const content = await move(await newContent(title, { slug: `drawn-${index}` }), 'PUBLISH');
      const card = await get(await cardOf(`/site/horizon/en/news/${content.slug}`));
      expect([title, card.statusCode]).toEqual([title, 200]);
      const { channels } = await sharp(card.rawPayload).stats();
      expect(channels.some(({ stdev }) => stdev > 10)).toBe(true);
    }
  });

  test('does not exist for drafts, before and after the publication, and for what is not there', async () => {
    const content = await newContent('Secret plans', { slug: 'secret-plans' });
    const path = '/site/horizon/en/news/secret-plans/card.jpg';
    expect((await get(path)).statusCode).toBe(404);
    const scheduled = await move(content, 'PUBLISH', '2999-01-01T00:00:00.000Z');
    expect((await get(path)).statusCode).toBe(404);
    const out = await move(await move(scheduled, 'WITHDRAW'), 'PUBLISH');
    expect((await get(path)).statusCode).toBe(200);
    await move(out, 'WITHDRAW');
    expect((await get(path)).statusCode).toBe(404);
    for (const url of [
      '/site/horizon/en/blog/secret-plans/card.jpg',
      '/site/horizon/en/nowhere/x/card.jpg',
      '/site/horizon/en/programmes/none/card.jpg',
      '/site/horizon/en/programmes/none/none/card.jpg',
      '/site/none/en/card.jpg',
      '/site/horizon/xx/card.jpg',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  test('of a website that is not public does not exist', async () => {
    const setPublic = (isPublic: boolean) =>
      app.orm.em.fork().execute('update website set is_public = ? where radio_id = 2', [isPublic]);
    await setPublic(false);
    expect((await get('/site/lagune/fr/card.jpg')).statusCode).toBe(404);
    await setPublic(true);
    expect((await get('/site/lagune/fr/card.jpg')).statusCode).toBe(200);
  });

  test('of programmes and episodes exists while visitors can open them', async () => {
    const emission = await makeEmission(app, 1, { slug: 'carded', title: 'Carded', state: 'RUNNING' });
    await makePodcast(app, 1, { emission });
    const medium = await makeGeneric(app, 1, { duration: 400_000 });
    const episodeOf = async (state: string) => {
      const publishedAt = state === 'PUBLISHED' ? new Date(Date.now() - 3_600_000) : null;
      const id = await makeEpisode(app, 1, { emission, medium, state, publishedAt });
      const [row] = await app.orm.em.fork().execute('select guid from episode where id = ?', [id]);
      return `/site/horizon/en/programmes/carded/${String(row!.guid)}`;
    };
    expect((await get(await cardOf('/site/horizon/en/programmes/carded'))).statusCode).toBe(200);
    expect((await get(await cardOf(await episodeOf('PUBLISHED')))).statusCode).toBe(200);
    expect((await get(`${await episodeOf('DRAFT')}/card.jpg`)).statusCode).toBe(404);
  });
});

test('previews name no card', async () => {
  const content = await newContent('Previewed');
  const { data } = await app.graphql(
    'mutation ($id: ID!) { createContentPreview(id: $id) { path } }',
    { id: content.id },
    admin,
  );
  expect((await get(data.createContentPreview.path)).body).not.toContain('og:image');
});
