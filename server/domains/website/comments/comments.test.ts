import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { executeAsVisitor } from '../../../../tools/testing/asVisitor.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { maxOfContent, maxWaiting } from './sendComment.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const { commentForms } = app.shared.services;

const minute = 60_000;
const filled = { name: 'Ada Merle', email: 'ada@example.com', text: 'Well written.' };

/** The newest blog post in English, and a service. */
let post: { id: number; slug: string; path: string };
let services: { slug: string };

const contentWhere = async (kind: string, language = 'EN') => {
  const { data } = await app.graphql(
    'query ($filter: ContentFilter) { contents(filter: $filter, sort: [{ publishedFrom: DESC }], perPage: 1) { items { id slug } } }',
    { filter: { kind: { eq: kind }, language: { eq: language } } },
    admin,
  );
  return data.contents.items[0] as { id: string; slug: string };
};

async function setWebsite(input: object): Promise<void> {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { version } }',
    { version: data.website.version, input },
    admin,
  );
  expect(errors).toEqual([]);
}

beforeAll(async () => {
  const { id, slug } = await contentWhere('BLOG');
  post = { id: Number(id), slug, path: `/site/horizon/en/blog/${slug}` };
  services = await contentWhere('SERVICE');
});

const proofOf = async ({ age = minute, contentId = post.id, radioId = 1, isSolved = true } = {}) => {
  const challenge = await commentForms.challengeOf(radioId, contentId, Date.now() - age);
  const solution = isSolved ? await solveChallenge({ challenge, deriveKey }) : undefined;
  return JSON.stringify({ challenge, solution });
};

let lastNetwork = 0;
const send = async (form: object = {}, path = post.path, remoteAddress?: string) =>
  app.server.inject({
    method: 'POST',
    url: `${path}/comment`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ website: '', ...filled, proof: await proofOf(), ...form }).toString(),
    remoteAddress: remoteAddress ?? `192.0.2.${++lastNetwork}`,
  });

const page = async (path = post.path) => (await app.server.inject(path)).body;
const stored = async (text: string) => {
  const { data } = await app.graphql(
    'query ($search: String) { webComments(search: $search) { items { id status text email parent { id } } } }',
    { search: text },
    admin,
  );
  return data.webComments.items as Array<{
    id: string;
    status: string;
    email: string;
    parent: { id: string } | null;
  }>;
};
const move = async (ids: string[], step: string, token = admin) =>
  app.graphql(
    'mutation ($ids: [ID!]!, $step: WebCommentStep!) { moveWebComments(ids: $ids, step: $step) { id status } }',
    { ids, step },
    token,
  );

/** Makes the author of an address known by an approved comment. */
async function approveAuthor(email: string): Promise<void> {
  await send({ email, text: `First of ${email}` });
  const [comment] = await stored(`First of ${email}`);
  expect((await move([comment!.id], 'APPROVE')).errors).toEqual([]);
}

let author = 0;
let email = '';
beforeEach(() => (email = `visitor${++author}@example.com`));

