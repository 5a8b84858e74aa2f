import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');

const create = `mutation ($input: ContentInput!) {
  createContent(input: $input) { id version slug tags } }`;
const move = `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { version } }`;
const saveDraft = `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
  saveContentDraft(id: $id, version: $version, draftVersion: 0, input: $input) { tags draft { version text { tags } } } }`;
const publishDraft = `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
  publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { tags } }`;

let number = 0;
const made = (tags: string[] | undefined, kind = 'BLOG') =>
  app.graphql(create, { input: { kind, language: 'EN', title: `Tagged ${++number}`, tags } }, editor);
const published = async (tags: string[], kind?: string): Promise<Json> => {
  const content = (await made(tags, kind)).data.createContent;
  const { version } = (await app.graphql(move, content, editor)).data.moveContent;
  return { ...content, version };
};
const page = async (path: string) => (await app.server.inject({ url: `/site/horizon/en/${path}` })).body;

describe('the tags of a content', () => {
  test('are stored once each, ignoring case and further spaces', async () => {
    const { data } = await made([' On  air', 'on air', '', 'night']);
    expect(data.createContent.tags).toEqual(['On air', 'night']);
    expect((await made(undefined)).data.createContent.tags).toEqual([]);
    const folded = await made(['Été', 'ete', 'l’été', "L'ETE", 'Cœur', 'coeur']);
    expect(folded.data.createContent.tags).toEqual(['Été', 'l’été', 'Cœur']);
  });

  test.each([
    ['more than 12', Array.from({ length: 13 }, (_, index) => `t${index}`)],
    ['of more than 40 characters', ['x'.repeat(41)]],
  ])('are rejected: %s', async (_, tags) => {
    expect((await made(tags)).fields).toEqual({ tags: 'tooLong' });
  });

  test('are searched and filtered', async () => {
    const { data } = await made(['Zqmicrophones', 'loud']);
    const { id } = data.createContent;
    const found = async (args: string) =>
      (await app.graphql(`{ contents(${args}) { items { id } } }`, {}, editor)).data.contents.items;
    expect(await found('search: "zqmicro"')).toEqual([{ id }]);
    expect(await found('filter: { tags: { has: "Zqmicrophones" } }')).toEqual([{ id }]);
  });

  test('are part of its draft, and are published with it', async () => {
    const { id, version } = await published(['before']);
    const { data } = await app.graphql(
      saveDraft,
      { id, version, input: { tags: ['after', 'After'] } },
      editor,
    );
    const { tags, draft } = data.saveContentDraft;
    expect([tags, draft.text.tags]).toEqual([['before'], ['after']]);
    const sent = await app.graphql(publishDraft, { id, version, draftVersion: draft.version }, editor);
    expect(sent.data.publishContentDraft).toEqual({ tags: ['after'] });
  });

  test('lead to a search on the pages of news and blog posts', async () => {
    const tag = 'R&D <b>';
    const link = '<a href="/site/horizon/en/search?q=R%26D%20%3Cb%3E"><bdi>R&amp;D &lt;b&gt;</bdi></a>';
    const post = await published([tag]);
    expect(await page(`blog/${post.slug}`)).toContain(link);
    const service = await published([tag], 'SERVICE');
    expect(await page(`services/${service.slug}`)).not.toContain('class="tags"');
    expect(await page('search?q=R%26D')).toContain(post.slug);
  });
});

describe('a bookmark', () => {
  const bookmark = `mutation ($id: ID!, $isBookmarked: Boolean!) {
    bookmarkContent(id: $id, isBookmarked: $isBookmarked) { id isBookmarked bookmarkCount } }`;

  test('is set and removed by each person for themselves, as often as they like', async () => {
    const { id } = (await made([])).data.createContent;
    const reader = await app.as('support');
    const set = async (token: string, isBookmarked: boolean) =>
      (await app.graphql(bookmark, { id, isBookmarked }, token)).data.bookmarkContent;
    expect(await set(reader, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 1 });
    expect(await set(reader, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 1 });
    expect(await set(editor, true)).toEqual({ id, isBookmarked: true, bookmarkCount: 2 });
    expect(await set(reader, false)).toEqual({ id, isBookmarked: false, bookmarkCount: 1 });
  });

  test('needs the right to read contents, and a content', async () => {
    const given = { id: '999999', isBookmarked: true };
    expect((await app.graphql(bookmark, given)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(bookmark, given, await app.as('subscriber'))).code).toBe('FORBIDDEN');
    expect((await app.graphql(bookmark, given, editor)).code).toBe('NOT_FOUND');
  });
});
