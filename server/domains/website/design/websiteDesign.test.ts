import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { addPlayed } from '../../broadcasting/testing/airItems.ts';
import { makeSong } from '../../library/testing/library.ts';
import { designsOf } from '../testing/designs.ts';
import { SiteTemplate } from './designChoices.ts';
import { templateStyles } from './templateStyles.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'onlooker', 'read Website');
await addRole(app, 'columnist', 'update Content');
const admin = await app.tokenOf('admin@demo.com');
const designs = designsOf(app, admin);

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });
const home = async (language = 'en') => (await get(`/site/horizon/${language}`)).body;
const stylePathIn = (page: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(page)![1]!;
const styleIn = async (page: string) => (await get(stylePathIn(page))).body;

const { MAGAZINE: magazine, MUSIC: music } = templateStyles;
const withText = (text: string) => ({ style: { ...magazine, light: { ...magazine.light, text } } });

beforeEach(async () => {
  await designs.show({ template: 'MAGAZINE', style: magazine });
});

describe('the colours of a website', () => {
  test.each(Object.entries(templateStyles))(
    'of the template %s are easy to read',
    async (template, style) => {
      const { website, code } = await designs.save({ template, style });
      expect(code).toBeUndefined();
      expect(website.draft!.design.template).toBe(template);
      expect((await designs.publish(website)).website.design.warnings).toEqual([]);
    },
  );

  test('are refused below a contrast of 3:1, each at its field', async () => {
    const light = { ...magazine.light, text: '#999999', accent: '#dddddd' };
    const dark = { ...magazine.dark, primary: '#222222' };
    expect(await designs.save({ style: { ...magazine, light, dark } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: {
        'style.light.text': 'lowContrast',
        'style.light.accent': 'lowContrast',
        'style.dark.primary': 'lowContrast',
      },
    });
    expect((await designs.read()).draft).toBeNull();
  });

  test('are stored with a warning between 3:1 and 4.5:1', async () => {
    const { website } = await designs.show(withText('#8a8a8a'));
    expect(website.design.warnings).toMatchObject([
      { isDark: false, colour: 'TEXT', behind: 'BACKGROUND' },
      { isDark: false, colour: 'TEXT', behind: 'SURFACE' },
    ]);
    for (const { ratio } of website.design.warnings) expect(ratio).toBeGreaterThanOrEqual(3);
  });

  test.each(['red', '#fff', '#FFFFFF', '#123456;}body{display:none', 'url(https://evil.example)'])(
    'are nothing else than #rrggbb: %s',
    async (text) => expect((await designs.save(withText(text))).code).toBe('BAD_USER_INPUT'),
  );
});

test.each([
  'https://evil.example/logo.png',
  '/files/website-design/../secret.webp',
  '/files/avatars/0123456789abcdef0123456789abcdef-64.webp',
  'javascript:alert(1)',
])('a logo is an uploaded one alone: %s', async (logo) => {
  expect((await designs.save({ style: { ...magazine, logo } })).code).toBe('BAD_USER_INPUT');
});

test('pages name the icon, or else the logo, or else the one that comes with every website', async () => {
  const iconOf = async () => /<link rel="icon" [^>]*href="([^"]+)"/.exec(await home())?.[1];
  expect(await iconOf()).toBe('/assets/station.svg');
  const folder = '/files/website-design';
  const [logo, favicon] = [`${folder}/${'a1'.repeat(16)}-640.webp`, `${folder}/${'b2'.repeat(16)}-192.webp`];
  await designs.show({ style: { ...magazine, logo } });
  expect(await iconOf()).toBe(logo);
  await designs.show({ style: { ...magazine, logo, favicon } });
  expect(await iconOf()).toBe(favicon);
});

