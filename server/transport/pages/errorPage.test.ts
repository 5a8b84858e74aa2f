import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { errorTexts, type PageFailure } from './errorTexts.ts';

const clientDir = await mkdtemp(join(tmpdir(), 'regie-errors-'));
await writeFile(join(clientDir, 'index.html'), '<p>portal</p>');
const own = 'horizon.example';
const app = await createTestApp(
  {
    env: {
      PUBLIC_URL: 'https://regie.example',
      WEBSITE_HOSTS: `horizon=https://${own}`,
      CLIENT_DIR: clientDir,
      LOG_LEVEL: 'silent',
    },
  },
  afterAll,
);
const admin = await app.tokenOf('admin@demo.com');

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const form = 'application/x-www-form-urlencoded';

const visit = (url: string, host = 'regie.example', { headers, ...more }: InjectOptions = {}) =>
  app.server.inject({ url, ...more, headers: { accept: browser, host, ...headers } });

type Response = Awaited<ReturnType<typeof visit>>;

/** Checks that a response is the error page for a failure, with the language of the address first. */
function expectPage({ body, headers }: Response, failure: PageFailure, language = 'en'): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const { document } = new JSDOM(body).window;
  const root = document.documentElement;
  const title = document.querySelector('title')!.textContent;
  const { direction, texts } = errorTexts[language]!;
  expect([root.getAttribute('lang'), root.getAttribute('dir'), title]).toEqual([
    language,
    direction,
    texts[failure].title,
  ]);
  const sections = [...document.querySelectorAll('section')].map((section) => ({
    language: section.getAttribute('lang')!,
    direction: section.getAttribute('dir'),
    texts: [...section.children].map(({ textContent }) => textContent),
  }));
  expect(sections.map((section) => section.language).toSorted()).toEqual(['ar', 'en', 'fr']);
  expect(sections[0]!.language).toBe(language);
  for (const section of sections) {
    const of = errorTexts[section.language]!;
    const { title: heading, text } = of.texts[failure];
    expect(section).toMatchObject({ direction: of.direction, texts: [heading, text] });
  }
  expect(document.querySelector('script, main, link, img, a')).toBeNull();
  expect(body).not.toMatch(/horizon|lagune/i);
  expect(String(headers['content-security-policy'])).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
  );
  expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' });
}

const setPublic = async (isPublic: boolean) => {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { version } }',
    { version: data.website.version, input: { isPublic } },
    admin,
  );
  expect(errors).toEqual([]);
};

describe('a visitor gets a page when', () => {
  test('the website is not public', async () => {
    await setPublic(false);
    for (const [path, language] of [
      ['/fr/news', 'fr'],
      ['/ar', 'ar'],
    ]) {
      const answer = await visit(path!, own);
      expect(answer.statusCode).toBe(404);
      expectPage(answer, 'notFound', language);
    }
    await setPublic(true);
    expect((await visit('/fr/news', own)).statusCode).toBe(200);
  });

  test.each([
    ['no radio has the address', '/site/nowhere/fr/news', 'regie.example', 'fr'],
    ['no radio has the short address', '/site/nowhere', 'regie.example', 'en'],
    ['the address is that of all websites', '/site', 'regie.example', 'en'],
    ['the website does not have the language', '/site/lagune/xx', 'regie.example', 'en'],
    ['the own host does not have the language', '/xx/news', own, 'en'],
    ['the address on the own host lacks the language', '/news', own, 'en'],
    ['there is no sound at the address', '/site/lagune/audio/1/1', 'regie.example', 'en'],
  ])('%s', async (_, url, host, language) => {
    const answer = await visit(url, host);
    expect(answer.statusCode).toBe(404);
    expectPage(answer, 'notFound', language);
  });

  test.each(['/preview/ended', '/preview/site/ended/en', '/preview/site/ended', '/preview/design/ended/en'])(
    'the preview has ended: %s',
    async (url) => {
      const answer = await visit(url);
      expect(answer.statusCode).toBe(404);
      expectPage(answer, 'previewEnded');
    },
  );

  test('the host belongs to another radio', async () => {
    const answer = await visit('/site/lagune/ar/news', own);
    expect(answer.statusCode).toBe(421);
    expectPage(answer, 'wrongHost');
  });

  test('the address is malformed', async () => {
    const answer = await visit('/site/%zz/en');
    expect(answer.statusCode).toBe(400);
    expectPage(answer, 'unreadable');
  });

  test.each([
    [413, 'tooLarge', form, `message=${'x'.repeat(140_000)}`],
    [415, 'unreadableForm', 'application/json', '{"name":5}'],
  ] as const)('a form is refused with %s', async (status, failure, type, payload) => {
    const answer = await visit('/site/lagune/fr/contact', undefined, {
      method: 'POST',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expectPage(answer, failure, 'fr');
  });

  test('the server fails', async () => {
    vi.spyOn(app.shared.services.contentPreviews, 'open').mockImplementation(() => {
      throw new Error('broken');
    });
    const answer = await visit('/preview/site/ticket/ar');
    vi.restoreAllMocks();
    expect(answer.statusCode).toBe(500);
    expectPage(answer, 'fault', 'ar');
    expect(answer.body).not.toContain('broken');
  });
});

test('a visitor with too many requests gets a page that says when to come back', async () => {
  const limited = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1' } });
  const get = () =>
    limited.server.inject({
      url: '/site/nowhere/fr',
      headers: { accept: browser },
      remoteAddress: '192.0.2.1',
    });
  for (let request = 0; request < 5; request++) expect((await get()).statusCode).toBe(404);
  const answer = await get();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expectPage(answer, 'tooMany', 'fr');
});

test('programs get errors as JSON, with the code', async () => {
  for (const accept of ['*/*', 'application/json'])
    for (const [url, host] of [
      ['/site/nowhere/fr', 'regie.example'],
      ['/preview/ended', 'regie.example'],
      ['/site/lagune/fr', own],
    ] as const) {
      const answer = await visit(url, host, { headers: { accept } });
      expect(answer.json().errors[0].extensions).toMatchObject({ code: 'NOT_FOUND' });
      expect(answer.headers['vary']).toBe('accept');
    }
});

test('every failure has texts in each language', () => {
  const [english, ...furtherLanguages] = Object.values(errorTexts).map(({ texts }) => Object.keys(texts));
  for (const keys of furtherLanguages) expect(keys).toEqual(english);
});
