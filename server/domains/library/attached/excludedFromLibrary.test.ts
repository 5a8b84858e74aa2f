import { afterAll, describe, expect, test } from 'vitest';
import { operationsOf, variablesOf } from '../../../../tools/testing/matrix/operations.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeEpisodeSound,
  makePlaylist,
  makeRushSound,
  makeSong,
  makeTag,
  publishMediumChange,
} from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const { database } = app.shared;

const category = await makeCategory(app, 1);
const tag = await makeTag(app, 1);
const artiste = await makeArtiste(app, 1);
const album = await makeAlbum(app, 1, { artiste });
await makePlaylist(app, 1);
// All media share these values, because lists count them and compare them to find duplicates.
const alike = { title: 'Tide table', credit: 'Ana Sol', checksum: 'c'.repeat(64), size: 5000, category };
const song = await makeSong(app, 1, { ...alike, album, artistes: [artiste], tags: [tag] });

const queries = operationsOf(app.schema, 'query');
/** Query for the free space. It is excluded because every file takes space, attached media too. */
const ofRoom = 'libraryStorage';

/** Runs every query with an id; returns the responses as text without moments and tickets. */
async function answers(id: string): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const { name, document, args } of queries) {
    const search = args.some((arg) => arg.name === 'search') ? { search: 'tide table' } : undefined;
    const given = variablesOf(args, { id, text: 'tide table' });
    for (const variables of [given, ...(search ? [{ ...given, ...search }] : [])]) {
      const { data, errors } = await app.graphql(document, variables, admin);
      const codes = errors.map(({ extensions }) => extensions['code']);
      const text = JSON.stringify({ data, codes }).replaceAll(/ticket=[\w.-]+/g, '');
      all.set(`${name} ${JSON.stringify(variables)}`, text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
    }
  }
  return all;
}

const differing = (some: Map<string, string>, compared: Map<string, string>) =>
  [...some].flatMap(([name, text]) => (compared.get(name) === text || name.startsWith(ofRoom) ? [] : [name]));

describe('media that belong to a record outside of the library', () => {
  test(
    'is in no list, search or count of the library, even with the same data as a library medium',
    { tags: ['slow'] },
    async () => {
      const before = await answers(String(song));
      const room = async () =>
        Number((await app.graphql('{ libraryStorage { used } }', {}, admin)).data.libraryStorage.used);
      const used = await room();
      const restless = differing(await answers(String(song)), before);
      const made = [
        await makeRushSound(app, 1, { ...alike, tags: [tag] }),
        await makeEpisodeSound(app, 1, { ...alike, tags: [tag] }),
        await makeRushSound(app, 1, { ...alike, deletedAt: new Date() }),
      ];
      for (const id of made) await publishMediumChange(app, 1, id);
      // Changes another song, so that no response comes from a cache.
      await publishMediumChange(app, 1, song);
      const after = await answers(String(song));
      // A query whose response differs each time cannot prove anything, so only few of them are allowed.
      expect(restless.length).toBeLessThan(5);
      expect(differing(after, before).filter((name) => !restless.includes(name))).toEqual([]);
      expect(before.size).toBeGreaterThan(80);
      expect(await room()).toBe(used + 15_000);
    },
  );

  test('is not found by its id where media of the library are', { tags: ['slow'] }, async () => {
    const id = 777_777;
    const nowhere = await answers(String(id));
    await makeRushSound(app, 1, { ...alike, id });
    expect(differing(await answers(String(id)), nowhere)).toEqual([]);
  });

  test.each(['kind:rush', 'kind:episode'])('cannot be searched for: %s', async (search) => {
    const { fields } = await app.graphql(
      'query ($search: String) { mediaItems(search: $search) { totalItems } }',
      { search },
      admin,
    );
    expect(fields).toEqual({ search: 'searchWord' });
  });

  test('is neither edited, deleted, nor put into a playlist with media of the library', async () => {
    const rush = String(await makeRushSound(app, 1, alike));
    const edited = await app.graphql(
      'mutation ($edits: [MediaEdit!]!) { editMedia(edits: $edits, apply: true) { rows { problems { field problem } } } }',
      { edits: [{ id: rush, version: 1, title: 'Mine' }] },
      admin,
    );
    expect(edited.data.editMedia.rows).toEqual([{ problems: [{ field: 'id', problem: 'unknown' }] }]);
    const deleted = await app.graphql(
      'mutation ($ids: [ID!]!) { deleteMedia(ids: $ids) }',
      { ids: [rush] },
      admin,
    );
    expect(deleted.code).toBe('NOT_FOUND');
    const [[left]] = (await database.rows(
      'select count(*) from media_item where id = ? and deleted_at is null',
      [Number(rush)],
    )) as [[number]];
    expect(Number(left)).toBe(1);
  });
});