describe('the style sheet', () => {
  test('changes its address with each value, and is stored by browsers forever', async () => {
    const path = stylePathIn(await home());
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toContain(`--primary:${magazine.light.primary}`);
    await designs.show({ style: music });
    const next = stylePathIn(await home());
    expect(next).not.toBe(path);
    expect(await styleIn(await home())).toContain(`--primary:${music.light.primary}`);
  });

  test('of the former design is served to pages that a browser still shows, and no other one', async () => {
    const path = stylePathIn(await home());
    await designs.show({ style: music });
    expect((await get(path)).statusCode).toBe(200);
    await designs.show({ style: { ...music, corners: 'ROUND' } });
    expect((await get(path)).statusCode).toBe(404);
    for (const guess of ['magazine-0123456789.css', '5b2fc4-0123456789.css', 'style.css'])
      expect((await get(`/site-style/horizon/${guess}`)).statusCode).toBe(404);
    const file = stylePathIn(await home())
      .split('/')
      .at(-1);
    expect((await get(`/site-style/nowhere/${file}`)).statusCode).toBe(404);
  });

  test('is not served while the website is not public', async () => {
    const path = stylePathIn(await home());
    const setPublic = async (isPublic: boolean) => {
      const { version } = await designs.read();
      const { errors } = await app.graphql(
        'mutation ($version: Int!, $isPublic: Boolean!) { updateWebsite(version: $version, input: { isPublic: $isPublic }) { id } }',
        { version, isPublic },
        admin,
      );
      expect(errors).toEqual([]);
    };
    await setPublic(false);
    expect((await get(path)).statusCode).toBe(404);
    await setPublic(true);
    expect((await get(path)).statusCode).toBe(200);
  });

  test('loads fonts of its own host, and none for the font of the device', async () => {
    await designs.show({ style: { ...magazine, headingFont: 'LORA', bodyFont: 'INTER' } });
    const css = await styleIn(await home());
    expect(css).toContain('"Site Lora"');
    expect([...css.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/assets\/fonts\/noto-naskh-arabic-arabic-[\da-f]{8}\.woff2$/),
      ]),
    );
    expect(css).toMatch(/:root\{[^}]*--heading-font:"Site Lora",Georgia/);
    expect(css).toMatch(/:root:lang\(ar\)\{--heading-font:"Site Lora","Site Lora Arabic",/);
    expect(css).not.toMatch(/url\((?!\/assets\/fonts\/)/);
    await designs.show({ style: { ...magazine, headingFont: 'SYSTEM', bodyFont: 'SYSTEM' } });
    expect(await styleIn(await home())).not.toContain('@font-face');
  });

  test.each(Object.keys(SiteTemplate))(
    'of %s names no side of the page, so that Arabic is mirrored',
    async (template) => {
      await designs.show({ template });
      const css = await styleIn(await home('ar'));
      expect(css).not.toMatch(/[{;](?:margin|padding|border|inset)?-?(?:left|right|top|bottom)[:-]/);
    },
  );
});

describe('the templates', () => {
  test('differ in their pages', async () => {
    await addPlayed(app, await makeSong(app, 1), new Date(Date.now() - 600_000).toISOString(), 180);
    const section = (kind: string) => ({
      key: kind.toLowerCase(),
      kind,
      isHidden: false,
      count: 4,
      texts: [],
    });
    const sections = ['HERO', 'NEWS', 'SCHEDULE', 'SONGS'].map(section);
    await designs.show({ template: 'MAGAZINE', sections });
    const menuOf = (page: string) => /<header class="top">.*?<\/header>/s.exec(page)![0];
    expect(await home()).toMatch(/class="part part-news"/);
    expect(menuOf(await home())).not.toContain('#part-');
    await designs.show({ template: 'MUSIC' });
    expect(await home()).toContain('class="stage"');
    await designs.show({ template: 'COMMUNITY' });
    const community = await home();
    for (const key of ['news', 'schedule', 'songs']) {
      expect(menuOf(community)).toContain(`href="#part-${key}"`);
      expect(community).toContain(`id="part-${key}"`);
    }
    // Its other pages have the menu of pages.
    expect(menuOf((await get('/site/horizon/en/team')).body)).toContain('/site/horizon/en/news');
  });

  test.each(Object.keys(SiteTemplate))('%s has pages in Arabic, with one main heading', async (template) => {
    await designs.show({ template });
    const page = await home('ar');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    for (const path of ['schedule', 'playlist', 'programmes', 'kiosk'])
      expect((await get(`/site/horizon/ar/${path}`)).statusCode).toBe(200);
  });
});

describe('a draft of the design', () => {
  test('is seen by no visitor until it is published, and then at once', async () => {
    const before = await home();
    await designs.save({ template: 'MUSIC', style: music });
    expect(await home()).toBe(before);
    const { website } = await designs.publish();
    expect(website).toMatchObject({ draft: null, design: { template: 'MUSIC' } });
    expect(await home()).toContain('class="stage"');
  });

  test('holds the parts that were saved one after the other', async () => {
    await designs.save({ template: 'MUSIC' });
    await designs.save({ style: music });
    const contact = [{ key: 'contact', kind: 'CONTACT', isHidden: false, count: 1, texts: [] }];
    const { website } = await designs.save({ sections: contact });
    expect(website.draft!.design).toMatchObject({
      template: 'MUSIC',
      style: { light: { primary: music.light.primary } },
      sections: [{ key: 'contact' }],
    });
    await designs.discard();
  });

  test('conflicts with what somebody else saved or published meanwhile', async () => {
    const read = await designs.read();
    const { website: mine } = await designs.save({ template: 'MUSIC' }, read);
    expect((await designs.save({ template: 'COMMUNITY' }, read)).code).toBe('CONFLICT');
    const { website: theirs } = await designs.save({ template: 'COMMUNITY' }, mine);
    for (const stale of [await designs.publish(mine), await designs.discard(mine)])
      expect(stale.code).toBe('CONFLICT');
    await designs.publish(theirs);
    expect((await designs.takeBack(theirs)).code).toBe('CONFLICT');
  });

  test('is discarded without a trace', async () => {
    const before = await home();
    await designs.save({ template: 'MUSIC' });
    expect((await designs.discard()).website).toMatchObject({
      draft: null,
      design: { template: 'MAGAZINE' },
    });
    expect((await designs.discard()).code).toBeUndefined();
    expect(await home()).toBe(before);
  });

  test('is written, published and previewed with the right to update the website alone', async () => {
    const { website } = await designs.save({ template: 'MUSIC' });
    for (const role of ['onlooker', 'columnist']) {
      const token = await app.as(role);
      const theirs = designsOf(app, token);
      for (const refused of [
        await theirs.save({ template: 'COMMUNITY' }, website),
        await theirs.publish(website),
        await theirs.discard(website),
        await theirs.takeBack(website),
      ])
        expect(refused.code).toBe('FORBIDDEN');
      const { errors } = await app.graphql('mutation { createDesignPreview { path } }', {}, token);
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
      const upload = await app.server.inject({
        method: 'PUT',
        url: '/uploads/website/design/logo',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
        payload: 'x',
      });
      expect(upload.statusCode).toBe(403);
    }
    await designs.discard();
  });
});

describe('taking back', () => {
  test('shows the former design, and the later one when it is repeated; a draft stays', async () => {
    await designs.show({ template: 'MUSIC' });
    await designs.save({ template: 'COMMUNITY' });
    const { website } = await designs.takeBack();
    expect(website).toMatchObject({
      design: { template: 'MAGAZINE' },
      formerDesign: { template: 'MUSIC' },
      draft: { design: { template: 'COMMUNITY' } },
    });
    expect(await home()).not.toContain('class="stage"');
    expect((await designs.takeBack()).website.design.template).toBe('MUSIC');
    // The draft does not know of either: saving it again does.
    expect((await designs.publish()).code).toBe('CONFLICT');
    await designs.save({});
    expect((await designs.publish()).website.design.template).toBe('COMMUNITY');
  });

  test('is refused when nothing was published before', async () => {
    await app.orm.em.fork().execute('update website set former_design = null where radio_id = 1');
    expect(await designs.takeBack()).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: { version: 'unknown' },
    });
  });
});

