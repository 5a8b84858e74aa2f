import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../testing/json.ts';
import { addRole, createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'deaf', 'read BlogComment', 'create BlogComment');
const deaf = await app.as('deaf');
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');
const author = await app.as('author');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const add = `mutation ($input: BlogCommentInput!) { createBlogComment(input: $input) { id version text active isMine author { fullName } } }`;
const setActive = `mutation ($id: ID!, $version: Int!, $active: Boolean!) { setBlogCommentActive(id: $id, version: $version, active: $active) { id version active } }`;
const moderate = `mutation ($ids: [ID!]!, $active: Boolean!) { moderateBlogComments(ids: $ids, active: $active) { id active } }`;
const remove = `mutation ($id: ID!) { deleteBlogComment(id: $id) }`;
const list = `query ($id: ID!) { blogComments(perPage: 100, filter: { postId: { eq: $id } }) { totalItems items { id text active } } }`;
const count = `query ($id: ID!) { blogPost(id: $id) { commentCount } }`;
const makePost = `mutation ($status: BlogStatus!) { createBlogPost(input: { title: "A post", status: $status }) { id } }`;

let post: string;
let draft: string;
let comment: { id: string; version: number };

const ids = async (token: string, id = post) =>
  (await app.graphql(list, { id }, token)).data.blogComments.items.map(({ id }: Json) => id);
const write = (token: string, text = 'A word', postId = post) =>
  app.graphql(add, { input: { postId, text } }, token);

beforeEach(async () => {
  post = (await app.graphql(makePost, { status: 'PUBLISHED' }, author)).data.createBlogPost.id;
  draft = (await app.graphql(makePost, { status: 'DRAFT' }, author)).data.createBlogPost.id;
  comment = (await write(reader)).data.createBlogComment;
});

describe('comments', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    for (const [document, variables] of [
      [add, { input: { postId: post, text: 'x' } }],
      [setActive, { ...comment, active: false }],
      [moderate, { ids: [comment.id], active: false }],
      [remove, { id: comment.id }],
      [list, { id: post }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are hidden by nobody but those who moderate, not even by the author of the article', async () => {
    for (const token of [reader, author])
      for (const [document, variables] of [
        [setActive, { ...comment, active: false }],
        [moderate, { ids: [comment.id], active: false }],
      ] as const)
        expect((await app.graphql(document, variables, token)).errors[0]?.extensions).toMatchObject({
          code: 'FORBIDDEN',
          action: 'update',
          subject: 'BlogComment',
        });
  });

  test('of somebody else are deleted only by users with the permission', async () => {
    expect((await app.graphql(remove, { id: comment.id }, author)).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      action: 'delete',
      subject: 'BlogComment',
    });
    expect(await ids(reader)).toEqual([comment.id]);
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(2001), 'tooLong'],
  ])('need a text: %j', async (text, problem) => {
    expect((await write(reader, text)).fields).toEqual({ text: problem });
  });

  test('are not written about what one may not read', async () => {
    expect((await write(deaf)).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      action: 'read',
      subject: 'BlogPost',
    });
    expect(await ids(editor)).toEqual([comment.id]);
  });

  test('are not written below what one does not see', async () => {
    for (const id of [draft, '999999', 'nonsense'])
      expect((await write(reader, 'x', id)).fields).toEqual({ postId: 'unknown' });
    await app.graphql(`mutation ($id: ID!) { deleteBlogPost(id: $id) }`, { id: post }, author);
    expect((await write(reader)).fields).toEqual({ postId: 'unknown' });
    expect(await ids(admin)).toEqual([]);
  });

  test('are not seen below what one does not see', async () => {
    const { id } = (await write(author, 'Between us', draft)).data.createBlogComment;
    expect(await ids(author, draft)).toEqual([id]);
    expect(await ids(reader, draft)).toEqual([]);
    for (const [document, variables] of [
      [`query ($id: ID!) { blogComment(id: $id) { id } }`, { id }],
      [remove, { id }],
    ] as const)
      expect((await app.graphql(document, variables, reader)).code).toBe('NOT_FOUND');
  });

  test('that do not exist are not found', async () => {
    expect((await app.graphql(setActive, { id: '999999', version: 1, active: false }, editor)).code).toBe(
      'NOT_FOUND',
    );
    expect((await app.graphql(remove, { id: 'nonsense' }, editor)).code).toBe('NOT_FOUND');
  });

  test('are stored as typed, as plain text', async () => {
    const text = '<b>bold</b>\nand a line, 💥';
    const { data } = await write(reader, text);
    expect(data.createBlogComment).toMatchObject({ text, active: true, isMine: true });
  });

  test('that are hidden are seen and counted by nobody but those who moderate', async () => {
    const hidden = await app.graphql(setActive, { ...comment, active: false }, editor);
    expect(hidden.data.setBlogCommentActive).toMatchObject({ active: false, version: comment.version + 1 });
    expect(await ids(editor)).toEqual([comment.id]);
    for (const token of [reader, author]) expect(await ids(token)).toEqual([]);
    expect((await app.graphql(count, { id: post }, reader)).data.blogPost.commentCount).toBe(0);
    const stale = await app.graphql(setActive, { ...comment, active: true }, editor);
    expect(stale.code).toBe('CONFLICT');
    expect(stale.errors[0]?.extensions['current']).toMatchObject({ active: false });
  });

  test('are hidden and shown several at a time, all or none', async () => {
    const second = (await write(author)).data.createBlogComment;
    const both = [second.id, comment.id];
    const unknown = await app.graphql(moderate, { ids: [...both, '999999'], active: false }, editor);
    expect(unknown.fields).toEqual({ 'ids.2': 'unknown' });
    expect(await ids(reader)).toEqual(both);
    for (const active of [false, true]) {
      const { data } = await app.graphql(moderate, { ids: both, active }, editor);
      expect(data.moderateBlogComments).toEqual(both.map((id) => ({ id, active })));
      expect(await ids(reader)).toEqual(active ? both : []);
    }
  });

  test('are deleted by their authors, hidden or not, and by users with the permission', async () => {
    await app.graphql(setActive, { ...comment, active: false }, editor);
    expect((await app.graphql(remove, { id: comment.id }, reader)).data.deleteBlogComment).toBe(comment.id);
    const { id } = (await write(reader)).data.createBlogComment;
    expect((await app.graphql(remove, { id }, editor)).data.deleteBlogComment).toBe(id);
    expect(await ids(admin)).toEqual([]);
  });
});
