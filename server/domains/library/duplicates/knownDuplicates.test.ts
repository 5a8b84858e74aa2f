import { afterAll, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeArtiste, makeSong } from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const statementsOf = countStatements(app.shared.database);

const send = async (document: string, variables: object = {}): Promise<Json> => {
  const answer = await app.graphql(document, variables, admin);
  expect(answer.errors).toEqual([]);
  return answer.data;
};
/** The ids of each group, the newest group first. */
async function groups(): Promise<number[][]> {
  const { mediaDuplicates } = await send('{ mediaDuplicates { totalGroups groups { items { id } } } }');
  const found = mediaDuplicates.groups.map(({ items }: Json) => items.map(({ id }: Json) => Number(id)));
  expect(mediaDuplicates.totalGroups).toBe(found.length);
  const { songs } = await send('{ songs(search: "is:duplicate", sort: [{ id: ASC }]) { items { id } } }');
  expect(songs.items.map(({ id }: Json) => Number(id))).toEqual(
    [...new Set<number>(found.flat())].toSorted((a, b) => a - b),
  );
  return found;
}
const update = (id: number, version: number, input: object) =>
  send(
    'mutation ($id: ID!, $version: Int!, $input: SongPatch!) { updateSong(id: $id, version: $version, input: $input) { id } }',
    { id: String(id), version, input },
  );
const inBin = (mutation: string, id: number) =>
  send(`mutation ($ids: [ID!]!) { ${mutation}(ids: $ids) }`, { ids: [String(id)] });

const by = { credit: 'The Band' };
const [first, two, three] = [
  await makeSong(app, 1, { title: 'Weight', ...by }),
  await makeSong(app, 1, { title: 'The Weight', ...by }),
  await makeSong(app, 1, { title: 'Chest Fever', ...by }),
];
await makeSong(app, 2, { title: 'Weight', ...by });

test('follow every change of a medium, and nothing of another radio', async () => {
  expect(await groups()).toEqual([[first, two]]);
  await update(three, 1, { title: 'Weight' });
  expect(await groups()).toEqual([[first, two, three]]);
  await inBin('deleteMedia', first);
  expect(await groups()).toEqual([[two, three]]);
  await inBin('restoreMedia', first);
  expect(await groups()).toEqual([[first, two, three]]);
  await update(three, 2, { title: 'Up on Cripple Creek' });
  const four = await makeSong(app, 1, { title: 'Up on Cripple Creek', ...by });
  expect(await groups()).toEqual([
    [three, four],
    [first, two],
  ]);
  await send('mutation ($k: ID!, $o: [ID!]!) { mergeMedia(intoId: $k, fromIds: $o) { id } }', {
    k: String(four),
    o: [String(three)],
  });
  expect(await groups()).toEqual([[first, two]]);
  await inBin('deleteMedia', two);
  await inBin('purgeMedia', two);
  expect(await groups()).toEqual([]);
});

test('follow the name of an artiste into the credits of the songs', async () => {
  const artiste = await makeArtiste(app, 1, { name: 'Levon' });
  const [a, b] = [
    await makeSong(app, 1, { title: 'Ophelia', credit: 'Levon', artistes: [artiste] }),
    await makeSong(app, 1, { title: 'Ophelia', credit: 'Helm' }),
  ];
  expect(await groups()).toEqual([]);
  await send('mutation ($id: ID!) { updateArtiste(id: $id, version: 1, input: { name: "Helm" }) { id } }', {
    id: String(artiste),
  });
  expect(await groups()).toEqual([[a, b]]);
});

test('cost a walk over the library once, and no more after a change', async () => {
  await groups();
  const song = await makeSong(app, 1, { title: 'Rag Mama Rag', credit: 'Helm' });
  const { texts, answer } = await statementsOf(async () => {
    await update(song, 1, { title: 'Ophelia' });
    return groups();
  });
  expect(answer[0]).toContain(song);
  expect(texts.filter((text) => text.includes('group by'))).toEqual([]);
  expect(texts.length).toBeGreaterThan(0);
});
