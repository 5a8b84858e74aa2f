import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { User } from '../../../platform/users/user.entity.ts';
import { Post } from './post.entity.ts';
import { PostLike } from './postLike.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'colleague', 'read Profile', 'read Post', 'create Post');
await addRole(app, 'reader', 'read Profile', 'read Post');
await addRole(app, 'moderator', 'read Profile', 'read Post', 'update Post', 'delete Post');
const colleague = await app.as('colleague');
const reader = await app.as('reader');
const moderator = await app.as('moderator');
const client = await app.tokenOf('client@demo.com');
const admin = await app.tokenOf('admin@demo.com');

const create =
  'mutation ($input: PostInput!) { createPost(input: $input) { id version text author { fullName } } }';
const update =
  'mutation ($id: ID!, $version: Int!, $input: PostPatch!) { updatePost(id: $id, version: $version, input: $input) { id version text } }';
const remove = 'mutation ($id: ID!) { deletePost(id: $id) }';
const comment =
  'mutation ($postId: ID!, $text: String!) { addPostComment(postId: $postId, input: { text: $text }) { id commentCount comments { id text author { fullName } } } }';
const uncomment = 'mutation ($id: ID!) { deletePostComment(id: $id) { id commentCount } }';
const like =
  'mutation ($id: ID!) { likePost(id: $id, isLiked: true) { id likeCount isLiked likedBy { id } } }';
const unlike =
  'mutation ($id: ID!) { unlikePost: likePost(id: $id, isLiked: false) { id likeCount isLiked } }';
const likeComment =
  'mutation ($id: ID!) { likeComment: likePostComment(id: $id, isLiked: true) { id likeCount isLiked } }';
const unlikeComment =
  'mutation ($id: ID!) { unlikeComment: likePostComment(id: $id, isLiked: false) { id likeCount isLiked } }';
const share = 'mutation ($id: ID!) { sharePost(id: $id, isShared: true) { id shareCount isShared } }';
const unshare =
  'mutation ($id: ID!) { unsharePost: sharePost(id: $id, isShared: false) { id shareCount isShared } }';
const byId = 'query ($id: ID!) { post(id: $id) { id text mayUpdate mayDelete commentCount } }';
const feed =
  'query ($userId: ID, $before: ID, $perPage: Int!) { posts(userId: $userId, before: $before, perPage: $perPage) { hasMore items { id text author { id fullName } } } }';

