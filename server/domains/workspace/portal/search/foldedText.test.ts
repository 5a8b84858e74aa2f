import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { chatter, newPeople } from '../../../chat/testing/chats.ts';
import { makePlaylist, makeSong, makeTag } from '../../../library/testing/library.ts';
import { makeEmission } from '../../../scheduling/testing/plans.ts';

// The counts of smart playlists may change between the two runs of the comparing executor, so each query runs
// once.
const app = await createTestApp({ executor: jitExecutor }, afterAll);
const admin = await app.tokenOf('admin@demo.com');

async function execute(document: string, variables: object): Promise<Json> {
  const { data, errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
  return data;
}
const titlesBy = async (list: string, type: string, given: { search?: string; filter?: object }) =>
  (
    await execute(
      `query ($search: String, $filter: ${type}Filter) { ${list}(search: $search, filter: $filter) { items { title } } }`,
      given,
    )
  )[list].items.map(({ title }: Json) => title);

/** A stored text, followed by other spellings by which it must be found. */
const spellings: Array<[written: string, ...typed: string[]]> = [
  ['L’été en terrasse', "L'été", 'l‘ete', 'Lʼété'],
  ["L'Orage d'août", 'l’orage', 'd´aout'],
  ['Cœur d’or', 'coeur', 'CŒUR', "d'or"],
  ['Les Sœurs', 'soeurs'],
  ['Æsir', 'aesir'],
  ['Straße', 'strasse', 'STRASSE'],
  ['Bjørn', 'bjorn'],
  ['Łask', 'lask'],
  ['Đorđe', 'dorde'],
  ['Rock\u2011n\u2011Roll', 'rock-n-roll', 'rock–n—roll', 'rock\u2212n\u2010roll'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
  ['Le «Bonsoir»', '"bonsoir"', '“bonsoir”'],
];

describe.each(spellings)('%s', (written, ...typed) => {
  test('is found however it is typed, in lists, filters, criteria and the palette', async () => {
    for (const text of typed) {
      const criteria = {
        matchAll: true,
        criteria: [{ field: 'TITLE', operator: 'CONTAINS', value: text }],
        order: 'TITLE',
        limit: null,
      };
      await makePlaylist(app, 1, { name: text, content: 'FOUND', criteria });
    }
    const emission = await makeEmission(app, 1, { title: `${written} E` });
    await makeSong(app, 1, { title: `${written} S` });
    for (const text of typed) {
      expect(await titlesBy('emissions', 'Emission', { search: text })).toContain(`${written} E`);
      expect(await titlesBy('songs', 'Song', { search: text })).toContain(`${written} S`);
      const filter = { title: { contains: text } };
      expect(await titlesBy('songs', 'Song', { filter })).toContain(`${written} S`);
      const { search } = await execute(
        'query ($text: String!) { search(query: $text) { kind rows { id } } }',
        {
          text,
        },
      );
      expect(search.find(({ kind }: Json) => kind === 'Emission').rows).toContainEqual({
        id: String(emission),
      });
    }
    // A list waits half a second for its counts. When they take longer, it shows the previous ones.
    const counts = async () =>
      (
        await execute(
          'query ($names: [String!]!) { playlists(filter: { name: { in: $names } }) { items { mediaCount } } }',
          { names: typed },
        )
      ).playlists.items;
    await expect.poll(counts, { timeout: 5000 * patience }).toEqual(typed.map(() => ({ mediaCount: 1 })));
  });
});

test('messages of the chat are found whichever apostrophe is typed', async () => {
  const [editor] = await newPeople(app, 'editor', 'author');
  const { thread } = await editor!.room({ name: 'Folding' });
  await editor!.send(thread.id, 'Bonjour l’équipe');
  const found = await chatter(app, editor!.token).must(
    '{ searchChat(input: { text: "l\'équipe" }) { items { body } } }',
  );
  expect(found.searchChat.items).toEqual([{ body: 'Bonjour l’équipe' }]);
});

test('a tag is taken in every spelling, and found by each', async () => {
  const tag = await makeTag(app, 1, { name: 'L’Œuvre' });
  await makeSong(app, 1, { title: 'Tagged', tags: [tag] });
  const create = 'mutation ($name: String!) { createMediaTag(input: { name: $name }) { id } }';
  const { fields } = await app.graphql(create, { name: "l'oeuvre" }, admin);
  expect(fields).toEqual({ name: 'taken' });
  expect(await titlesBy('songs', 'Song', { search: `tag:"l'oeuvre"` })).toEqual(['Tagged']);
});

test('songs are likely duplicates in every spelling', async () => {
  await makeSong(app, 1, { title: 'Cœur à cœur', credit: 'Bjørn' });
  await makeSong(app, 1, { title: 'Coeur a coeur', credit: 'Bjorn' });
  expect(await titlesBy('songs', 'Song', { search: 'is:duplicate' })).toEqual(
    expect.arrayContaining(['Cœur à cœur', 'Coeur a coeur']),
  );
});
