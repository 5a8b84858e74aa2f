import { afterAll, describe, expect, test } from 'vitest';
import { BlogPost } from '../../domains/content/blog/blogPost.entity.ts';
import type { Json } from '../../testing/json.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { LegacyBlogCard, LegacyBlogDetail, LegacyBlogEdit, LegacyBlogSidebar } from './blogShape.ts';
import {
  call,
  clientAs,
  permissionWords,
  refusal,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const list = '/blog/list/data';
const calls: Call[] = [
  ['GET', list],
  ['GET', `${list}/sidebar`],
  ['GET', `${list}/detail`],
  ['GET', `${list}/detail?id=6`],
  ['GET', `${list}/edit`],
  ['GET', `${list}/edit?id=6`],
];

const slugged = async (app: Awaited<ReturnType<typeof createTestApp>>, slug: string) =>
  app.orm.em.fork().findOneOrFail(BlogPost, { slug });

describe('the REST paths of the blog', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
  });

  test.each(['detail', 'edit'])('refuse ids that are given twice: %s', async (path) => {
    const client = await clientAs(app, 'support');
    expect(await client.get(`${list}/${path}?id=6&id=7`)).toMatchObject(refusal(400, /id/));
  });

  test('return not found for an unknown article, a deleted one and the draft of another', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'support');
    const draft = await slugged(app, 'plans-for-the-summer');
    const { id } = await slugged(app, 'night-shift');
    await app.orm.em.fork().nativeUpdate(BlogPost, { id }, { deletedAt: new Date() });
    for (const unknown of ['999999', 'nonsense', '-1', draft.id, id])
      for (const path of ['detail', 'edit'])
        expect(await client.get(`${list}/${path}?id=${unknown}`)).toMatchObject(
          refusal(404, /does not exist/),
        );
  });

  test('report that there is no article', async () => {
    const app = await createTestApp();
    await app.orm.em.fork().nativeUpdate(BlogPost, {}, { deletedAt: new Date() });
    const client = await clientAs(app, 'support');
    expect((await client.get(list)).body).toEqual([]);
    expect((await client.get(`${list}/sidebar`)).body.recentPosts).toEqual([]);
    for (const path of ['detail', 'edit'])
      expect(await client.get(`${list}/${path}`)).toMatchObject(refusal(404, /No article is published yet/));
  });

  test('list published articles, newest first', async () => {
    const { status, body } = await (await clientAs(app, 'support')).get(list);
    expect(status).toBe(200);
    const rows = (body as Json[]).map((row) => LegacyBlogCard.strict().parse(row));
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatchObject({ title: 'الإذاعة ذاكرة المدينة', comment: 2, tags: ['archive', 'ذاكرة'] });
    expect(rows.at(-1)).toMatchObject({
      title: 'Loudness in plain words',
      blogPosted: 'Jan 10, 2020',
      comment: 3,
    });
    expect(rows.map(({ blogPosted }) => new Date(blogPosted).getTime())).toEqual(
      rows.map(({ blogPosted }) => new Date(blogPosted).getTime()).toSorted((a, b) => b - a),
    );
    for (const { img, userFullName, excerpt } of rows) {
      expect(img).toMatch(/^\/files\/blog\/[\da-f]{32}-960\.webp$/);
      expect(Boolean(userFullName && excerpt)).toBe(true);
    }
  });

  test('list more than one page holds', async () => {
    const app = await createTestApp();
    const em = app.orm.em.fork();
    for (let number = 0; number < 101; number++)
      em.create(BlogPost, {
        title: `T${number}`,
        slug: `t${number}`,
        status: 'PUBLISHED',
        publishedAt: new Date(),
        author: null,
      } as never);
    await em.flush();
    const { body } = await (await clientAs(app, 'support')).get(list);
    expect(new Set((body as Json[]).map(({ id }) => id)).size).toBe(112);
    const initials = expect.stringMatching(/^\/files\/initials\/.+\.svg$/);
    expect(LegacyBlogCard.strict().parse(body[0])).toMatchObject({
      avatar: initials,
      userFullName: '',
      img: initials,
    });
  });

  test('give the newest articles and all categories for the sidebar', async () => {
    const { body } = await (await clientAs(app, 'support')).get(`${list}/sidebar`);
    const { recentPosts, categories } = LegacyBlogSidebar.strict().parse(body);
    expect(recentPosts.map(({ title }) => title)).toEqual([
      'الإذاعة ذاكرة المدينة',
      'Une antenne, deux langues',
      'What two thousand listeners told us',
      'A night with the night shift',
    ]);
    expect(categories).toContainEqual({ category: 'Technology', icon: 'Radio' });
    expect(categories).toHaveLength(5);
  });

  test.each(['', '?id=', '?id=null', '?id=undefined'])(
    'return the newest article when the request names none: "%s"',
    async (query) => {
      const client = await clientAs(app, 'support');
      const title = 'الإذاعة ذاكرة المدينة';
      expect((await client.get(`${list}/detail${query}`)).body.blog).toMatchObject({ title });
      expect((await client.get(`${list}/edit${query}`)).body).toMatchObject({ blogTitle: title });
    },
  );

  test('show one article with its comments, oldest first', async () => {
    const { id } = await slugged(app, 'loudness-in-plain-words');
    const { body } = await (await clientAs(app, 'support')).get(`${list}/detail?id=${id}`);
    const { blog, comments } = LegacyBlogDetail.strict().parse(body);
    expect(blog).toMatchObject({
      title: 'Loudness in plain words',
      createdTime: 'Jan 10, 2020',
      comments: 3,
      tags: ['loudness', 'mastering'],
    });
    expect(blog.content).toContain('<h2>Three figures are enough</h2>');
    expect(Number.isInteger(blog.bookmarked)).toBe(true);
    expect(comments.map(({ commentText }) => commentText)).toEqual([
      expect.stringContaining('−24 for adverts'),
      expect.stringContaining('radio drama'),
      expect.stringContaining('For drama we allow'),
    ]);
    for (const { commentedAt } of comments) expect(commentedAt).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  });

  test('show one article as its form does, with its status as a word', async () => {
    const client = await clientAs(app, 'editor');
    const read = async (slug: string) =>
      LegacyBlogEdit.strict().parse(
        (await client.get(`${list}/edit?id=${(await slugged(app, slug)).id}`)).body,
      );
    expect(await read('microphones-for-bad-rooms')).toMatchObject({
      blogTitle: 'Microphones for bad rooms',
      slug: 'microphones-for-bad-rooms',
      status: 'Published',
      blogCategories: expect.arrayContaining([{ value: 'Technology', label: 'Technology' }]) as unknown,
    });
    expect((await read('a-week-without-playlist')).status).toBe('Pending');
    expect((await read('plans-for-the-summer')).status).toBe('Draft');
  });
});
