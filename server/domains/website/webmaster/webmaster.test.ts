import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'siteReader', 'read Website');
const admin = await app.tokenOf('admin@demo.com');
const get = (url: string) => app.server.inject({ method: 'GET', url });

async function setWebsite(input: object) {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  return app.graphql(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id version maintenanceUntil socialLinks legalTexts { page language text } } }',
    { version: data.website.version, input },
    admin,
  );
}

const saveWebsite = async (input: object) => {
  const { data, errors } = await setWebsite(input);
  expect(errors).toEqual([]);
  return data.updateWebsite;
};

const hour = 3_600_000;

describe('a website in maintenance', () => {
  test('answers 503 with a page in the language of the address, and the end as Retry-After', async () => {
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + hour);
    const maintenanceTexts = [{ language: 'FR', text: 'Nous changeons de serveur.' }];
    await saveWebsite({ isInMaintenance: true, maintenanceTexts, maintenanceUntil: until.toISOString() });
    for (const path of [
      '',
      '/news',
      '/programmes',
      '/sitemap.xml',
      '/news/feed.xml',
      '/contact',
      '/no-such-page',
    ]) {
      const { statusCode, headers } = await get(`/site/horizon/fr${path}`);
      expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, until.toUTCString()]);
    }
    const { body } = await get('/site/horizon/fr');
    expect(body).toContain('Nous changeons de serveur.');
    expect(body).toContain(`dateTime="${until.toISOString()}"`);
    expect(body).not.toContain('<nav');
    expect((await get('/site/horizon/en')).body).toContain('The radio plays on.');
  });

  test('ends at its end, or when it is switched off', async () => {
    await saveWebsite({ isInMaintenance: true, maintenanceUntil: new Date(Date.now() - 1000).toISOString() });
    expect((await get('/site/horizon/en/team')).statusCode).toBe(200);
    const { maintenanceUntil } = await saveWebsite({ maintenanceUntil: null });
    expect(maintenanceUntil).toBeNull();
    const endless = await get('/site/horizon/en/podcasts');
    expect([endless.statusCode, endless.headers['retry-after']]).toEqual([503, '3600']);
    await saveWebsite({ isInMaintenance: false });
    expect((await get('/site/horizon/en/podcasts')).statusCode).toBe(200);
  });

  test('is readable for people with a preview, whose links stay inside it and whose pages are stored nowhere', async () => {
    await saveWebsite({ isInMaintenance: true });
    const preview = (token: string) =>
      app.graphql('mutation { createSitePreview { path endsAt } }', {}, token);
    expect((await preview(await app.as('siteReader'))).code).toBe('FORBIDDEN');
    const { path } = (await preview(admin)).data.createSitePreview;
    const { statusCode, headers, body } = await get(`${path}/en`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('Preview of the website');
    expect(body).toContain(`href="${path}/en/news"`);
    expect(body).toContain(`href="${path}/fr"`);
    expect((await get(`${path}/en/news`)).statusCode).toBe(200);
    await saveWebsite({ isInMaintenance: false, isPublic: false });
    expect((await get(`${path}/en`)).statusCode).toBe(200);
    await saveWebsite({ isPublic: true });
  });

  test('is not shown for guessed tickets, nor for the ticket of a content', async () => {
    const { ticket } = app.shared.services.contentPreviews.issue('content', {
      radioId: 1,
      contentId: 1,
    });
    for (const guess of ['1', ticket, '%00'])
      expect((await get(`/preview/site/${guess}/en`)).statusCode).toBe(404);
  });
});

describe('a legal page', () => {
  test('exists in the languages in which it has a text, sanitised, linked in the footer', async () => {
    const html = '<p>Published by Horizon</p><script>alert(1)</script>';
    const { legalTexts } = await saveWebsite({
      legalTexts: [
        { page: 'IMPRINT', language: 'EN', text: html },
        { page: 'PRIVACY', language: 'EN', text: ' ' },
      ],
    });
    expect(legalTexts).toEqual([{ page: 'IMPRINT', language: 'EN', text: '<p>Published by Horizon</p>' }]);
    expect((await get('/site/horizon/en/legal/imprint')).body).toContain('<p>Published by Horizon</p>');
    expect((await get('/site/horizon/en')).body).toContain('href="/site/horizon/en/legal/imprint"');
    for (const path of ['en/legal/privacy', 'fr/legal/imprint', 'en/legal/x'])
      expect((await get(`/site/horizon/${path}`)).statusCode).toBe(404);
    const { headers } = await get('/site/horizon/legal/imprint');
    expect(headers['location']).toMatch(/^\/site\/horizon\/(en|fr|ar)\/legal\/imprint$/);
  });

  test('has one text in each language', async () => {
    const text = { page: 'TERMS', language: 'EN', text: '<p>x</p>' };
    expect(await setWebsite({ legalTexts: [text, text] })).toMatchObject({ fields: { legalTexts: 'taken' } });
  });
});

describe('the contact addresses', () => {
  test('are in the footer as text and links, and social links lead to the web alone', async () => {
    for (const link of ['javascript:alert(1)', 'mailto:a@example.com', '/admin', 'example.com'])
      expect(await setWebsite({ socialLinks: [link] })).toMatchObject({ fields: { socialLinks: 'link' } });
    const { socialLinks } = await saveWebsite({
      phone: '+33 2 96 00 00 00',
      postalAddress: '1 quai du Port\n22000 Saint-Brieuc <b>',
      socialLinks: ['https://www.instagram.com/horizon'],
    });
    expect(socialLinks).toEqual(['https://www.instagram.com/horizon']);
    const { body } = await get('/site/horizon/en');
    expect(body).toContain('href="tel:+33296000000"');
    expect(body).toContain('22000 Saint-Brieuc &lt;b&gt;');
    expect(body).toContain('>Instagram</a>');
  });
});

describe('search engines', () => {
  test('receive noindex for a website, and do not find its sitemaps, when indexing is off', async () => {
    await saveWebsite({ isIndexed: false });
    expect((await get('/site/horizon/en/news')).body).toContain('<meta name="robots" content="noindex"/>');
    expect((await get('/robots.txt')).body).not.toContain('/site/horizon/');
    await saveWebsite({ isIndexed: true });
    expect((await get('/site/horizon/en/news')).body).not.toContain('noindex');
  });

  test('do not find the sitemaps of a website that is not public', async () => {
    await saveWebsite({ isPublic: false });
    expect((await get('/robots.txt')).body).not.toContain('/site/horizon/');
    await saveWebsite({ isPublic: true });
    expect((await get('/robots.txt')).body).toContain('/site/horizon/');
  });

  test('find the title suffix, the description and the picture on pages without their own', async () => {
    const { id } = await saveWebsite({ titleSuffix: 'Horizon 98.4', description: 'The radio of the coast' });
    const payload = await sharp({ create: { width: 1300, height: 700, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { statusCode } = await app.server.inject({
      method: 'PUT',
      url: `/uploads/websites/${id}/picture`,
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
      payload,
    });
    expect(statusCode).toBe(200);
    const { body } = await get('/site/horizon/en/team');
    expect(body).toContain('<title>Team · Horizon 98.4</title>');
    expect(body).toContain('<meta name="description" content="The radio of the coast"/>');
    const [, picture] = /og:image" content="https?:\/\/[^/]+([^"]+\.jpg)"/.exec(body)!;
    expect((await get(picture!)).headers['content-type']).toBe('image/jpeg');
  });
});
