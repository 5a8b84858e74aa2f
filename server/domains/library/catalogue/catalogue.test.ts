import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeAlbum, makeArtiste, makeSong } from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const editor = await app.as('editor');
const client = await app.tokenOf('client@demo.com');
await addRole(app, 'namer', 'read Artiste', 'update Artiste', 'read Album', 'update Album');
const namer = await app.as('namer');

const operations: Array<[string, object]> = [
  ['{ artistes { items { id name songCount } } }', {}],
  ['{ albums { items { id title songCount } } }', {}],
  ['{ deletedArtistes { items { id } } }', {}],
  ['{ artisteDuplicates { totalGroups } }', {}],
  ['{ albumDuplicates { totalGroups } }', {}],
  ['mutation { createArtiste(input: { name: "x" }) { id } }', {}],
  ['mutation { createAlbum(input: { title: "x" }) { id } }', {}],
  ['mutation { confirmArtiste(id: 1) { id } }', {}],
  ['mutation { confirmAlbum(id: 1) { id } }', {}],
  ['mutation { mergeArtistes(intoId: 1, fromIds: [2]) { id } }', {}],
  ['mutation { mergeAlbums(intoId: 1, fromIds: [2]) { id } }', {}],
  ['mutation { purgeArtistes(ids: [1]) }', {}],
  ['mutation { purgeAlbums(ids: [1]) }', {}],
];
const of = async (table: string, id: number, ...columns: string[]) =>
  (await app.shared.database.rows(`select ${columns.join(', ')} from ${table} where id = ?`, [id]))[0];
const run = async (document: string, variables: object = {}, token: string | null = admin) => {
  const answer = await app.graphql(document, variables, token);
  expect(answer.errors).toEqual([]);
  return answer.data;
};

