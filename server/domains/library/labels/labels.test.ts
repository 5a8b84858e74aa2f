import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeCategory, makeSong, makeTag } from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const maintainer = await app.as('maintainer');
const client = await app.tokenOf('client@demo.com');

const labels = [
  ['MediaCategory', 'mediaCategories', makeCategory, 'category'],
  ['MediaTag', 'mediaTags', makeTag, 'tags'],
] as const;
const list = (name: string) => `{ ${name}(perPage: 100) { items { id name mediaCount } } }`;
const create = (kind: string) =>
  `mutation ($input: ${kind}Input!) { create${kind}(input: $input) { id name } }`;
const update = (kind: string) =>
  `mutation ($id: ID!, $input: ${kind}Patch!) { update${kind}(id: $id, version: 1, input: $input) { id name } }`;
const remove = (kind: string) => `mutation ($id: ID!) { delete${kind}(id: $id) }`;

describe.each(labels)('%s', (kind, name, make, property) => {
  test('is readable by staff, and changed by people with the permission', async () => {
    expect((await app.graphql(list(name))).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list(name), {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(list(name), {}, staff)).errors).toEqual([]);
    const made = { input: { name: 'Made by staff' } };
    expect((await app.graphql(create(kind), made, staff)).code).toBe('FORBIDDEN');
    expect((await app.graphql(create(kind), made, maintainer)).errors).toEqual([]);
  });

  test('has a name of its own on its radio, whatever the case', async () => {
    const id = String(await make(app, 1, { name: 'Été' }));
    const otherId = String(await make(app, 1, { name: 'Other' }));
    await make(app, 2, { name: 'There' });
    const made = (text: string) => app.graphql(create(kind), { input: { name: text } }, admin);
    expect((await made(' ')).fields).toEqual({ name: 'required' });
    expect((await made('x'.repeat(81))).fields).toEqual({ name: 'tooLong' });
    expect((await made(' ÉTÉ ')).fields).toEqual({ name: 'taken' });
    expect((await made('there')).errors).toEqual([]);
    expect((await app.graphql(update(kind), { id: otherId, input: { name: 'été' } }, admin)).fields).toEqual({
      name: 'taken',
    });
    expect((await app.graphql(update(kind), { id, input: { name: 'ÉTÉ' } }, admin)).errors).toEqual([]);
  });

  test('is one although many make it at once', async () => {
    const input = { name: 'Raced' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.graphql(create(kind), { input }, admin)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused.map(({ fields }) => fields)).toEqual(Array.from({ length: 4 }, () => ({ name: 'taken' })));
  });

  test('counts its media, and is removed from them when it is deleted', async () => {
    const id = await make(app, 1, { name: 'Counted' });
    const value = property === 'tags' ? [id] : id;
    const song = await makeSong(app, 1, { [property]: value });
    await makeSong(app, 1, { [property]: value, deletedAt: new Date() });
    const { items } = (await app.graphql(list(name), {}, staff)).data[name];
    expect(items.find((row: Json) => row.id === String(id)).mediaCount).toBe(1);
    expect((await app.graphql(remove(kind), { id: String(id) }, admin)).errors).toEqual([]);
    const document = `query ($id: ID!) { song(id: $id) { category { id } tags { id } } }`;
    const answer = await app.graphql(document, { id: String(song) }, admin);
    expect(answer.data.song).toEqual({ category: null, tags: [] });
  });

  test('of another radio is not there', async () => {
    const id = String(await make(app, 2));
    expect((await app.graphql(update(kind), { id, input: { name: 'x' } }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove(kind), { id }, admin)).code).toBe('NOT_FOUND');
  });
});

test('all problems of a category are reported at once, a name that is taken on its radio included', async () => {
  await makeCategory(app, 1, { name: 'Soirée' });
  await makeCategory(app, 2, { name: 'Elsewhere' });
  const description = 'x'.repeat(501);
  const made = (name: string) =>
    app.graphql(create('MediaCategory'), { input: { name, description } }, admin);
  expect((await made('SOIRÉE')).fields).toEqual({ name: 'taken', description: 'tooLong' });
  expect((await made('Elsewhere')).fields).toEqual({ description: 'tooLong' });
});
