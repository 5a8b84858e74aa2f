import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../testing/json.ts';
import { attacks } from '../../../testing/attacks.ts';
import { countStatements } from '../../../testing/running/statements.ts';
import { addRole, createTestApp } from '../../../testing/testApp.ts';
import { cleanHtml } from '../../../kit/html/cleanHtml.ts';
import { BlogPost } from './blogPost.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read BlogPost', 'create BlogPost', 'update BlogPost', 'delete BlogPost');
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');
const author = await app.as('columnist');
const other = await app.as('author');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const fields = `id version title slug status excerpt content tags publishedAt isMine featuredImage
  author { id fullName } categories { id name }`;
const create = `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: BlogPostPatch!) {
  updateBlogPost(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteBlogPost(id: $id) }`;
const restore = `mutation ($id: ID!) { restoreBlogPost(id: $id) { id version deletedAt } }`;
const one = `query ($id: ID!) { blogPost(id: $id) { ${fields} } }`;
const list = `query ($perPage: Int, $search: String, $filter: BlogPostFilter) {
  blogPosts(perPage: $perPage, search: $search, filter: $filter) {
    totalItems items { id title status publishedAt tags author { id fullName } categories { id name } } } }`;
const bin = `query { deletedBlogPosts(perPage: 100) { items { id title } } }`;
const bookmark = `mutation ($id: ID!, $isBookmarked: Boolean!) {
  bookmarkBlogPost(id: $id, isBookmarked: $isBookmarked) { id isBookmarked bookmarkCount } }`;

let number = 0;
const made = async (token: string, input: object = {}): Promise<Json> => {
  const answer = await app.graphql(create, { input: { title: `Made ${++number}`, ...input } }, token);
  expect(answer.errors).toEqual([]);
  return answer.data.createBlogPost;
};
const page = async (given: object, token = admin) =>
  (await app.graphql(list, { perPage: 100, ...given }, token)).data.blogPosts;
const titles = ({ items }: { items: Json[] }) => items.map(({ title }) => title);

const operations: Array<[string, string, object]> = [
  ['list', list, {}],
  ['one', one, { id: '6' }],
  ['by slug', `{ blogPostBySlug(slug: "night-shift") { id } }`, {}],
  ['create', create, { input: { title: 'x' } }],
  ['update', update, { id: '6', version: 1, input: { title: 'x' } }],
  ['delete', remove, { id: '6' }],
  ['restore', restore, { id: '6' }],
  ['bin', bin, {}],
  ['bookmark', bookmark, { id: '6', isBookmarked: true }],
  ['categories', `{ blogCategories { items { id } } }`, {}],
];

