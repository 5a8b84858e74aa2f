import { afterAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../../transport/observing/logging.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { ContentPreviews, previewLifetime } from './contentPreviews.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'proofreader', 'read Content');
const admin = await app.tokenOf('admin@demo.com');

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });

const preview = (id: string, token = admin) =>
  app.graphql('mutation ($id: ID!) { createContentPreview(id: $id) { path endsAt } }', { id }, token);

/** News with a draft beside it. */
async function drafted(title: string, draft: object) {
  const change = async (document: string, variables: object) =>
    Object.values((await app.graphql(document, variables, admin)).data)[0] as { id: string; version: number };
  const created = await change(
    'mutation ($title: String!) { createContent(input: { kind: NEWS, language: EN, title: $title }) { id version } }',
    { title },
  );
  const published = await change(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version } }',
    created,
  );
  await change(
    'mutation ($id: ID!, $version: Int!, $input: ContentPatch!) { saveContentDraft(id: $id, version: $version, draftVersion: 0, input: $input) { id version } }',
    { ...published, input: draft },
  );
  return published.id;
}

describe('a preview', () => {
  test('shows the draft as a page of the website, above it what it is, and is stored nowhere', async () => {
    const id = await drafted('Evening concert', { title: 'Night concert', body: '<p>At midnight</p>' });
    const { path } = (await preview(id)).data.createContentPreview;
    for (let time = 0; time < 2; time++) {
      const { statusCode, body, headers } = await get(path, { cookie: 'refresh=1' });
      expect(statusCode).toBe(200);
      for (const text of ['Night concert', 'At midnight', 'Preview, not published', 'Horizon'])
        expect(body).toContain(text);
      expect(body).not.toContain('Evening concert');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('etag');
    }
    expect((await get('/site/horizon/en/news/evening-concert')).body).toContain('Evening concert');
  });

  test('shows each save at once, and drafts of a website that is not public', async () => {
    const { data } = await app.graphql(
      'mutation { createContent(input: { kind: NEWS, language: FR, title: "Un brouillon" }) { id version } }',
      {},
      admin,
    );
    const { id, version } = data.createContent;
    const { path } = (await preview(id)).data.createContentPreview;
    expect((await get(path)).body).toContain('Aperçu, non publié');
    await app.graphql(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { title: "Deuxième essai" }) { id } }',
      { id, version },
      admin,
    );
    expect((await get(path)).body).toContain('Deuxième essai');
    const website = (await app.graphql('{ website { version } }', {}, admin)).data.website;
    const setPublic = (isPublic: boolean, given: number) =>
      app.graphql(
        'mutation ($version: Int!, $isPublic: Boolean!) { updateWebsite(version: $version, input: { isPublic: $isPublic }) { version } }',
        { version: given, isPublic },
        admin,
      );
    const hidden = (await setPublic(false, website.version)).data.updateWebsite;
    expect((await get(path)).statusCode).toBe(200);
    await setPublic(true, hidden.version);
  });

  test('is not found for guesses, for a deleted content and after its end', async () => {
    const id = await drafted('Guessed', { title: 'Guessed at' });
    const { path } = (await preview(id)).data.createContentPreview as { path: string };
    const ticket = path.split('/').at(-1)!;
    const guesses = [
      '1',
      ticket.slice(1),
      `${ticket.slice(0, -2)}AA`,
      `A${ticket.slice(1)}`,
      '%00',
      '..%2f..',
    ];
    for (const guess of guesses) expect((await get(`/preview/${guess}`)).statusCode).toBe(404);
    const issued = app.shared.services.contentPreviews.issue(
      'content',
      { radioId: 1, contentId: Number(id) },
      Date.now() - previewLifetime,
    );
    const ended = await get(`/preview/${issued.ticket}`);
    expect([ended.statusCode, ended.headers['cache-control']]).toEqual([404, 'private, no-store']);
    await app.graphql('mutation ($id: ID!) { deleteContent(id: $id) }', { id }, admin);
    expect((await get(path)).statusCode).toBe(404);
  });

  test('is made by people who may change the content, of their radio alone', async () => {
    const id = await drafted('Private', { title: 'More private' });
    expect((await preview(id, await app.as('proofreader'))).code).toBe('FORBIDDEN');
    expect((await preview('999999')).code).toBe('NOT_FOUND');
    const elsewhere = app.shared.services.contentPreviews.issue('content', {
      radioId: 2,
      contentId: Number(id),
    });
    expect((await get(`/preview/${elsewhere.ticket}`)).statusCode).toBe(404);
  });
});

describe('a ticket', () => {
  const previews = new ContentPreviews('s'.repeat(32));
  const content = { radioId: 3, contentId: 7 };

  test('opens its content until its end, and differs each time', () => {
    const { ticket, endsAt } = previews.issue('content', content, 1000);
    expect(endsAt.getTime()).toBe(1000 + previewLifetime);
    expect(previews.open('content', ticket, 999 + previewLifetime)).toEqual(content);
    expect(previews.open('content', ticket, 1000 + previewLifetime)).toBeUndefined();
    expect(previews.issue('content', content, 1000).ticket).not.toBe(ticket);
  });

  test('opens no preview of another kind', () => {
    const { ticket } = previews.issue('design', { radioId: 3 });
    expect(previews.open('design', ticket)).toEqual({ radioId: 3, contentId: 0 });
    for (const kind of ['content', 'site'] as const) expect(previews.open(kind, ticket)).toBeUndefined();
  });

  test('of another secret opens nothing', () => {
    const { ticket } = new ContentPreviews('t'.repeat(32)).issue('content', content);
    expect(previews.open('content', ticket)).toBeUndefined();
  });

  test('is left out of the log', () => {
    expect(pathOf('/preview/abc-123?x=1')).toBe('/preview/…');
  });
});