const idOf = async (token: string) =>
  (await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id as string;
const write = async (text: string, token = colleague): Promise<string> =>
  (await app.graphql(create, { input: { text } }, token)).data.createPost.id;
const unknown = '2147483647';

let post: string;
beforeEach(async () => {
  post = await write('A word to all.');
});

describe('posts', () => {
  const operations: Array<[string, string, object]> = [
    ['reading a feed', feed, { perPage: 5 }],
    ['reading one', byId, { id: '1' }],
    ['writing', create, { input: { text: 'x' } }],
    ['changing', update, { id: '1', version: 1, input: { text: 'x' } }],
    ['deleting', remove, { id: '1' }],
    ['commenting', comment, { postId: '1', text: 'x' }],
    ['deleting a comment', uncomment, { id: '1' }],
    ['liking', like, { id: '1' }],
    ['no longer liking', unlike, { id: '1' }],
    ['liking a comment', likeComment, { id: '1' }],
    ['no longer liking a comment', unlikeComment, { id: '1' }],
    ['passing on', share, { id: '1' }],
    ['no longer passing on', unshare, { id: '1' }],
  ];

  test.each(operations)('need somebody who is signed in: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('need the permission: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test('are written by users with the permission, not by readers', async () => {
    expect((await app.graphql(create, { input: { text: 'x' } }, reader)).code).toBe('FORBIDDEN');
    expect((await app.graphql(comment, { postId: post, text: 'x' }, reader)).code).toBe('FORBIDDEN');
    expect((await app.graphql(like, { id: post }, reader)).code).toBeUndefined();
  });

  test.each([
    ['nothing', '', 'required'],
    ['spaces', ' \n\t ', 'required'],
    ['more than 5,000 characters', 'x'.repeat(5001), 'tooLong'],
  ])('say something, and not too much: %s', async (_, text, problem) => {
    expect((await app.graphql(create, { input: { text } }, colleague)).fields).toEqual({ text: problem });
    const answer = await app.graphql(update, { id: post, version: 1, input: { text } }, colleague);
    expect(answer.fields).toEqual({ text: problem });
  });

  test.each([
    ['nothing', ' ', 'required'],
    ['more than 2,000 characters', 'x'.repeat(2001), 'tooLong'],
  ])('get comments that say something, and not too much: %s', async (_, text, problem) => {
    expect((await app.graphql(comment, { postId: post, text }, colleague)).fields).toEqual({ text: problem });
  });

  test.each(['0', '-1', 'x', unknown, '99999999999999'])(
    'that do not exist are not found: %s',
    async (id) => {
      for (const document of [byId, remove, like, unlike, share, unshare])
        expect([document, (await app.graphql(document, { id }, admin)).code]).toEqual([
          document,
          'NOT_FOUND',
        ]);
      expect((await app.graphql(comment, { postId: id, text: 'x' }, admin)).code).toBe('NOT_FOUND');
      for (const document of [uncomment, likeComment, unlikeComment])
        expect([document, (await app.graphql(document, { id }, admin)).code]).toEqual([
          document,
          'NOT_FOUND',
        ]);
      const changed = await app.graphql(update, { id, version: 1, input: { text: 'x' } }, admin);
      expect(changed.code).toBe('NOT_FOUND');
    },
  );

  test('are changed and deleted by their authors, and by users who may do so with all posts', async () => {
    for (const [token, code] of [
      [reader, 'FORBIDDEN'],
      [colleague, undefined],
      [moderator, undefined],
    ] as const) {
      const id = await write('Mine.');
      expect((await app.graphql(update, { id, version: 1, input: { text: 'New' } }, token)).code).toBe(code);
      expect((await app.graphql(remove, { id }, token)).code).toBe(code);
      expect((await app.graphql(byId, { id }, colleague)).code).toBe(code ? undefined : 'NOT_FOUND');
    }
  });

  test('state what the viewer may do with them', async () => {
    for (const [token, may] of [
      [reader, false],
      [colleague, true],
      [moderator, true],
    ] as const)
      expect((await app.graphql(byId, { id: post }, token)).data.post).toMatchObject({
        mayUpdate: may,
        mayDelete: may,
      });
  });

  test('are stored as typed, and audited', async () => {
    const text = '<img src=x onerror=alert(1)> & "quotes"\n\n  two   spaces — ناس \u{1F399}';
    const { data } = await app.graphql(create, { input: { text } }, colleague);
    expect(data.createPost).toMatchObject({ text, version: 1 });
    const [entry] = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'Post' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({ action: 'CREATED', changes: { text: [null, text] } });
  });

  test('are not changed twice from the same version', async () => {
    const change = (text: string) =>
      app.graphql(update, { id: post, version: 1, input: { text } }, colleague);
    expect((await change('First')).data.updatePost).toMatchObject({ text: 'First', version: 2 });
    const { code, errors } = await change('Second');
    expect([code, errors[0]!.extensions['current'].text]).toEqual(['CONFLICT', 'First']);
  });

  test('that wait for a picture and have no text are hidden, and deleted in the end', async () => {
    const waiting = async () =>
      (await app.graphql(create, { input: { text: '', awaitsMedia: true } }, colleague)).data.createPost.id;
    const [old, young] = [await waiting(), await waiting()];
    for (const id of [old, young]) {
      expect((await app.graphql(byId, { id }, colleague)).code).toBe('NOT_FOUND');
      expect((await app.graphql(like, { id }, admin)).code).toBe('NOT_FOUND');
      expect((await app.graphql(comment, { postId: id, text: 'x' }, colleague)).code).toBe('NOT_FOUND');
    }
    const { data } = await app.graphql(feed, { perPage: 50 }, colleague);
    expect(data.posts.items.map(({ id }: Json) => id)).not.toContain(young);
    await app.orm.em.fork().nativeUpdate(Post, { id: Number(old) }, { createdAt: new Date(0) });
    await write('Something else');
    const left = await app.orm.em.fork().find(Post, { id: { $in: [Number(old), Number(young)] } });
    expect(left.map(({ id }) => String(id))).toEqual([young]);
  });

  test('get comments, the latest first, which their authors can delete', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four'])
      await app.graphql(comment, { postId: post, text }, colleague);
    const { data } = await app.graphql(comment, { postId: post, text: 'Five' }, colleague);
    expect(data.addPostComment).toMatchObject({
      commentCount: 5,
      comments: [{ text: 'Five' }, { text: 'Four' }, { text: 'Three' }],
    });
    const { id } = data.addPostComment.comments[0];
    expect((await app.graphql(uncomment, { id }, reader)).code).toBe('FORBIDDEN');
    expect((await app.graphql(uncomment, { id }, colleague)).data.deletePostComment.commentCount).toBe(4);
    expect((await app.graphql(uncomment, { id }, colleague)).code).toBe('NOT_FOUND');
  });
});

describe('a mark', () => {
  test('is added once, and removed once, even when requested repeatedly', async () => {
    for (const _ of [1, 2])
      expect((await app.graphql(like, { id: post }, reader)).data.likePost).toEqual({
        id: post,
        likeCount: 1,
        isLiked: true,
        likedBy: [{ id: await idOf(reader) }],
      });
    expect((await app.graphql(like, { id: post }, admin)).data.likePost.likeCount).toBe(2);
    for (const _ of [1, 2])
      expect((await app.graphql(unlike, { id: post }, reader)).data.unlikePost).toEqual({
        id: post,
        likeCount: 1,
        isLiked: false,
      });
    for (const _ of [1, 2])
      expect((await app.graphql(share, { id: post }, reader)).data.sharePost).toMatchObject({
        shareCount: 1,
        isShared: true,
      });
    expect((await app.graphql(unshare, { id: post }, reader)).data.unsharePost.shareCount).toBe(0);
  });

  test('is left on a comment as well', async () => {
    const { data } = await app.graphql(comment, { postId: post, text: 'Well said.' }, colleague);
    const { id } = data.addPostComment.comments[0];
    for (const _ of [1, 2])
      expect((await app.graphql(likeComment, { id }, reader)).data.likeComment).toEqual({
        id,
        likeCount: 1,
        isLiked: true,
      });
    expect((await app.graphql(unlikeComment, { id }, reader)).data.unlikeComment.likeCount).toBe(0);
  });

  test('is one also when many requests race for it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.graphql(like, { id: post }, reader)),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => undefined));
    expect(await app.orm.em.fork().count(PostLike, { post: Number(post) } as never)).toBe(1);
  });

  test('cannot be stored twice', async () => {
    await app.graphql(like, { id: post }, reader);
    const em = app.orm.em.fork();
    em.create(PostLike, { post: Number(post), user: Number(await idOf(reader)) } as never);
    await expect(em.flush()).rejects.toThrow(/unique/i);
  });

  test('goes with what it was on', async () => {
    await app.graphql(like, { id: post }, reader);
    await app.graphql(remove, { id: post }, colleague);
    expect(await app.orm.em.fork().count(PostLike, { post: Number(post) } as never)).toBe(0);
  });
});