describe('artistes and albums', () => {
  test.each(operations)('are closed to signed-out users: %s', async (document) => {
    expect((await app.graphql(document)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(document, {}, client)).code).toBe('FORBIDDEN');
  });

  test('are read by staff and changed by editors', async () => {
    for (const [document] of operations) {
      const isChange = document.startsWith('mutation') || document.includes('deleted');
      expect([document, (await app.graphql(document, {}, staff)).code]).toEqual([
        document,
        isChange ? 'FORBIDDEN' : undefined,
      ]);
      expect((await app.graphql(document, {}, editor)).code).not.toBe('FORBIDDEN');
    }
  });

  test('are refused where a field is not acceptable', async () => {
    const artiste = `mutation ($input: ArtisteInput!) { createArtiste(input: $input) { id } }`;
    const album = `mutation ($input: AlbumInput!) { createAlbum(input: $input) { id } }`;
    const theirs = await makeArtiste(app, 2);
    expect((await app.graphql(artiste, { input: { name: ' ' } }, admin)).fields).toEqual({
      name: 'required',
    });
    expect((await app.graphql(album, { input: { title: 'x', year: 3 } }, admin)).fields).toEqual({
      year: 'min',
    });
    const stolen = { title: 'x', artisteId: String(theirs) };
    expect((await app.graphql(album, { input: stolen }, admin)).fields).toEqual({ artisteId: 'unknown' });
  });

  test('count the songs that are not in the recycle bin', async () => {
    const artiste = await makeArtiste(app, 1);
    const album = await makeAlbum(app, 1, { artiste });
    for (const deletedAt of [null, null, new Date()])
      await makeSong(app, 1, { artistes: [artiste], album, deletedAt });
    const document = `query ($artiste: ID!, $album: ID!) { artiste(id: $artiste) { songCount albumCount } album(id: $album) { songCount } }`;
    expect(await run(document, { artiste: String(artiste), album: String(album) })).toEqual({
      artiste: { songCount: 2, albumCount: 1 },
      album: { songCount: 2 },
    });
  });

  test('that need a review are listed until their review', async () => {
    const id = await makeArtiste(app, 1, { name: 'New one', needsReview: true });
    const waiting = `{ artistes(filter: { needsReview: { eq: true } }) { items { id } } }`;
    expect((await run(waiting)).artistes.items).toEqual([{ id: String(id) }]);
    const confirm = `mutation ($id: ID!) { confirmArtiste(id: $id) { needsReview } }`;
    expect((await run(confirm, { id: String(id) }, namer)).confirmArtiste).toEqual({ needsReview: false });
    expect((await run(waiting)).artistes.items).toEqual([]);
    const theirs = await makeArtiste(app, 2, { needsReview: true });
    expect((await app.graphql(confirm, { id: String(theirs) }, admin)).code).toBe('NOT_FOUND');
  });

  test('that get another name take the credit lines with them that only repeat it', async () => {
    const [prince, wendy] = [
      await makeArtiste(app, 1, { name: 'Prince' }),
      await makeArtiste(app, 1, { name: 'Wendy' }),
    ];
    const artistes = [prince, wendy];
    const made = await makeSong(app, 1, { artistes, credit: 'Wendy & Prince' });
    const written = await makeSong(app, 1, { artistes, credit: 'Prince feat. Wendy' });
    const rename = `mutation ($id: ID!) { updateArtiste(id: $id, version: 1, input: { name: "The Artist" }) { name } }`;
    await run(rename, { id: String(prince) });
    expect(await of('media_item', made, 'credit')).toEqual(['Wendy & The Artist']);
    expect(await of('media_item', written, 'credit')).toEqual(['Prince feat. Wendy']);
    expect((await run('{ songs(search: "wendy & the artist") { totalItems } }')).songs.totalItems).toBe(1);
  });

  test('are purged with all of their data, out of the recycle bin alone', async () => {
    const id = await makeArtiste(app, 1);
    const song = await makeSong(app, 1, { artistes: [id] });
    const purge = `mutation ($ids: [ID!]!) { purgeArtistes(ids: $ids) }`;
    const ids = [String(id)];
    expect((await app.graphql(purge, { ids }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(purge, { ids: [] }, admin)).fields).toEqual({ ids: 'required' });
    await run('mutation ($id: ID!) { deleteArtiste(id: $id) }', { id: ids[0] });
    const theirs = await makeArtiste(app, 2, { deletedAt: new Date() });
    expect((await app.graphql(purge, { ids: [...ids, String(theirs)] }, admin)).code).toBe('NOT_FOUND');
    expect((await run(purge, { ids })).purgeArtistes).toEqual(ids);
    expect(await of('artiste', id, 'id')).toBeUndefined();
    expect(await of('media_item', song, 'id')).toEqual([song]);
  });
});

describe('likely duplicates', () => {
  const likely = `query ($id: ID) { artisteDuplicates(id: $id) { totalGroups groups { items { id name songCount } } } }`;

  test('is shown in groups of the radio, without the recycle bin', async () => {
    const [a, b] = [
      await makeArtiste(app, 1, { name: 'Björk' }),
      await makeArtiste(app, 1, { name: 'Bjork' }),
    ];
    await makeArtiste(app, 2, { name: 'Bjork' });
    await makeArtiste(app, 1, { name: 'BJORK', deletedAt: new Date() });
    const { artisteDuplicates } = await run(likely, {}, staff);
    const group = artisteDuplicates.groups.find(({ items }: Json) =>
      items.some(({ id }: Json) => id === String(a)),
    );
    expect(group.items).toEqual([
      { id: String(b), name: 'Bjork', songCount: 0 },
      { id: String(a), name: 'Björk', songCount: 0 },
    ]);
    const own = await run(likely, { id: String(a) }, staff);
    expect(own.artisteDuplicates).toEqual({ totalGroups: 1, groups: [group] });
    expect((await run(likely, { id: '999999' }, staff)).artisteDuplicates.totalGroups).toBe(0);
  });

  test('of albums is of the same artiste', async () => {
    const [first, two] = [await makeArtiste(app, 1), await makeArtiste(app, 1)];
    await makeAlbum(app, 1, { title: 'Greatest Hits', artiste: first });
    await makeAlbum(app, 1, { title: 'Greatest Hits', artiste: two });
    const twin = await makeAlbum(app, 1, { title: 'The Greatest Hits', artiste: two });
    const document = `query ($id: ID) { albumDuplicates(id: $id) { groups { items { title artiste { id } } } } }`;
    const { albumDuplicates } = await run(document, { id: String(twin) });
    expect(albumDuplicates.groups).toEqual([
      {
        items: ['The Greatest Hits', 'Greatest Hits'].map((title) => ({
          title,
          artiste: { id: String(two) },
        })),
      },
    ]);
  });
});

describe('a merge', () => {
  const merge = `mutation ($intoId: ID!, $fromIds: [ID!]!) { mergeArtistes(intoId: $intoId, fromIds: $fromIds) { id name biography picture needsReview songCount albumCount } }`;
  const mergedAlbums = `mutation ($intoId: ID!, $fromIds: [ID!]!) { mergeAlbums(intoId: $intoId, fromIds: $fromIds) { id title year label cover songCount artiste { id } } }`;

  test('requires the permission to delete as well', async () => {
    const [intoId, from] = [String(await makeArtiste(app, 1)), String(await makeArtiste(app, 1))];
    const refused = await app.graphql(merge, { intoId, fromIds: [from] }, namer);
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'FORBIDDEN', action: 'delete' });
  });

  test('needs others, on the same radio', async () => {
    const intoId = String(await makeArtiste(app, 1));
    const theirs = String(await makeArtiste(app, 2));
    expect((await app.graphql(merge, { intoId, fromIds: [] }, admin)).fields).toEqual({
      fromIds: 'required',
    });
    expect((await app.graphql(merge, { intoId, fromIds: [intoId] }, admin)).fields).toEqual({
      fromIds: 'required',
    });
    expect((await app.graphql(merge, { intoId, fromIds: [theirs] }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(merge, { intoId: theirs, fromIds: [intoId] }, admin)).code).toBe('NOT_FOUND');
    expect(await of('artiste', Number(intoId), 'deleted_at')).toEqual([null]);
  });

  test('of artistes moves songs, albums and credits, and takes the better value of each field', async () => {
    const picture = `/files/artistes/${'a'.repeat(32)}-256.webp`;
    const into = await makeArtiste(app, 1, { name: 'Nina Simone', needsReview: true });
    const from = await makeArtiste(app, 1, { name: 'Nina Simon', biography: 'A pianist.', picture });
    const duplicate = await makeArtiste(app, 1, { name: 'Simone, Nina', biography: 'Another.' });
    const band = await makeArtiste(app, 1, { name: 'Band' });
    const made = await makeSong(app, 1, { artistes: [from, band], credit: 'Nina Simon & Band' });
    const both = await makeSong(app, 1, { artistes: [into, from], credit: 'Live at Carnegie' });
    const album = await makeAlbum(app, 1, { artiste: duplicate });
    const fromIds = [String(from), String(duplicate)];
    const { mergeArtistes } = await run(merge, { intoId: String(into), fromIds });
    expect(mergeArtistes).toEqual({
      id: String(into),
      name: 'Nina Simone',
      biography: 'A pianist.',
      picture,
      needsReview: false,
      songCount: 2,
      albumCount: 1,
    });
    expect(await of('media_item', made, 'credit')).toEqual(['Nina Simone & Band']);
    expect(await of('media_item', both, 'credit')).toEqual(['Live at Carnegie']);
    expect(await of('album', album, 'artiste_id')).toEqual([into]);
    for (const mergedArtiste of [from, duplicate])
      expect((await of('artiste', mergedArtiste, 'deleted_at'))![0]).not.toBeNull();
    expect(await of('artiste', from, 'picture')).toEqual(['']);
    const auditEntries = await app.orm.em.fork().find(AuditEntry, { subject: 'Artiste', subjectId: into });
    expect(auditEntries.map(({ changes }) => changes)).toContainEqual({ merged: [null, [from, duplicate]] });
  });

  test('of albums moves songs', async () => {
    const artiste = await makeArtiste(app, 1);
    const into = await makeAlbum(app, 1, { title: 'Blue', year: 1958 });
    const from = await makeAlbum(app, 1, { title: 'blue', year: 1960, label: 'Bethlehem', artiste });
    const song = await makeSong(app, 1, { album: from });
    const { mergeAlbums } = await run(mergedAlbums, { intoId: String(into), fromIds: [String(from)] });
    expect(mergeAlbums).toEqual({
      id: String(into),
      title: 'Blue',
      year: 1958,
      label: 'Bethlehem',
      cover: '',
      songCount: 1,
      artiste: { id: String(artiste) },
    });
    expect((await of('media_item', song, 'album_id', 'version'))!.map(Number)).toEqual([into, 2]);
  });
});
