import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { User } from '../../../domains/platform/users/user.entity.ts';
import { Radio } from '../../../domains/platform/organization/radios/radio.entity.ts';
import { WebComment } from '../../../domains/website/comments/webComment.entity.ts';
import { WebCommentStatus } from '../../../domains/website/comments/webCommentEnums.ts';
import { Content } from '../../../domains/website/contents/content.entity.ts';
import { ContentBookmark } from '../../../domains/website/contents/contentBookmark.entity.ts';
import { ContentKind, ContentState, SiteLanguage } from '../../../domains/website/contents/contentEnums.ts';
import { Topic } from '../../../domains/website/topics/topic.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
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

/** Posts for tests that change nothing of them; the others have an application of their own. */
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

/** Rows of all radios. */
const everywhere = { filters: false } as const;

type App = Awaited<ReturnType<typeof createTestApp>>;

const slugged = (app: App, slug: string) => app.orm.em.fork().findOneOrFail(Content, { slug }, everywhere);

/** Moves the posts of the sample to the recycle bin. */
const withoutPosts = (app: App) =>
  app.orm.em.fork().nativeUpdate(Content, { kind: ContentKind.BLOG }, { deletedAt: new Date() }, everywhere);

/** Adds posts to the first radio, by an author of the sample; later ones are newer. */
async function addPosts(app: App, posts: readonly object[]): Promise<void> {
  const em = app.orm.em.fork();
  const author = await em.findOneOrFail(User, { role: { key: 'author' } }, { orderBy: { id: 'asc' } });
  for (const [index, values] of posts.entries())
    em.create(Content, {
      radio: em.getReference(Radio, 1),
      author,
      kind: ContentKind.BLOG,
      language: SiteLanguage.EN,
      translationGroup: randomUUID(),
      state: ContentState.PUBLISHED,
      publishedFrom: new Date(Date.UTC(2020, 0, 10 + index * 9, 9, 30)),
      ...values,
    } as never);
  await em.flush();
}

/** Posts of every kind, oldest first. */
const loudness = {
  title: 'Loudness in plain words',
  slug: 'loudness-in-plain-words',
  excerpt: 'Three figures are enough.',
  body: '<h2>Three figures are enough</h2>',
  picture: `/files/website/${'a1'.repeat(16)}-960.webp`,
  tags: ['loudness', 'mastering'],
};
const memory = {
  title: 'الإذاعة ذاكرة المدينة',
  slug: 'الإذاعة-ذاكرة-المدينة',
  language: SiteLanguage.AR,
  excerpt: 'أرشيف',
  picture: `/files/blog/${'b2'.repeat(16)}-960.webp`,
  tags: ['archive', 'ذاكرة'],
};
const posts = [
  loudness,
  { title: 'Microphones for bad rooms', slug: 'microphones-for-bad-rooms' },
  { title: 'A night with the night shift', slug: 'night-shift' },
  { title: 'What two thousand listeners told us', slug: 'listeners' },
  { title: 'Une antenne, deux langues', slug: 'une-antenne', language: SiteLanguage.FR },
  memory,
  {
    title: 'Plans for the summer',
    slug: 'plans-for-the-summer',
    state: ContentState.DRAFT,
    publishedFrom: null,
  },
  { title: 'A week without playlist', slug: 'a-week-without-playlist', state: ContentState.REVIEW },
  { title: 'Old news', slug: 'old-news', state: ContentState.ARCHIVED },
  { title: 'Next year', slug: 'next-year', publishedFrom: new Date(Date.now() + 86_400_000) },
  { title: 'Not a post', slug: 'not-a-post', kind: ContentKind.NEWS },
  { title: 'Of another radio', slug: 'elsewhere', radio: 2 },
];
const shownPosts = 6;
await withoutPosts(app);
await addPosts(app, posts);
await addComments();

