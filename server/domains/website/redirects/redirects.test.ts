import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'redirectReader', 'read Redirect');
const admin = await app.tokenOf('admin@demo.com');
const get = (url: string) => app.server.inject({ method: 'GET', url });

const add = (path: string, target: string, token = admin) =>
  app.graphql(
    'mutation ($input: RedirectInput!) { createRedirect(input: $input) { id version path target } }',
    { input: { path, target } },
    token,
  );

async function added(path: string, target: string) {
  const { data, errors } = await add(path, target);
  expect(errors).toEqual([]);
  return data.createRedirect as { id: string; version: number; path: string; target: string };
}

const targetOf = async (id: string) =>
  (await app.graphql('query ($id: ID!) { redirect(id: $id) { target } }', { id }, admin)).data.redirect
    .target;

describe('a redirect', () => {
  test('leads from an address without a page, whether its language exists or not', async () => {
    await added('/en/old-news', '/en/news');
    await added('/blog/2019/post', 'https://example.com/archive');
    await added('/accueil', '/fr');
    for (const [path, location] of [
      ['en/old-news', '/site/horizon/en/news'],
      ['blog/2019/post', 'https://example.com/archive'],
      ['accueil', '/site/horizon/fr'],
    ]) {
      const { statusCode, headers } = await get(`/site/horizon/${path}`);
      expect([statusCode, headers['location']]).toEqual([301, location]);
    }
  });

  test('never hides a page, and does not work in another radio', async () => {
    await added('/en/schedule', '/en/news');
    expect((await get('/site/horizon/en/schedule')).statusCode).toBe(200);
    const { data } = await app.graphql('{ radios { items { slug } } }', {}, admin);
    const otherSlug = data.radios.items.find(({ slug }: { slug: string }) => slug !== 'horizon').slug;
    expect((await get(`/site/${otherSlug}/accueil`)).statusCode).toBe(404);
  });

  test('takes full addresses of the website, and addresses in any script, as paths', async () => {
    expect(await added('/site/horizon/ar/قديم/', '/site/horizon/ar/news?x=1')).toMatchObject({
      path: '/ar/قديم',
      target: '/ar/news',
    });
    const { headers } = await get(`/site/horizon/ar/${encodeURIComponent('قديم')}`);
    expect(headers['location']).toBe('/site/horizon/ar/news');
  });

  test.each([
    ['/', '/en', { path: 'invalid' }],
    ['javascript:alert(1)', '/en', { path: 'invalid' }],
    ['https://example.com/a', '/en', { path: 'invalid' }],
    ['https://example.com/site/horizon/a', '/en', { path: 'invalid' }],
    ['/en/a', 'javascript:alert(1)', { target: 'address' }],
    ['/en/a', 'mailto:hello@example.com', { target: 'address' }],
    ['/en/a', '/en/a', { target: 'loop' }],
    ['/en/a', '/site/horizon/en/a/', { target: 'loop' }],
    ['/en/old-news', '/en/team', { path: 'taken' }],
  ])('from %s to %s is refused', async (path, target, fields) => {
    expect(await add(path, target)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('is added by people with the right', async () => {
    expect((await add('/en/x', '/en', await app.as('redirectReader'))).code).toBe('FORBIDDEN');
  });
});

describe('a chain of redirects', () => {
  test('is flattened when it is entered from its end, and from its beginning', async () => {
    const last = await added('/en/c', '/en/news');
    expect((await added('/en/b', '/en/c')).target).toBe('/en/news');
    const first = await added('/en/1', '/en/2');
    await added('/en/2', '/en/3');
    expect(await targetOf(first.id)).toBe('/en/3');
    const change =
      'mutation ($id: ID!, $version: Int!, $input: RedirectPatch!) { updateRedirect(id: $id, version: $version, input: $input) { target } }';
    const input = { target: '/en/1' };
    const { data } = await app.graphql(change, { id: last.id, version: last.version, input }, admin);
    expect(data.updateRedirect.target).toBe('/en/3');
  });

  test('ends at a page, which comes before a redirect of its address', async () => {
    // `/en/schedule` is redirected too, but it is a page.
    expect((await added('/en/programme-grid', '/en/schedule')).target).toBe('/en/schedule');
    const grid = await get('/site/horizon/en/programme-grid');
    expect(grid.headers['location']).toBe('/site/horizon/en/schedule');
    const { id } = await added('/en/crew', '/en/team');
    await added('/en/team', '/en/news');
    expect(await targetOf(id)).toBe('/en/team');
    expect((await get('/site/horizon/en/crew')).headers['location']).toBe('/site/horizon/en/team');
    expect(await add('/en/team', '/en/crew')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('cannot be a loop', async () => {
    await added('/en/x', '/en/y');
    await added('/en/y', '/en/z');
    expect(await add('/en/z', '/en/x')).toMatchObject({ fields: { target: 'loop' } });
  });

  test('ends when its redirect is deleted', async () => {
    const { id } = await added('/en/gone', '/en/news');
    await app.graphql('mutation ($id: ID!) { deleteRedirect(id: $id) }', { id }, admin);
    expect((await get('/site/horizon/en/gone')).statusCode).toBe(404);
  });
});

describe('the former address of a content', () => {
  const run = async (document: string, variables: object) => {
    const { data, errors } = await app.graphql(document, variables, admin);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0];
  };
  interface Named {
    id: string;
    version: number;
  }
  const addContent = async (slug: string): Promise<Named> => {
    const input = { kind: 'NEWS', language: 'EN', title: slug, slug };
    const { id, version } = await run(
      'mutation ($input: ContentInput!) { createContent(input: $input) { id version } }',
      { input },
    );
    return run(
      'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version } }',
      { id, version },
    );
  };
  const rename = ({ id, version }: Named, slug: string): Promise<Named> =>
    run(
      'mutation ($id: ID!, $version: Int!, $input: ContentPatch!) { updateContent(id: $id, version: $version, input: $input) { id version } }',
      { id, version, input: { slug } },
    );
  interface Listed extends Named {
    path: string;
    target: string;
    isAutomatic: boolean;
  }
  const listed = async (path: string): Promise<Listed[]> =>
    (
      await run(
        'query ($filter: RedirectFilter) { redirects(filter: $filter) { items { id version path target isAutomatic } } }',
        { filter: { path: { eq: path } } },
      )
    ).items;
  const change = (redirect: Listed, input: object) =>
    app.graphql(
      'mutation ($id: ID!, $version: Int!, $input: RedirectPatch!) { updateRedirect(id: $id, version: $version, input: $input) { target isAutomatic } }',
      { id: redirect.id, version: redirect.version, input },
      admin,
    );
  const locationOf = async (slug: string) => (await get(`/site/horizon/en/news/${slug}`)).headers['location'];

  test('is in the list, follows further changes, and redirects until it is deleted', async () => {
    const content = await rename(await addContent('tide-1'), 'tide-2');
    expect(await listed('/en/news/tide-1')).toMatchObject([{ target: '/en/news/tide-2', isAutomatic: true }]);
    await rename(content, 'tide-3');
    const [first] = await listed('/en/news/tide-1');
    expect(first).toMatchObject({ target: '/en/news/tide-3', isAutomatic: true });
    expect(await locationOf('tide-1')).toBe('/site/horizon/en/news/tide-3');
    await run('mutation ($id: ID!) { deleteRedirect(id: $id) }', { id: first!.id });
    expect((await get('/site/horizon/en/news/tide-1')).statusCode).toBe(404);
    expect(await locationOf('tide-2')).toBe('/site/horizon/en/news/tide-3');
  });

  test('leaves the list when the content has it again, also when it is renamed back and forth', async () => {
    let content = await addContent('ebb-1');
    for (const slug of ['ebb-2', 'ebb-1', 'ebb-2', 'ebb-1']) content = await rename(content, slug);
    expect(await listed('/en/news/ebb-1')).toEqual([]);
    expect(await listed('/en/news/ebb-2')).toMatchObject([{ target: '/en/news/ebb-1' }]);
    expect(await locationOf('ebb-2')).toBe('/site/horizon/en/news/ebb-1');
  });

  test('tells visitors no address of a content that they do not see', async () => {
    const content = await rename(await addContent('secret-1'), 'secret-2');
    await run(
      'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: WITHDRAW) { id } }',
      { id: content.id, version: content.version },
    );
    const { statusCode, headers } = await get('/site/horizon/en/news/secret-1');
    expect([statusCode, headers['location']]).toEqual([404, undefined]);
  });

  test('cannot be edited into a loop, and is a redirect like others once it is edited', async () => {
    await rename(await addContent('loop-1'), 'loop-2');
    const [former] = await listed('/en/news/loop-1');
    expect(await change(former!, { target: '/en/news/loop-1' })).toMatchObject({
      fields: { target: 'loop' },
    });
    await added('/en/elsewhere', '/en/news/loop-1');
    expect((await listed('/en/elsewhere'))[0]!.target).toBe('/en/news/loop-2');
    expect(await add('/en/news/loop-2', '/en/news/loop-1')).toMatchObject({ fields: { target: 'loop' } });
    const { data } = await change(former!, { target: '/en/team' });
    expect(data.updateRedirect).toEqual({ target: '/en/team', isAutomatic: false });
    expect(await locationOf('loop-1')).toBe('/site/horizon/en/team');
  });

  test('takes redirects along that somebody entered for the address', async () => {
    const content = await addContent('quay-1');
    await added('/en/old-quay', '/en/news/quay-1');
    await added('/en/news/quay-2', '/en/news/quay-1');
    await rename(content, 'quay-2');
    expect(await listed('/en/old-quay')).toMatchObject([{ target: '/en/news/quay-2', isAutomatic: false }]);
    // The page has that address now: the redirect would lead to itself.
    expect(await listed('/en/news/quay-2')).toEqual([]);
  });
});
