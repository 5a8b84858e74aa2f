import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makePlaylist, makeVideo } from '../../library/testing/library.ts';

const app = await createTestApp({}, afterAll);
await addRole(
  app,
  'deaf',
  'read VideoComment',
  'create VideoComment',
  'read PlaylistComment',
  'create PlaylistComment',
);
const editor = await app.as('editor');
const reader = await app.as('support');
const author = await app.as('author');
const client = await app.tokenOf('client@demo.com');
const deaf = await app.as('deaf');

const kinds = [
  { name: 'VideoComment', singular: 'video', about: 'Video', make: makeVideo },
  { name: 'PlaylistComment', singular: 'playlist', about: 'Playlist', make: makePlaylist },
] as const;

describe.each(kinds)('comments of the kind $name', ({ name, singular, about, make }) => {
  const lower = `${singular}Comment`;
  const add = `mutation ($input: ${name}Input!) { create${name}(input: $input) { id version text active authorName isMine ${singular} { id } } }`;
  const setActive = `mutation ($id: ID!, $version: Int!, $active: Boolean!) { set${name}Active(id: $id, version: $version, active: $active) { id version active } }`;
  const moderate = `mutation ($ids: [ID!]!, $active: Boolean!) { moderate${name}s(ids: $ids, active: $active) { id active } }`;
  const remove = `mutation ($id: ID!) { delete${name}(id: $id) }`;
  const list = `query ($filter: ${name}Filter) { ${lower}s(perPage: 100, filter: $filter) { items { id } } }`;
  const count = `query ($id: ID!) { ${singular}(id: $id) { commentCount } }`;

  let subject: string;
  let comment: { id: string; version: number };
  const write = (token: string, text = 'A word', id: unknown = subject) =>
    app.graphql(add, { input: { [`${singular}Id`]: id, text } }, token);
  const made = async (token: string, text?: string) => (await write(token, text)).data[`create${name}`];
  const ids = async (token: string, filter: object = {}): Promise<string[]> => {
    const variables = { filter: { [`${singular}Id`]: { eq: subject }, ...filter } };
    return (await app.graphql(list, variables, token)).data[`${lower}s`].items.map(({ id }: Json) => id);
  };
  const countOf = async () => (await app.graphql(count, { id: subject }, reader)).data[singular].commentCount;

  beforeEach(async () => {
    subject = String(await make(app, 1));
    comment = await made(reader);
  });

  test('are closed to signed-out users and to the demo client', async () => {
    for (const [document, variables] of [
      [add, { input: { [`${singular}Id`]: subject, text: 'x' } }],
      [setActive, { ...comment, active: false }],
      [moderate, { ids: [comment.id], active: false }],
      [remove, { id: comment.id }],
      [list, {}],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are hidden, shown and, when of somebody else, deleted only by users with the permission', async () => {
    for (const [document, variables, action] of [
      [setActive, { ...comment, active: false }, 'update'],
      [moderate, { ids: [comment.id], active: false }, 'update'],
      [remove, { id: comment.id }, 'delete'],
    ] as const)
      expect((await app.graphql(document, variables, author)).errors[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        action,
        subject: name,
      });
    expect(await ids(reader)).toEqual([comment.id]);
  });

  test('are not written about what one may not read', async () => {
    const { errors } = await app.graphql(
      `mutation ($input: ${name}Input!) { create${name}(input: $input) { id } }`,
      { input: { [`${singular}Id`]: subject, text: 'x' } },
      deaf,
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action: 'read', subject: about });
  });

  test.each([
    ['nothing', '', 'required'],
    ['spaces', '   ', 'required'],
    ['a text that is too long', 'x'.repeat(2001), 'tooLong'],
  ])('are not made of %s', async (_, text, problem) => {
    expect((await write(reader, text)).fields).toEqual({ text: problem });
  });

  test('are rejected for records that do not exist, belong to another radio, or are in the recycle bin', async () => {
    const model = app.shared.reads.models.byName(about);
    const elsewhere = await make(app, 2);
    for (const id of ['999999', 'nonsense', elsewhere])
      expect((await write(reader, 'x', id)).fields).toEqual({ [`${singular}Id`]: 'unknown' });
    await app.shared.database.transaction(
      async (transaction) =>
        void (await transaction.run(`update ${model.table} set deleted_at = created_at where id = ?`, [
          Number(subject),
        ])),
    );
    expect((await write(reader)).fields).toEqual({ [`${singular}Id`]: 'unknown' });
    expect(await ids(editor)).toEqual([]);
    expect((await app.graphql(moderate, { ids: [comment.id], active: false }, editor)).fields).toEqual({
      'ids.0': 'unknown',
    });
  });

  test('of another radio are neither shown, hidden nor deleted', async () => {
    const foreign = await make(app, 2);
    const model = app.shared.reads.models.byName(name);
    const { id } = await app.shared.database.transaction((transaction) =>
      insertRow(
        transaction,
        model,
        { [singular]: foreign, authorName: 'Jo', text: 'Theirs', active: true },
        { radioId: 2, deleted: 'hidden' },
      ),
    );
    const is = { id: String(id) };
    expect((await app.graphql(`query ($id: ID!) { ${lower}(id: $id) { id } }`, is, editor)).code).toBe(
      'NOT_FOUND',
    );
    expect((await app.graphql(remove, is, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(setActive, { ...is, version: 1, active: false }, editor)).code).toBe(
      'NOT_FOUND',
    );
    const all = await app.graphql(moderate, { ids: [comment.id, is.id], active: false }, editor);
    expect(all.fields).toEqual({ 'ids.1': 'unknown' });
    expect(await ids(reader)).toEqual([comment.id]);
  });

  test('are moderated 1 to 100 at a time', async () => {
    const tried = async (many: string[]) =>
      (await app.graphql(moderate, { ids: many, active: false }, editor)).fields;
    expect(await tried([])).toEqual({ ids: 'required' });
    expect(await tried(Array.from({ length: 101 }, () => comment.id))).toEqual({ ids: 'tooLong' });
  });

  test('that do not exist are not found', async () => {
    expect((await app.graphql(setActive, { id: '999999', version: 1, active: false }, editor)).code).toBe(
      'NOT_FOUND',
    );
    expect((await app.graphql(remove, { id: 'nonsense' }, editor)).code).toBe('NOT_FOUND');
  });

  test('carry the name of their author and are stored as typed', async () => {
    const text = '<b>bold</b>\nand a line, 💥';
    expect(await made(reader, text)).toMatchObject({
      text,
      active: true,
      isMine: true,
      authorName: expect.stringMatching(/\S/),
      [singular]: { id: subject },
    });
  });

  test('that are hidden are seen by those who moderate alone, and not counted', async () => {
    const second = await made(author);
    expect(await countOf()).toBe(2);
    const hidden = await app.graphql(setActive, { ...comment, active: false }, editor);
    expect(hidden.data[`set${name}Active`]).toMatchObject({ active: false, version: comment.version + 1 });
    expect(await ids(editor)).toEqual([second.id, comment.id]);
    expect(await ids(editor, { active: { eq: false } })).toEqual([comment.id]);
    for (const token of [reader, author]) expect(await ids(token)).toEqual([second.id]);
    expect(await countOf()).toBe(1);
    const stale = await app.graphql(setActive, { ...comment, active: true }, editor);
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { active: false } });
  });

  test('are hidden and shown several at a time', async () => {
    const second = await made(author);
    const both = [second.id, comment.id];
    for (const active of [false, true]) {
      const { data } = await app.graphql(moderate, { ids: both, active }, editor);
      expect(data[`moderate${name}s`]).toEqual(both.map((id) => ({ id, active })));
      expect(await ids(reader)).toEqual(active ? both : []);
    }
  });

  test('are deleted by their authors, hidden or not, and by users with the permission', async () => {
    await app.graphql(setActive, { ...comment, active: false }, editor);
    expect((await app.graphql(remove, { id: comment.id }, reader)).data[`delete${name}`]).toBe(comment.id);
    const { id } = await made(reader);
    expect((await app.graphql(remove, { id }, editor)).data[`delete${name}`]).toBe(id);
    expect(await ids(editor)).toEqual([]);
  });
});