describe('articles', () => {
  test.each(operations)('are closed to signed-out users: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('are closed to the client of the demo: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test.each([
    ['create', create, { input: { title: 'x' } }],
    ['update', update, { id: '6', version: 1, input: { title: 'x' } }],
    ['delete', remove, { id: '6' }],
    ['restore', restore, { id: '6' }],
    ['bin', bin, {}],
  ])('are not written by those who only read: %s', async (action, document, variables) => {
    const { errors } = await app.graphql(document, variables, reader);
    const needed = action === 'restore' || action === 'bin' ? 'delete' : action;
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action: needed, subject: 'BlogPost' });
  });

  test('of somebody else are not changed, deleted or restored by an author', async () => {
    const { id, version } = await made(other, { status: 'PUBLISHED' });
    const needsManage = { code: 'FORBIDDEN', action: 'manage', subject: 'BlogPost' };
    for (const answer of [
      await app.graphql(update, { id, version, input: { title: 'Taken over' } }, author),
      await app.graphql(remove, { id }, author),
    ])
      expect(answer.errors[0]?.extensions).toMatchObject(needsManage);
    await app.graphql(remove, { id }, other);
    expect((await app.graphql(restore, { id }, author)).code).toBe('NOT_FOUND');
    expect(titles((await app.graphql(bin, {}, author)).data.deletedBlogPosts)).toEqual([]);
    expect((await app.graphql(restore, { id }, other)).data.restoreBlogPost).toMatchObject({
      deletedAt: null,
    });
  });

  test('that are not published are unknown to all but their author and those who manage articles', async () => {
    const { id, slug, title, version } = await made(author, { status: 'DRAFT', content: '<p>zqsecret</p>' });
    const bySlug = `query ($slug: String!) { blogPostBySlug(slug: $slug) { id } }`;
    for (const token of [reader, other]) {
      expect((await app.graphql(one, { id }, token)).code).toBe('NOT_FOUND');
      expect((await app.graphql(bySlug, { slug }, token)).code).toBe('NOT_FOUND');
      expect((await app.graphql(bookmark, { id, isBookmarked: true }, token)).code).toBe('NOT_FOUND');
      expect((await page({ search: 'zqsecret' }, token)).totalItems).toBe(0);
    }
    // A stale version must not tell of it either.
    const stale = await app.graphql(update, { id, version: version + 5, input: { title: 'x' } }, other);
    expect([stale.code, stale.body.includes('zqsecret')]).toEqual(['NOT_FOUND', false]);
    for (const token of [author, editor, admin]) {
      expect((await app.graphql(one, { id }, token)).data.blogPost.title).toBe(title);
      expect((await app.graphql(bySlug, { slug }, token)).data.blogPostBySlug.id).toBe(id);
    }
  });

  test.each([
    [{ title: '' }, { title: 'required' }],
    [{ title: 'x'.repeat(161) }, { title: 'tooLong' }],
    [{ title: 'x', slug: '!!!' }, { slug: 'invalid' }],
    [{ title: 'x', slug: 'Night  Shift!' }, { slug: 'taken' }],
    [{ title: 'x', excerpt: 'x'.repeat(501) }, { excerpt: 'tooLong' }],
    [{ title: 'x', content: 'x'.repeat(100_001) }, { content: 'tooLong' }],
    [{ title: 'x', tags: Array.from({ length: 13 }, (_, index) => `t${index}`) }, { tags: 'tooLong' }],
    [{ title: 'x', tags: ['x'.repeat(41)] }, { tags: 'tooLong' }],
    [{ title: 'x', categoryIds: ['1', '999999'] }, { 'categoryIds.1': 'unknown' }],
    [{ title: 'x', categoryIds: ['nonsense'] }, { 'categoryIds.0': 'unknown' }],
  ])('with a wrong field are refused by its name: %j', async (input, problems) => {
    expect((await app.graphql(create, { input }, author)).fields).toMatchObject(problems);
  });

  test.each(['999999', 'nonsense', '-1'])('that do not exist are not found: %s', async (id) => {
    for (const [document, variables] of [
      [one, { id }],
      [update, { id, version: 1, input: { title: 'x' } }],
      [remove, { id }],
      [restore, { id }],
      [bookmark, { id, isBookmarked: true }],
    ] as const)
      expect((await app.graphql(document, variables, admin)).code).toBe('NOT_FOUND');
  });

  test('get their slug from the title, and a number where it is taken', async () => {
    const slugs = [
      (await made(author, { title: 'Été à l’antenne!' })).slug,
      (await made(author, { title: 'Ete a l antenne' })).slug,
      (await made(author, { title: 'ذاكرة المدينة' })).slug,
      (await made(author, { title: '???' })).slug,
      (await made(author, { title: 'x', slug: 'My Own Name' })).slug,
    ];
    expect(slugs).toEqual([
      'ete-a-l-antenne',
      'ete-a-l-antenne-2',
      'ذاكرة-المدينة',
      'article',
      'my-own-name',
    ]);
  });

  test('keep their slug when their title changes, and get a new one when it is emptied', async () => {
    const { id, version } = await made(author, { title: 'First words' });
    const retained = await app.graphql(update, { id, version, input: { title: 'Second words' } }, author);
    expect(retained.data.updateBlogPost.slug).toBe('first-words');
    const next = await app.graphql(update, { id, version: version + 1, input: { slug: '' } }, author);
    expect(next.data.updateBlogPost.slug).toBe('second-words');
  });

  test('get the moment of their first publishing, and keep it', async () => {
    const { id, version, publishedAt } = await made(author, {});
    expect(publishedAt).toBeNull();
    const set = async (status: string, from: number) =>
      (await app.graphql(update, { id, version: from, input: { status } }, author)).data.updateBlogPost;
    const began = Date.now();
    const first = (await set('PUBLISHED', version)).publishedAt as string;
    expect(Date.parse(first)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(first)).toBeLessThanOrEqual(Date.now());
    expect((await set('DRAFT', version + 1)).publishedAt).toBe(first);
    expect((await set('PUBLISHED', version + 2)).publishedAt).toBe(first);
  });

  test('hold what was given: categories, tags each once, and the beginning where there is no excerpt', async () => {
    const content = `<p>${'The beginning of it. '.repeat(30)}</p>`;
    const post = await made(author, {
      content,
      tags: [' On  air', 'on air', 'night'],
      categoryIds: ['2', '1', '2'],
    });
    expect(post).toMatchObject({ tags: ['On air', 'night'], isMine: true });
    expect(post.categories.map(({ id }: Json) => id).sort()).toEqual(['1', '2']);
    expect(post.excerpt).toMatch(/^The beginning of it\. .*…$/);
    expect(post.excerpt.length).toBeLessThanOrEqual(301);
    expect((await made(author, { content, excerpt: 'Mine' })).excerpt).toBe('Mine');
    const changes = { tags: ['day'], categoryIds: ['3'], excerpt: '' };
    const changed = await app.graphql(update, { id: post.id, version: 1, input: changes }, author);
    expect(changed.data.updateBlogPost).toMatchObject({ tags: ['day'], categories: [{ id: '3' }], content });
    expect(changed.data.updateBlogPost.excerpt).toBe(post.excerpt);
  });

  test('are cleaned on every write, whichever way it comes', async () => {
    const content = attacks.join('');
    const expected = cleanHtml(content);
    const post = await made(author, { content });
    expect(post.content).toBe(expected);
    const { id, version } = await made(author, { content: '<p>clean</p>' });
    const changed = await app.graphql(update, { id, version, input: { content } }, author);
    expect(changed.data.updateBlogPost.content).toBe(expected);
    const stored = await app.orm.em.fork().find(BlogPost, { id: { $in: [Number(id), Number(post.id)] } });
    expect(stored.map((row) => row.content)).toEqual([expected, expected]);
  });

  test('refuse a change from a stale version, with how they stand now', async () => {
    const { id, version } = await made(author);
    await app.graphql(update, { id, version, input: { title: 'Newer' } }, editor);
    const answer = await app.graphql(update, { id, version, input: { title: 'Mine' } }, author);
    expect(answer.code).toBe('CONFLICT');
    expect(answer.errors[0]?.extensions['current']).toMatchObject({ title: 'Newer', version: version + 1 });
  });

  test('go to the recycle bin and come back, with a trace of both', async () => {
    const { id, slug } = await made(author, { status: 'PUBLISHED' });
    expect((await app.graphql(remove, { id }, author)).data.deleteBlogPost).toBe(id);
    expect((await app.graphql(one, { id }, author)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id }, author)).code).toBe('NOT_FOUND');
    expect((await app.graphql(create, { input: { title: 'x', slug } }, author)).fields).toEqual({
      slug: 'taken',
    });
    expect((await app.graphql(bin, {}, author)).data.deletedBlogPosts.items).toMatchObject([{ id }]);
    expect((await app.graphql(restore, { id }, author)).data.restoreBlogPost).toMatchObject({ version: 3 });
    const trail = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'BlogPost', subjectId: Number(id) }, { orderBy: { id: 'asc' } });
    expect(trail.map(({ action }) => action)).toEqual(['CREATED', 'DELETED', 'UPDATED']);
  });
});