describe('a feed', () => {
  test('refuses a bad size', async () => {
    expect((await app.graphql(feed, { perPage: 0 }, reader)).fields).toEqual({ perPage: 'min' });
    expect((await app.graphql(feed, { perPage: 51 }, reader)).fields).toEqual({ perPage: 'max' });
  });

  test.each(['x', unknown])('of nobody who works here is not found: %s', async (userId) => {
    expect((await app.graphql(feed, { userId, perPage: 5 }, reader)).code).toBe('NOT_FOUND');
  });

  test('is read on from its last post, each of them once, whatever is written meanwhile', async () => {
    const userId = await idOf(admin);
    const whole = (await app.graphql(feed, { userId, perPage: 50 }, reader)).data.posts;
    expect([whole.hasMore, whole.items.length > 2]).toEqual([false, true]);
    const first = (await app.graphql(feed, { userId, perPage: 2 }, reader)).data.posts;
    await write('Newer', admin);
    const before = first.items[1].id;
    const second = (await app.graphql(feed, { userId, before, perPage: 50 }, reader)).data.posts;
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.items, ...second.items]).toEqual(whole.items);
  });

  test('is empty before an unknown post', async () => {
    const { data } = await app.graphql(feed, { before: 'x', perPage: 5 }, admin);
    expect(data.posts).toEqual({ items: [], hasMore: false });
  });

  test('of somebody holds what they wrote and passed on, one’s own what those wrote whom one follows', async () => {
    const author = await idOf(colleague);
    const own = async (token: string, userId?: string): Promise<string[]> =>
      (await app.graphql(feed, { userId, perPage: 50 }, token)).data.posts.items.map(({ id }: Json) => id);
    expect(await own(reader)).not.toContain(post);
    expect(await own(reader, author)).toContain(post);
    await app.graphql(
      'mutation ($userId: ID!) { follow: followProfile(userId: $userId, isFollowed: true) { id } }',
      { userId: author },
      reader,
    );
    expect(await own(reader)).toContain(post);
    expect(await own(admin, await idOf(reader))).not.toContain(post);
    await app.graphql(share, { id: post }, reader);
    expect(await own(admin, await idOf(reader))).toContain(post);
  });

  test('costs the same number of statements for two posts as for ten', async () => {
    const bare = await createTestApp({ executor: jitExecutor });
    const token = await bare.tokenOf('admin@demo.com');
    const statementsOf = countStatements(bare.shared.database);
    const document = `query ($perPage: Int!) { posts(perPage: $perPage) { hasMore items {
      id author { fullName } likeCount isLiked likedBy { fullName } shareCount isShared commentCount
      comments { text author { fullName } likeCount isLiked } } } }`;
    const countFor = async (perPage: number) => {
      await bare.graphql(document, { perPage }, token);
      const { texts, answer } = await statementsOf(() => bare.graphql(document, { perPage }, token));
      expect(answer.errors).toEqual([]);
      return texts.filter((sql) => !sql.includes('from "session"')).length;
    };
    expect([await countFor(2), await countFor(10)]).toEqual([10, 10]);
  });
});

test('posts are deleted with their author', async () => {
  const userId = await idOf(await app.as('colleague'));
  const em = app.orm.em.fork();
  const { author } = await em.findOneOrFail(Post, { id: Number(post) });
  const someone = await em.findOneOrFail(User, { id: author.id });
  expect(String(someone.id)).toBe(userId);
  expect(
    (await app.graphql('mutation ($id: ID!) { deleteUser(id: $id) }', { id: userId }, admin)).code,
  ).toBeUndefined();
  expect(await app.orm.em.fork().count(Post, { author: someone.id } as never)).toBe(0);
});