/** Comments on the oldest post: three that readers see, and three that wait, were refused or are on another content. */
async function addComments(): Promise<void> {
  const em = app.orm.em.fork();
  const { APPROVED, REFUSED, WAITING } = WebCommentStatus;
  const { id } = await em.findOneOrFail(Content, { slug: loudness.slug }, everywhere);
  const texts = [
    ['We use −24 for adverts.', APPROVED],
    ['Hidden', REFUSED],
    ['And radio drama?', APPROVED],
    ['Waiting', WAITING],
    ['For drama we allow more.', APPROVED],
  ] as const;
  for (const [index, [text, status]] of texts.entries())
    em.create(WebComment, {
      radio: em.getReference(Radio, 1),
      content: em.getReference(Content, id),
      status,
      name: 'Maud Ferrier',
      email: 'maud@example.com',
      text,
      sentAt: new Date(Date.UTC(2020, 1, 1 + index)),
      authorMark: 'maud',
      sendKey: `key ${index}`,
    } as never);
  for (const user of await em.find(User, {}, { limit: 2 }))
    em.create(ContentBookmark, { content: em.getReference(Content, id), user } as never);
  const topics = [
    { name: 'Technology', slug: 'technology', area: ContentKind.BLOG },
    { name: 'Of the news', slug: 'of-the-news', area: ContentKind.NEWS },
  ];
  for (const topic of topics) em.create(Topic, { radio: em.getReference(Radio, 1), ...topic } as never);
  await em.flush();
  const { id: technology } = await em.findOneOrFail(Topic, { slug: 'technology' }, everywhere);
  await em.nativeUpdate(Content, { slug: 'microphones-for-bad-rooms' }, { topic: technology }, everywhere);
}

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

  test('return not found for an unknown article, a deleted one, the draft of another and other contents', async () => {
    const app = await createTestApp();
    await addPosts(app, posts);
    const client = await clientAs(app, 'support');
    const hidden = ['plans-for-the-summer', 'a-week-without-playlist', 'old-news', 'next-year'];
    const ids = await Promise.all(
      [...hidden, 'not-a-post', 'elsewhere', 'night-shift'].map(
        async (slug) => (await slugged(app, slug)).id,
      ),
    );
    await app.orm.em.fork().nativeUpdate(Content, { id: ids.at(-1)! }, { deletedAt: new Date() }, everywhere);
    for (const unknown of ['999999', 'nonsense', '-1', ...ids])
      for (const path of ['detail', 'edit'])
        expect(await client.get(`${list}/${path}?id=${unknown}`)).toMatchObject(
          refusal(404, /does not exist/),
        );
  });

  test('report that there is no article', async () => {
    const app = await createTestApp();
    await withoutPosts(app);
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
    expect(rows).toHaveLength(shownPosts);
    expect(rows[0]).toMatchObject({ title: 'الإذاعة ذاكرة المدينة', comment: 0, tags: ['archive', 'ذاكرة'] });
    expect(rows.at(-1)).toMatchObject({
      title: 'Loudness in plain words',
      blogPosted: 'Jan 10, 2020',
      comment: 3,
    });
    expect(rows.map(({ blogPosted }) => new Date(blogPosted).getTime())).toEqual(
      rows.map(({ blogPosted }) => new Date(blogPosted).getTime()).toSorted((a, b) => b - a),
    );
    expect([rows[0]!.img, rows.at(-1)!.img]).toEqual([memory.picture, loudness.picture]);
    expect([rows[0]!.excerpt, rows.at(-1)!.excerpt]).toEqual([memory.excerpt, loudness.excerpt]);
    for (const { userFullName } of rows) expect(userFullName).not.toBe('');
  });

  test('list more than one page holds', async () => {
    const app = await createTestApp();
    await withoutPosts(app);
    const values = { publishedFrom: new Date(), author: null };
    await addPosts(
      app,
      Array.from({ length: 101 }, (_, number) => ({ title: `T${number}`, slug: `t${number}`, ...values })),
    );
    const { body } = await (await clientAs(app, 'support')).get(list);
    expect(new Set((body as Json[]).map(({ id }) => id)).size).toBe(101);
    const initials = expect.stringMatching(/^\/files\/initials\/.+\.svg$/);
    expect(LegacyBlogCard.strict().parse(body[0])).toMatchObject({
      avatar: initials,
      userFullName: '',
      img: initials,
    });
  });

  test('give the newest articles, and the topics of the blog as categories, for the sidebar', async () => {
    const { body } = await (await clientAs(app, 'support')).get(`${list}/sidebar`);
    const { recentPosts, categories } = LegacyBlogSidebar.strict().parse(body);
    expect(recentPosts.map(({ title }) => title)).toEqual([
      'الإذاعة ذاكرة المدينة',
      'Une antenne, deux langues',
      'What two thousand listeners told us',
      'A night with the night shift',
    ]);
    const names = ['Archive', 'Behind the scenes', 'Technology'];
    expect(categories).toEqual(names.map((category) => ({ category, icon: 'Tag' })));
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
    expect(blog.bookmarked).toBe(2);
    expect(comments.map(({ commentText }) => commentText)).toEqual([
      expect.stringContaining('−24 for adverts'),
      expect.stringContaining('radio drama'),
      expect.stringContaining('For drama we allow'),
    ]);
    expect(comments.map(({ commentedAt }) => commentedAt)).toEqual([
      'Feb 1, 2020',
      'Feb 3, 2020',
      'Feb 5, 2020',
    ]);
    for (const { avatar, userFullName } of comments)
      expect([userFullName, avatar]).toEqual(['Maud Ferrier', expect.stringMatching(/^\/files\/initials\//)]);
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
      blogCategories: [{ value: 'Technology', label: 'Technology' }],
    });
    expect((await read('a-week-without-playlist')).status).toBe('Pending');
    expect((await read('next-year')).status).toBe('Pending');
    expect((await read('plans-for-the-summer')).status).toBe('Draft');
    expect((await read('old-news')).status).toBe('Draft');
  });

  test('show an author their own draft', async () => {
    const { author, id } = await slugged(app, 'plans-for-the-summer');
    const client = restClient(app, await app.tokenOf((await author!.loadOrFail()).email));
    expect((await client.get(`${list}/detail?id=${id}`)).body.blog.title).toBe('Plans for the summer');
  });
});