describe('the list of articles', () => {
  test('queries the counts of all its rows together', async () => {
    const document = (perPage: number) =>
      `{ blogPosts(perPage: ${perPage}) { items { id commentCount bookmarkCount isBookmarked } } }`;
    const statementsOf = countStatements(app.shared.database);
    const counted = async (perPage: number) =>
      (await statementsOf(() => app.graphql(document(perPage), {}, admin))).texts.length;
    const ofOne = await counted(1);
    expect(ofOne).toBeGreaterThan(3);
    expect(await counted(12)).toBe(ofOne);
  });
});

describe('a bookmark', () => {
  test('is set and taken away by each for themself, as often as one likes', async () => {
    const { id } = await made(author, { status: 'PUBLISHED' });
    const set = async (token: string, bookmarked: boolean) =>
      (await app.graphql(bookmark, { id, isBookmarked: bookmarked }, token)).data.bookmarkBlogPost;
    expect(await set(reader, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 1 });
    expect(await set(reader, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 1 });
    expect(await set(other, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 2 });
    expect(await set(reader, false)).toEqual({ id, isBookmarked: false, bookmarkCount: 1 });
  });
});

describe('categories', () => {
  test('count their published articles', async () => {
    const document = `{ blogCategories(perPage: 100) { items { id name icon postCount } } }`;
    const { items } = (await app.graphql(document, {}, reader)).data.blogCategories;
    for (const { id, postCount } of items as Json[])
      expect(postCount).toBe(
        (await page({ filter: { categoryId: { eq: id }, status: { eq: 'PUBLISHED' } } })).totalItems,
      );
  });
});