describe('the preview of a design', () => {
  const previewPath = async () =>
    (await app.graphql('mutation { createDesignPreview { path } }', {}, admin)).data.createDesignPreview.path;

  test('is the page of the server with the draft, and each later save, stored nowhere', async () => {
    const path = await previewPath();
    await designs.save({ template: 'MUSIC', style: music });
    const { body, headers } = await get(`${path}fr`);
    expect(body).toContain('class="stage"');
    expect(body).toContain('Aperçu, non publié');
    expect(body).toMatch(/data-section="hero"/);
    expect(await home()).not.toContain('data-section');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const style = await get(stylePathIn(body));
    expect(style.body).toContain(`--primary:${music.light.primary}`);
    expect(style.headers['cache-control']).toBe('private, no-store');
    await designs.save({ template: 'COMMUNITY' });
    expect((await get(`${path}ar`)).body).toContain('href="#part-news"');
    await designs.discard();
  });

  test('answers 404 to guesses, other languages and tickets of contents', async () => {
    const path = await previewPath();
    const { ticket } = app.shared.services.contentPreviews.issue('content', {
      radioId: 1,
      contentId: 1,
    });
    const guesses = [`${path}de`, path.replace(/\/$/, ''), '/preview/design/guess/en'];
    for (const guess of [...guesses, `/preview/design/${ticket}/en`])
      expect((await get(guess)).statusCode).toBe(404);
    const [, design] = /design\/([^/]+)\//.exec(path)!;
    for (const address of [`/preview/${design}`, `/preview/site/${design}/en`])
      expect((await get(address)).statusCode).toBe(404);
  });
});
