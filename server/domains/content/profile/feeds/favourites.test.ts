import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { FeedFavourite } from './feedFavourite.entity.ts';
import { PageFavourite } from './pageFavourite.entity.ts';
import { sampleFeeds, samplePages } from '../sample/people.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'reader', 'read Profile');
await addRole(app, 'other', 'read Profile');
const reader = await app.as('reader');
const otherReader = await app.as('other');
const client = await app.tokenOf('client@demo.com');
const unknown = '2147483647';

const kinds = [
  {
    list: 'query ($filter: FeedFilter) { all: feeds(perPage: 100, filter: $filter) { totalItems items { id name: title isFavourite } } }',
    byId: 'query ($id: ID!) { found: feed(id: $id) { id isFavourite } }',
    setFavourite:
      'mutation ($id: ID!, $isFavourite: Boolean!) { changed: favouriteFeed(id: $id, isFavourite: $isFavourite) { id isFavourite } }',
    names: sampleFeeds.map(({ title }) => title as string),
    entity: FeedFavourite as new () => object,
    column: 'feed',
  },
  {
    list: 'query ($filter: SuggestedPageFilter) { all: suggestedPages(perPage: 100, filter: $filter) { totalItems items { id name isFavourite } } }',
    byId: 'query ($id: ID!) { found: suggestedPage(id: $id) { id isFavourite } }',
    setFavourite:
      'mutation ($id: ID!, $isFavourite: Boolean!) { changed: favouriteSuggestedPage(id: $id, isFavourite: $isFavourite) { id isFavourite } }',
    names: samplePages.map(({ name }) => name as string),
    entity: PageFavourite as new () => object,
    column: 'page',
  },
];

describe.each(kinds)('favourites: $column', ({ list, byId, setFavourite, names, entity, column }) => {
  const operations: Array<[string, object]> = [
    [list, {}],
    [byId, { id: '1' }],
    [setFavourite, { id: '1', isFavourite: true }],
  ];
  const items = async (token: string): Promise<Json[]> => (await app.graphql(list, {}, token)).data.all.items;

  test('needs somebody who is signed in', async () => {
    for (const [document, variables] of operations)
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test('needs the permission', async () => {
    for (const [document, variables] of operations)
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test.each(['0', '-1', 'x', unknown, '99999999999999'])(
    'is not found where there is none: %s',
    async (id) => {
      expect((await app.graphql(byId, { id }, reader)).code).toBe('NOT_FOUND');
      for (const isFavourite of [true, false])
        expect((await app.graphql(setFavourite, { id, isFavourite }, reader)).code).toBe('NOT_FOUND');
    },
  );

  test('is added once by each user, and removed once, even when requested repeatedly', async () => {
    const [{ id }] = (await items(reader)) as [Json];
    const set = async (isFavourite: boolean) =>
      (await app.graphql(setFavourite, { id, isFavourite }, reader)).data.changed;
    for (const _ of [1, 2]) expect(await set(true)).toEqual({ id, isFavourite: true });
    expect((await app.graphql(byId, { id }, reader)).data.found).toEqual({ id, isFavourite: true });
    expect((await app.graphql(byId, { id }, otherReader)).data.found).toEqual({ id, isFavourite: false });
    const before = await app.orm.em.fork().count(entity, { [column]: Number(id) } as never);
    for (const _ of [1, 2]) expect(await set(false)).toEqual({ id, isFavourite: false });
    expect(await app.orm.em.fork().count(entity, { [column]: Number(id) } as never)).toBe(before - 1);
  });

  test('is added once also when many requests race', async () => {
    const [, { id }] = (await items(otherReader)) as [Json, Json];
    const count = () => app.orm.em.fork().count(entity, { [column]: Number(id) } as never);
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.graphql(setFavourite, { id, isFavourite: true }, otherReader)),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
    expect(await count()).toBe(before + 1);
  });

  test('is listed, newest first', async () => {
    const { totalItems, items: found } = (await app.graphql(list, {}, reader)).data.all;
    expect([totalItems, found.map(({ name }: Json) => name)]).toEqual([names.length, names.toReversed()]);
  });
});