describe('the comments below a content', () => {
  test('are the approved ones with their answers, on a page without cookies', async () => {
    const { body, headers } = await app.server.inject(post.path);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toContain('<h2 id="comments-heading">3 comments</h2>');
    for (const text of ['three of these singles', 'jumble sale', 'list of titles'])
      expect(body).toContain(text);
    for (const text of ['B sides', 'Cheap records', '@example.com"']) expect(body).not.toContain(text);
    expect(body).toMatch(/<comment-form challenge="[^"]+\/comment\.json"/);
  });

  test.each([
    ['FR', 'fr', '2 commentaires'],
    ['AR', 'ar', 'تعليقان'],
  ])('are those of the language %s, with their number in words', async (language, tag, heading) => {
    const { slug } = await contentWhere('BLOG', language);
    const body = await page(`/site/horizon/${tag}/blog/${encodeURIComponent(slug)}`);
    expect(body).toContain(`<h2 id="comments-heading">${heading}</h2>`);
    expect(body).toContain(`dir="${tag === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  test('exist for news and blog posts that allow them, on websites that allow them', async () => {
    expect(await page(`/site/horizon/en/services/${services.slug}`)).not.toContain('comment-form');
    const allow = async (allowsComments: boolean) => {
      const { data } = await app.graphql(
        'query ($id: ID!) { content(id: $id) { version } }',
        { id: post.id },
        admin,
      );
      const { errors } = await app.graphql(
        'mutation ($id: ID!, $version: Int!, $input: ContentPatch!) { updateContent(id: $id, version: $version, input: $input) { id } }',
        { id: post.id, version: data.content.version, input: { allowsComments } },
        admin,
      );
      expect(errors).toEqual([]);
    };
    const answers = async () => [
      (await page()).includes('comment-form'),
      (await app.server.inject(`${post.path}/comment`)).statusCode,
      (await app.server.inject(`${post.path}/comment.json`)).statusCode,
      (await send()).statusCode,
    ];
    await allow(false);
    expect(await answers()).toEqual([false, 404, 404, 404]);
    await allow(true);
    await setWebsite({ allowsComments: false });
    expect(await answers()).toEqual([false, 404, 404, 404]);
    await setWebsite({ allowsComments: true, isPublic: false });
    expect((await send()).statusCode).toBe(404);
    await setWebsite({ isPublic: true, isInMaintenance: true });
    expect((await send()).statusCode).toBe(503);
    await setWebsite({ isInMaintenance: false });
    expect((await page()).includes('comment-form')).toBe(true);
  });

  test('show HTML as text and make no links', async () => {
    await approveAuthor(email);
    await send({ email, name: '<b>Eve</b>', text: '<script>alert(1)</script> https://evil.example' });
    const body = await page();
    expect(body).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; https://evil.example');
    expect(body).not.toContain('href="https://evil.example');
  });
});

test('a preview has neither comments nor their form', async () => {
  const { data } = await app.graphql('mutation { createSitePreview { path } }', {}, admin);
  const path = `${data.createSitePreview.path}/en/blog/${post.slug}`;
  const { statusCode, body } = await app.server.inject(path);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/comments-heading|comment-form/);
  for (const file of ['comment', 'comment.json'])
    expect((await app.server.inject(`${path}/${file}`)).statusCode).toBe(404);
  expect((await send({}, path)).statusCode).toBe(404);
});

describe('the form of a comment', () => {
  test.each([
    ['name', { name: ' ' }, 'required'],
    ['email', { email: 'ada@' }, 'email'],
    ['text', { text: 'x'.repeat(2001) }, 'tooLong'],
  ])('says at the field %s what is wrong, and keeps what was typed', async (name, input, problem) => {
    const { statusCode, body } = await send(input);
    expect(statusCode).toBe(400);
    expect(body).toContain(`id="comment-${name}-problem" data-problem="${problem}"`);
    expect(body).toContain(`value="${{ ...filled, ...input }.email}"`);
    expect(body).toContain({ ...filled, ...input }.text);
  });

  test.each([
    ['sooner than a person could', () => proofOf({ age: 500 }), 'tooFast'],
    ['after a day', () => proofOf({ age: 86_400_000 + minute }), 'expired'],
    ['with the challenge of another content', () => proofOf({ contentId: post.id + 1 }), 'expired'],
    ['with the challenge of another radio', () => proofOf({ radioId: 2 }), 'expired'],
    [
      'with a challenge that is made up',
      async () => '{"challenge":{"parameters":{},"signature":"00"}}',
      'expired',
    ],
    ['with a proof that is no JSON', async () => '[[[['.repeat(400), 'expired'],
    ['from a cached page, without scripts', async () => '', 'unchecked'],
  ])('that is sent %s comes back with its text', async (_, proof, problem) => {
    const { statusCode, body } = await send({ proof: await proof() });
    expect(statusCode).toBe(400);
    expect(body).toContain(`data-problem="${problem}"`);
    expect(body).toContain('Well written.');
  });

  test('of a program that fills in the hidden field is answered as if it were sent', async () => {
    const { statusCode, headers } = await send({ website: 'https://spam.example', text: 'Cheap watches' });
    expect([statusCode, headers['location']]).toEqual([303, `${post.path}/comment?sent=waiting`]);
    expect(await stored('Cheap watches')).toEqual([]);
  });

  test('that is sent twice adds one comment', async () => {
    const form = { email, proof: await proofOf(), text: 'Only once' };
    const answers = await Promise.all([send(form), send(form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await stored('Only once')).toHaveLength(1);
  });

  test('gets its challenge from the server, for the script of the page', async () => {
    const { headers, body } = await app.server.inject(`${post.path}/comment.json`);
    expect(headers['cache-control']).toBe('private, no-store');
    const { parameters } = JSON.parse(body) as Challenge;
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '00' });
  });

  test('takes fewer comments from a network without a solved proof of work', async () => {
    const sendFrom = async (network: string, isSolved: boolean, index: number) =>
      (await send({ email: `${index}.${email}`, proof: await proofOf({ isSolved }) }, post.path, network))
        .statusCode;
    const unsolved = [await sendFrom('198.51.100.1', false, 1), await sendFrom('198.51.100.1', false, 2)];
    expect(unsolved).toEqual([303, 429]);
    const solved = [];
    for (let index = 0; index < 4; index++) solved.push(await sendFrom('198.51.100.2', true, 10 + index));
    expect(solved).toEqual([303, 303, 303, 429]);
  });
});

describe('a comment', () => {
  test('of a newcomer waits for approval, and appears once it is approved', async () => {
    const { headers } = await send({ email, text: 'A first comment' });
    expect(headers['location']).toBe(`${post.path}/comment?sent=waiting`);
    expect(await page(String(headers['location']))).toContain('It appears after approval.');
    expect(await page()).not.toContain('A first comment');
    const [comment] = await stored('A first comment');
    expect(comment).toMatchObject({ status: 'WAITING', email });
    await move([comment!.id], 'APPROVE');
    expect(await page()).toContain('A first comment');
    await move([comment!.id], 'REFUSE');
    expect(await page()).not.toContain('A first comment');
  });

  test('of an author with an approved comment appears at once, with a link to it', async () => {
    await approveAuthor(email);
    const { headers } = await send({ email: email.toUpperCase(), text: 'A second comment' });
    const confirmation = await page(String(headers['location']));
    const [comment] = await stored('A second comment');
    expect(confirmation).toContain('Your comment is published');
    expect(confirmation).toContain(`href="${post.path}#comment-${comment!.id}"`);
    expect(await page()).toContain('A second comment');
  });

  test('is confirmed as published once it is approved, and below its own content alone', async () => {
    await send({ email, text: 'Published or not' });
    const [comment] = await stored('Published or not');
    const { id } = comment!;
    const isPublished = async (path: string) =>
      (await page(`${path}/comment?sent=${id}`)).includes('Your comment is published');
    expect(await isPublished(post.path)).toBe(false);
    await move([id], 'APPROVE');
    expect(await isPublished(post.path)).toBe(true);
    const { data } = await app.graphql(
      '{ contents(filter: { kind: { eq: BLOG }, language: { eq: EN }, state: { eq: PUBLISHED } }) { items { slug } } }',
      {},
      admin,
    );
    const { slug } = data.contents.items.find((content: { slug: string }) => content.slug !== post.slug);
    expect(await isPublished(`/site/horizon/en/blog/${slug}`)).toBe(false);
  });

  test.each([
    ['without a solved proof of work', {}, { isSolved: false }],
    ['with a word of the list', { text: 'Visit the CASINÓ now' }, {}],
    ['with more than two links', { text: 'http://a.example https://b.example www.c.example' }, {}],
  ])('of a known author waits %s', async (_, form, proof) => {
    await setWebsite({ commentWords: 'lottery\ncasino\n' });
    await approveAuthor(email);
    const { headers } = await send({ email, ...form, proof: await proofOf(proof) });
    expect(headers['location']).toBe(`${post.path}/comment?sent=waiting`);
  });

  test('with a word of the list inside another word, and two links, does not wait', async () => {
    await setWebsite({ commentWords: 'ass' });
    await approveAuthor(email);
    const { headers } = await send({ email, text: 'Classic! http://a.example http://b.example' });
    expect(headers['location']).toMatch(/sent=\d+$/);
  });

  test('of an author whose comment was marked as spam waits', async () => {
    await approveAuthor(email);
    await send({ email, text: `Spam of ${email}` });
    await move([(await stored(`Spam of ${email}`))[0]!.id], 'MARK_SPAM');
    expect((await send({ email, text: 'Again' })).headers['location']).toMatch(/sent=waiting$/);
  });

  test('answers an approved comment of the same content, and no answer', async () => {
    const [top] = await stored('three of these singles');
    const [answer] = await stored('jumble sale');
    expect(await page(`${post.path}/comment?to=${top!.id}`)).toContain('Reply to Maud');
    await send({ email, text: 'An answer', to: top!.id });
    expect(await stored('An answer')).toMatchObject([{ parent: { id: top!.id } }]);
    const { statusCode, body } = await send({ email, text: 'Too deep', to: answer!.id });
    expect(statusCode).toBe(400);
    expect(body).toContain('data-problem="closed"');
    expect((await app.server.inject(`${post.path}/comment?to=${answer!.id}`)).statusCode).toBe(404);
  });

  test('answers no comment that visitors do not see, and the form does not show its text', async () => {
    await send({ email, text: 'Waiting for approval' });
    const [waiting] = await stored('Waiting for approval');
    const form = await app.server.inject(`${post.path}/comment?to=${waiting!.id}`);
    expect(form.statusCode).toBe(404);
    expect(form.body).not.toContain('Waiting for approval');
    const sent = await send({ email, text: 'Too early an answer', to: waiting!.id });
    expect(sent.statusCode).toBe(400);
    expect(sent.body).not.toContain('Waiting for approval');
    expect(await stored('Too early an answer')).toEqual([]);
  });
});

test('staff get one notification of all comments that wait, until they read it', async () => {
  await send({ email, text: 'Notice one' });
  await send({ email: `second.${email}`, text: 'Notice two' });
  const notices = await notificationsOf(app, admin, 'website.commentWaiting');
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    subject: expect.stringMatching(/^\d+ comments are waiting for approval/),
  });
});

describe('a visitor', () => {
  const execute = (query: string) => executeAsVisitor(app, query);
  const count = async () => {
    const { data } = await execute(
      `{ webComments(filter: { contentId: { eq: "${post.id}" } }) { totalItems } }`,
    );
    return (data!['webComments'] as { totalItems: number }).totalItems;
  };
  const readPost = async () => {
    const { data } = await app.graphql(
      'query ($id: ID!) { content(id: $id) { version publishedFrom } }',
      { id: post.id },
      admin,
    );
    return data.content as { version: number; publishedFrom: string };
  };
  const movePost = async (step: string, period: object = {}) => {
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!, $step: ContentStep!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: $step, from: $from, until: $until) { id } }',
      { id: post.id, version: (await readPost()).version, step, ...period },
      admin,
    );
    expect(errors).toEqual([]);
  };

  test('reads approved comments only', async () => {
    await send({ email, text: 'Hidden while it waits' });
    const { data, errors } = await execute('{ webComments(perPage: 100) { items { name text sentAt } } }');
    expect(errors).toBeUndefined();
    const texts = JSON.stringify(data);
    expect(texts).toContain('three of these singles');
    for (const text of ['Hidden while', 'B sides', 'Cheap records', 'Boring'])
      expect(texts).not.toContain(text);
  });

  test('reads no comments of a content that is not published, and no answers to a hidden comment', async () => {
    const before = await count();
    const [top] = await stored('three of these singles');
    await move([top!.id], 'REFUSE');
    expect(await count()).toBeLessThan(before - 1);
    await move([top!.id], 'APPROVE');
    await movePost('WITHDRAW');
    expect(await count()).toBe(0);
    await movePost('PUBLISH');
    expect(await count()).toBe(before);
  });

  test('reads the comments of a content from its moment on, until its end, and while it allows comments', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * minute).toISOString();
    const before = await count();
    expect(before).toBeGreaterThan(0);
    const { publishedFrom } = await readPost();
    await movePost('RESCHEDULE', { from: hoursAgo(-1) });
    expect(await count()).toBe(0);
    await movePost('RESCHEDULE', { from: hoursAgo(2), until: hoursAgo(1) });
    expect(await count()).toBe(0);
    await movePost('RESCHEDULE', { from: publishedFrom, until: null });
    expect(await count()).toBe(before);
    const allow = async (allowsComments: boolean) =>
      app.graphql(
        'mutation ($id: ID!, $version: Int!, $input: ContentPatch!) { updateContent(id: $id, version: $version, input: $input) { id } }',
        { id: post.id, version: (await readPost()).version, input: { allowsComments } },
        admin,
      );
    await allow(false);
    expect(await count()).toBe(0);
    await allow(true);
    expect(await count()).toBe(before);
  });

  test.each(['email', 'status', 'content { id }', 'version'])('may not read %s', async (field) => {
    const { errors } = await execute(`{ webComments { items { ${field} } } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('many comments', () => {
  /** Adds copies of a comment until the content has enough of them in a status. */
  const fill = (status: string, count: number) =>
    app.shared.database.transaction(async (transaction) =>
      transaction.run(
        `insert into web_comment (version, created_at, updated_at, search_text, guarded_search_text, radio_id, content_id, status, name, email, text, sent_at, author_mark, send_key)
         select 1, created_at, updated_at, '', '', radio_id, content_id, '${status}', 'Flood', 'flood@example.com', 'Flood', sent_at, 'flood', '${status}' || number.n
         from web_comment, (with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers) as number
         where web_comment.text like 'I had three of these%'`,
        [],
      ),
    );
  const empty = () =>
    app.shared.database.transaction(async (transaction) =>
      transaction.run("delete from web_comment where name = 'Flood'", []),
    );

  test('that wait close the form to newcomers, who keep their text, and to nobody else', async () => {
    await approveAuthor(email);
    await fill('WAITING', maxWaiting);
    const { statusCode, headers, body } = await send({ email: `new.${email}`, text: 'One too many' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '3600']);
    expect(body).toContain('data-problem="queueFull"');
    expect(body).toContain('One too many');
    expect(await stored('One too many')).toEqual([]);
    expect((await send({ email, text: 'From a known author' })).headers['location']).toMatch(/sent=\d+$/);
    await empty();
  });

  test('of a content are shown in pages, and close its form', async () => {
    await approveAuthor(email);
    await fill('APPROVED', maxOfContent);
    const { statusCode, body } = await send({ email, text: 'One too many' });
    expect(statusCode).toBe(400);
    expect(body).toContain('data-problem="closed"');
    // The database was written past the events that say that pages changed.
    const [top] = await stored('three of these singles');
    await move([top!.id], 'REFUSE');
    await move([top!.id], 'APPROVE');
    const first = await page();
    expect(first).toContain(`href="${post.path}?comments=2#comments"`);
    expect(first).not.toContain('three of these singles');
    const confirmation = await page(`${post.path}/comment?sent=${top!.id}`);
    const [, own] = /href="([^"]+)#comment-\d+"/.exec(confirmation)!;
    expect(await page(own!)).toContain(`id="comment-${top!.id}"`);
    expect((await app.server.inject(`${post.path}?comments=70`)).statusCode).toBe(404);
    await empty();
  });
});
