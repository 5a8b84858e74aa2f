import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeGeneric,
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makePublicity,
  makeSong,
  makeTag,
  makeVideo,
} from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const staff = await app.as('support');
const editor = await app.as('editor');
await addRole(app, 'song-editor', 'read Song', 'update Song', 'delete Song', 'read MediaTag');
const songEditor = await app.as('song-editor');
const elsewhere = { 'x-radio': '2' };

const kinds = [
  ['Song', 'songs', makeSong],
  ['Jingle', 'jingles', makeJingle],
  ['Generic', 'generics', makeGeneric],
  ['Publicity', 'publicities', makePublicity],
  ['Video', 'videos', makeVideo],
] as const;

const singularOf = (list: string) => (list === 'publicities' ? 'publicity' : list.slice(0, -1));
const page = (list: string) => `{ ${list}(perPage: 100) { totalItems items { id kind title } } }`;
const single = (list: string) => `query ($id: ID!) { ${singularOf(list)}(id: $id) { id kind title } }`;
const update = (kind: string) =>
  `mutation ($id: ID!, $version: Int!, $input: ${kind}Patch!) { update${kind}(id: $id, version: $version, input: $input) { id version title credit } }`;
const remove = (kind: string) => `mutation ($id: ID!) { delete${kind}(id: $id) }`;
const restore = (kind: string) => `mutation ($id: ID!) { restore${kind}(id: $id) { id deletedAt } }`;
const plural = (kind: string) => (kind === 'Publicity' ? 'Publicities' : `${kind}s`);
const bin = (kind: string) => `{ deleted${plural(kind)}(perPage: 100) { items { id } } }`;
const idsOf = (rows: Json[]) => rows.map(({ id }) => Number(id));

describe('each kind of media', () => {
  test.each(kinds)('is closed to signed-out users: %s', async (kind, list) => {
    for (const document of [page(list), bin(kind)])
      expect((await app.graphql(document)).code).toBe('UNAUTHENTICATED');
    for (const document of [single(list), remove(kind), restore(kind)])
      expect((await app.graphql(document, { id: '1' })).code).toBe('UNAUTHENTICATED');
  });

  test.each(kinds)(
    'is read by staff, changed by editors and no business of clients: %s',
    async (kind, list, make) => {
      const id = String(await make(app, 1));
      const change = { id, version: 1, input: { title: 'Mine' } };
      expect((await app.graphql(page(list), {}, client)).code).toBe('FORBIDDEN');
      expect((await app.graphql(page(list), {}, staff)).errors).toEqual([]);
      expect((await app.graphql(update(kind), change, staff)).code).toBe('FORBIDDEN');
      expect((await app.graphql(remove(kind), { id }, staff)).code).toBe('FORBIDDEN');
      expect((await app.graphql(bin(kind), {}, staff)).code).toBe('FORBIDDEN');
      expect((await app.graphql(update(kind), change, editor)).errors).toEqual([]);
    },
  );

  test.each(kinds)('shows itself alone: %s', async (kind, list) => {
    const made = new Map<string, number>();
    for (const [otherKind, , makeOther] of kinds) made.set(otherKind, await makeOther(app, 1));
    const rows: Json[] = (await app.graphql(page(list), {}, admin)).data[list].items;
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set([kind.toUpperCase()]));
    expect(idsOf(rows)).toContain(made.get(kind));
    for (const [otherKind, id] of made) {
      const answer = await app.graphql(single(list), { id: String(id) }, admin);
      expect([otherKind, answer.code]).toEqual([otherKind, otherKind === kind ? undefined : 'NOT_FOUND']);
    }
  });

  test.each(kinds)('supports a fragment on their common interface: %s', async (kind, list, make) => {
    const category = await makeCategory(app, 1, { name: `Shelf of ${list}` });
    const id = String(await make(app, 1, { title: 'Shared', category }));
    const document = `query ($id: ID!) { ${singularOf(list)}(id: $id) { ...Shared } } fragment Shared on Medium { __typename id title category { name } }`;
    const shared = { __typename: kind, id, title: 'Shared', category: { name: `Shelf of ${list}` } };
    expect((await app.graphql(document, { id }, admin)).data[singularOf(list)]).toEqual(shared);
    expect((await app.graphql(document, { id }, client)).code).toBe('FORBIDDEN');
  });

  test.each(kinds)('does not reach another kind by its writes: %s', async (kind) => {
    for (const [otherKind, list, makeOther] of kinds.filter(([name]) => name !== kind)) {
      const id = String(await makeOther(app, 1, { title: 'Untouched' }));
      const change = { id, version: 1, input: { title: 'Changed' } };
      expect((await app.graphql(update(kind), change, admin)).code).toBe('NOT_FOUND');
      expect((await app.graphql(remove(kind), { id }, admin)).code).toBe('NOT_FOUND');
      const { data } = await app.graphql(single(list), { id }, admin);
      expect([otherKind, data[singularOf(list)].title]).toEqual([otherKind, 'Untouched']);
      await app.graphql(remove(otherKind), { id }, admin);
      expect((await app.graphql(restore(kind), { id }, admin)).code).toBe('NOT_FOUND');
      expect(
        idsOf((await app.graphql(bin(kind), {}, admin)).data[`deleted${plural(kind)}`].items),
      ).not.toContain(Number(id));
    }
  });

  test.each(kinds)('stays on its radio: %s', async (kind, list, make) => {
    const theirs = String(await make(app, 2, { title: 'Theirs' }));
    const change = { id: theirs, version: 1, input: { title: 'Ours' } };
    expect(idsOf((await app.graphql(page(list), {}, admin)).data[list].items)).not.toContain(Number(theirs));
    expect((await app.graphql(single(list), { id: theirs }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(update(kind), change, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove(kind), { id: theirs }, admin)).code).toBe('NOT_FOUND');
    const there = await app.graphql(single(list), { id: theirs }, admin, elsewhere);
    expect(there.data[singularOf(list)].title).toBe('Theirs');
  });

  test.each(kinds)('is made by files alone: %s', (kind) => {
    expect(Object.keys(app.schema.getMutationType()!.getFields())).not.toContain(`create${kind}`);
  });

  test.each(kinds)('goes to the recycle bin and comes back: %s', async (kind, list, make) => {
    const id = String(await make(app, 1));
    expect((await app.graphql(remove(kind), { id }, admin)).errors).toEqual([]);
    expect((await app.graphql(single(list), { id }, admin)).code).toBe('NOT_FOUND');
    expect(idsOf((await app.graphql(bin(kind), {}, admin)).data[`deleted${plural(kind)}`].items)).toContain(
      Number(id),
    );
    expect((await app.graphql(restore(kind), { id }, admin)).data[`restore${kind}`].deletedAt).toBeNull();
    expect((await app.graphql(single(list), { id }, admin)).errors).toEqual([]);
  });
});

describe('the whole library', () => {
  test('is read with every kind in it, and changed through none', async () => {
    for (const [, , make] of kinds) await make(app, 1);
    const theirs = await makeSong(app, 2);
    const { items } = (await app.graphql(page('mediaItems'), {}, staff)).data.mediaItems;
    expect(new Set(items.map((row: Json) => row.kind)).size).toBe(5);
    expect(idsOf(items)).not.toContain(theirs);
    const document = 'query ($id: ID!) { mediaItem(id: $id) { id kind } }';
    expect((await app.graphql(document, { id: String(theirs) }, staff)).code).toBe('NOT_FOUND');
    const mutations = Object.keys(app.schema.getMutationType()!.getFields());
    expect(mutations).not.toContain('updateMediaItem');
    expect(mutations).not.toContain('createMediaItem');
  });
});

const song = `query ($id: ID!) { song(id: $id) { id version title credit isrc year trackNumber genre label explicit
  cueIn cueOut fadeIn fadeOut startNext playlistCount usedIn { kind id name } category { name } album { title }
  tags { name } artistes { name } } }`;
const songOf = async (id: number, token = admin): Promise<Json> =>
  (await app.graphql(song, { id: String(id) }, token)).data.song;
const changed = async (id: number, input: object, token = admin, kind = 'Song') => {
  const [row] = await app.shared.database.rows('select version from media_item where id = ?', [id]);
  return app.graphql(update(kind), { id: String(id), version: Number(row![0]), input }, token);
};
const names = (rows: Json[]) => rows.map(({ name }) => name).toSorted();

describe('changes to a medium', () => {
  test('are refused where a value is missing, too long or out of bounds', async () => {
    const id = await makeSong(app, 1);
    const wrong: Array<[object, object]> = [
      [{ title: '  ' }, { title: 'required' }],
      [{ title: null }, { title: 'required' }],
      [{ title: 'x'.repeat(256) }, { title: 'tooLong' }],
      [{ isrc: null }, { isrc: 'required' }],
      [{ isrc: 'FR-6V8-20-0016' }, { isrc: 'invalid' }],
      [{ year: 999 }, { year: 'min' }],
      [{ year: 10_000 }, { year: 'max' }],
      [{ trackNumber: 0 }, { trackNumber: 'min' }],
      [{ trackNumber: 1000 }, { trackNumber: 'max' }],
      [{ cueIn: -1 }, { cueIn: 'min' }],
      [{ genre: 'x'.repeat(101) }, { genre: 'tooLong' }],
      [{ categoryId: '999999' }, { categoryId: 'unknown' }],
      [{ albumId: '999999' }, { albumId: 'unknown' }],
      [{ tagIds: ['999999'] }, { 'tagIds.0': 'unknown' }],
      [{ artisteIds: ['x'] }, { 'artisteIds.0': 'unknown' }],
      [
        { year: 1, genre: 'x'.repeat(101), albumId: '0' },
        { year: 'min', genre: 'tooLong', albumId: 'unknown' },
      ],
    ];
    for (const [input, fields] of wrong) expect((await changed(id, input)).fields).toEqual(fields);
  });

  test('refer to nothing of another radio', async () => {
    const id = await makeSong(app, 1);
    const [category, album] = [await makeCategory(app, 2), await makeAlbum(app, 2)];
    const [tag, artiste] = [await makeTag(app, 2), await makeArtiste(app, 2)];
    const input = {
      categoryId: String(category),
      albumId: String(album),
      tagIds: [String(tag)],
      artisteIds: [String(artiste)],
    };
    expect((await changed(id, input)).fields).toEqual({
      categoryId: 'unknown',
      albumId: 'unknown',
      'tagIds.0': 'unknown',
      'artisteIds.0': 'unknown',
    });
  });

  test('based on an outdated version are a conflict, with the current row', async () => {
    const id = String(await makeSong(app, 1));
    await app.graphql(update('Song'), { id, version: 1, input: { title: 'First' } }, admin);
    const stale = await app.graphql(update('Song'), { id, version: 1, input: { title: 'Second' } }, admin);
    expect(stale.code).toBe('CONFLICT');
    expect(stale.errors[0]!.extensions['current'].title).toBe('First');
  });

  test('set the given fields and leave the rest', async () => {
    const id = await makeSong(app, 1, { title: 'Before', credit: 'Somebody', year: 1999, duration: 180_000 });
    const [category, album] = [
      await makeCategory(app, 1, { name: 'Gold' }),
      await makeAlbum(app, 1, { title: 'Blue' }),
    ];
    const input = {
      title: ' After ',
      isrc: 'fr-6v8-20-00165',
      categoryId: String(category),
      albumId: String(album),
      trackNumber: 3,
      explicit: true,
      cueIn: 500,
      cueOut: 170_000,
      fadeOut: 3000,
    };
    expect((await changed(id, input)).errors).toEqual([]);
    expect(await songOf(id)).toMatchObject({
      title: 'After',
      credit: 'Somebody',
      isrc: 'FR6V82000165',
      year: 1999,
      category: { name: 'Gold' },
      album: { title: 'Blue' },
      trackNumber: 3,
      explicit: true,
      cueIn: 500,
      cueOut: 170_000,
      fadeOut: 3000,
    });
    await changed(id, { categoryId: null, albumId: null, cueIn: null, year: null, isrc: '' });
    expect(await songOf(id)).toMatchObject({
      category: null,
      album: null,
      cueIn: null,
      year: null,
      isrc: '',
    });
  });

  test('may have names that are longer once they are taken apart', async () => {
    const id = await makeSong(app, 1);
    const long = 'ﷺ'.repeat(255);
    expect(
      (await changed(id, { title: long, credit: long, artisteNames: ['ﷺ'.repeat(200)] })).errors,
    ).toEqual([]);
    expect((await songOf(id)).title).toBe(long);
  });

  test('are in the audit under their kind', async () => {
    const id = await makeSong(app, 1, { title: 'Old' });
    await changed(id, { title: 'New' });
    const entry = await app.orm.em.fork().findOneOrFail(AuditEntry, { subject: 'Song', subjectId: id });
    expect(entry).toMatchObject({ action: 'UPDATED', changes: { title: ['Old', 'New'] } });
  });

  test('of one kind keep the search text of other kinds', async () => {
    const id = await makePublicity(app, 1, { title: 'Spot', client: 'Zanzibar Motors' });
    await changed(id, { title: 'Spot two' }, admin, 'Publicity');
    const found = await app.graphql(`{ publicities(search: "zanzibar") { items { title } } }`, {}, admin);
    expect(found.data.publicities.items).toEqual([{ title: 'Spot two' }]);
  });
});

describe('tags and artistes of a medium', () => {
  test('are set by ids and by names, each once', async () => {
    const id = await makeSong(app, 1);
    const [summer, beach] = [
      await makeTag(app, 1, { name: 'Summer' }),
      await makeTag(app, 1, { name: 'Beach' }),
    ];
    await changed(id, {
      tagIds: [String(summer)],
      tagNames: ['beach', ' Night  time ', 'SUMMER', 'night time'],
    });
    expect(names((await songOf(id)).tags)).toEqual(['Beach', 'Night time', 'Summer']);
    await changed(id, { tagIds: [String(beach)] });
    expect(names((await songOf(id)).tags)).toEqual(['Beach']);
    await changed(id, { tagNames: [] });
    expect((await songOf(id)).tags).toEqual([]);
    const made = await app.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { subject: 'MediaTag', action: 'CREATED' as never });
    expect(made.changes['name']).toEqual([null, 'Night time']);
  });

  test('that are new are created only by users who may create them', async () => {
    const id = await makeSong(app, 1);
    await makeTag(app, 1, { name: 'Known' });
    const answer = await changed(
      id,
      { tagNames: ['known', 'Unheard of'], artisteNames: ['Nobody yet'] },
      songEditor,
    );
    expect(answer.fields).toEqual({ 'tagNames.1': 'unknown', 'artisteNames.0': 'unknown' });
    expect((await changed(id, { tagNames: ['known'] }, songEditor)).errors).toEqual([]);
    expect(names((await songOf(id)).tags)).toEqual(['Known']);
    const made = await app.shared.database.rows(`select 1 from media_tag where name = 'Unheard of'`, []);
    expect(made).toEqual([]);
  });

  test('of a song compute its credit line, unless a user wrote one', async () => {
    const id = await makeSong(app, 1);
    const nina = await makeArtiste(app, 1, { name: 'Nina' });
    await changed(id, { artisteIds: [String(nina)], artisteNames: ['The Band', 'Zoe'] });
    expect(await songOf(id)).toMatchObject({ credit: 'Nina, The Band & Zoe' });
    await changed(id, { artisteNames: ['band', 'Nina'] });
    expect((await songOf(id)).credit).toBe('The Band & Nina');
    await changed(id, { credit: 'Nina feat. The Band' });
    await changed(id, { artisteNames: ['Nina'] });
    expect((await songOf(id)).credit).toBe('Nina feat. The Band');
    await changed(id, { credit: '' });
    expect((await songOf(id)).credit).toBe('Nina');
    await changed(id, { artisteNames: [] });
    expect(await songOf(id)).toMatchObject({ credit: '', artistes: [] });
  });

  test('of a page are read together', async () => {
    const document = `query ($perPage: Int!) { songs(perPage: $perPage) { items { id playlistCount usedIn { name } tags { name } artistes { name } } } }`;
    const statementsOf = countStatements(app.shared.database);
    const few = await statementsOf(() => app.graphql(document, { perPage: 2 }, admin));
    expect(few.texts.length).toBeGreaterThan(5);
    const many = await statementsOf(() => app.graphql(document, { perPage: 10 }, admin));
    expect(many.texts.length).toBe(few.texts.length);
  });
});

describe('the album of a song, by its title', () => {
  const titleOf = async (id: number) => (await songOf(id)).album?.title ?? null;
  const albumsCalled = (title: string) =>
    app.shared.database.rows('select id, artiste_id from album where title = ?', [title]);

  test('is created only by users who may create albums', async () => {
    const id = await makeSong(app, 1);
    expect((await changed(id, { albumTitle: 'Nowhere' }, songEditor)).fields).toEqual({
      albumTitle: 'unknown',
    });
    expect(await albumsCalled('Nowhere')).toEqual([]);
    expect((await changed(id, { albumTitle: 'x'.repeat(256) })).fields).toEqual({ albumTitle: 'tooLong' });
  });

  test('is made as one of its first artiste, also where both are new', async () => {
    const id = await makeSong(app, 1);
    await changed(id, { artisteNames: ['Newcomer', 'Guest'], albumTitle: ' First   light ' });
    expect(await titleOf(id)).toBe('First light');
    const [[, artiste] = []] = await albumsCalled('First light');
    const [[name] = []] = await app.shared.database.rows('select name from artiste where id = ?', [
      Number(artiste),
    ]);
    expect(name).toBe('Newcomer');
  });

  test('is the current one, else one of its artistes, else a collection, never that of other artistes', async () => {
    const [nina, otherArtiste] = [
      await makeArtiste(app, 1, { name: 'Nina' }),
      await makeArtiste(app, 1, { name: 'Other' }),
    ];
    const [theirs, collection, ninas] = [
      await makeAlbum(app, 1, { title: 'Greatest Hits', artiste: otherArtiste }),
      await makeAlbum(app, 1, { title: 'Greatest Hits', artiste: null }),
      await makeAlbum(app, 1, { title: 'Greatest hits', artiste: nina }),
    ];
    const albumOf = async (id: number) => {
      const rows = await app.shared.database.rows('select album_id from media_item where id = ?', [id]);
      return Number(rows[0]![0]);
    };
    const [byNina, byNobody, stays] = [
      await makeSong(app, 1, { artistes: [nina] }),
      await makeSong(app, 1),
      await makeSong(app, 1, { album: theirs }),
    ];
    for (const id of [byNina, byNobody, stays]) await changed(id, { albumTitle: 'greatest hits' });
    expect(await Promise.all([byNina, byNobody, stays].map(albumOf))).toEqual([ninas, collection, theirs]);
  });

  test('counts only where no id is given, and may be none', async () => {
    const blue = await makeAlbum(app, 1, { title: 'Blue' });
    const id = await makeSong(app, 1);
    await changed(id, { albumId: String(blue), albumTitle: 'Ignored' });
    expect(await titleOf(id)).toBe('Blue');
    await changed(id, { title: 'Other' });
    expect(await titleOf(id)).toBe('Blue');
    await changed(id, { albumTitle: '' });
    expect(await titleOf(id)).toBeNull();
    expect(await albumsCalled('Ignored')).toEqual([]);
  });
});

describe('a medium that a playlist uses', () => {
  test('names its uses to users who may read them', async () => {
    const id = await makeSong(app, 1);
    const [b, a] = [
      await makePlaylist(app, 1, { name: 'Bravo' }),
      await makePlaylist(app, 1, { name: 'Alpha' }),
    ];
    for (const [playlist, position] of [
      [a, 1],
      [a, 2],
      [b, 1],
    ] as const)
      await makePlaylistItem(app, 1, { playlist, media: id, position });
    const deletedPlaylist = await makePlaylist(app, 1, { name: 'Gone', deletedAt: new Date() });
    await makePlaylistItem(app, 1, { playlist: deletedPlaylist, media: id, position: 1 });
    expect(await songOf(id)).toMatchObject({
      playlistCount: 2,
      usedIn: [
        { kind: 'Playlist', id: String(a), name: 'Alpha' },
        { kind: 'Playlist', id: String(b), name: 'Bravo' },
      ],
    });
    const usesQuery = `query ($id: ID!) { song(id: $id) { playlistCount usedIn { name } } }`;
    const answer = await app.graphql(usesQuery, { id: String(id) }, songEditor);
    expect(answer.data.song).toEqual({ playlistCount: 2, usedIn: [] });
  });

  test('is not deleted while a playlist contains it', async () => {
    const id = await makeSong(app, 1);
    const playlist = await makePlaylist(app, 1, { name: 'Morning' });
    const item = await makePlaylistItem(app, 1, { playlist, media: id, position: 1 });
    const refused = await app.graphql(remove('Song'), { id: String(id) }, admin);
    expect(refused.code).toBe('IN_USE');
    expect(refused.errors[0]!.extensions).toMatchObject({
      subject: 'Song',
      id: String(id),
      total: 1,
      uses: [{ kind: 'Playlist', id: String(playlist), name: 'Morning' }],
    });
    const blind = await app.graphql(remove('Song'), { id: String(id) }, songEditor);
    expect(blind.errors[0]!.extensions).toMatchObject({ code: 'IN_USE', total: 1, uses: [] });
    expect((await songOf(id)).id).toBe(String(id));
    await app.shared.database.transaction(async (transaction) =>
      transaction.run('delete from playlist_item where id = ?', [item]),
    );
    expect((await app.graphql(remove('Song'), { id: String(id) }, admin)).errors).toEqual([]);
  });

  test('updates its playlists when it is cut or restored', async () => {
    const id = await makeSong(app, 1, { duration: 100_000 });
    const playlist = await makePlaylist(app, 1, { mediaCount: 1, duration: 100_000 });
    await makePlaylistItem(app, 1, { playlist, media: id, position: 1 });
    const counted = async () =>
      (
        await app.shared.database.rows('select media_count, duration from playlist where id = ?', [playlist])
      )[0]!.map(Number);
    await changed(id, { cueIn: 10_000 });
    expect(await counted()).toEqual([1, 90_000]);
  });
});

describe('an advert', () => {
  const document = `query ($id: ID!) { publicity(id: $id) { validity isValid } }`;
  const validityOf = async (values: object) => {
    const id = await makePublicity(app, 1, values as never);
    const { publicity } = (await app.graphql(document, { id: String(id) }, staff)).data;
    return `${publicity.validity} ${publicity.isValid}`;
  };
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

  test('states whether it may air today', async () => {
    expect(await validityOf({})).toBe('NO_LIMIT true');
    expect(await validityOf({ evergreen: true, validTo: day(-9) })).toBe('EVERGREEN true');
    expect(await validityOf({ validFrom: day(-9), validTo: day(9) })).toBe('VALID true');
    expect(await validityOf({ validFrom: day(-9) })).toBe('VALID true');
    expect(await validityOf({ validFrom: day(3) })).toBe('NOT_YET false');
    expect(await validityOf({ validTo: day(-3) })).toBe('EXPIRED false');
  });

  test('has days in order, and dayparts that are times', async () => {
    const id = await makePublicity(app, 1, { validFrom: '2030-01-10', validTo: '2030-02-10' });
    const wrong: Array<[object, object]> = [
      [{ validTo: '2030-01-09' }, { validTo: 'min' }],
      [{ validFrom: '2030-02-11' }, { validFrom: 'max' }],
      [{ timesADay: 0 }, { timesADay: 'min' }],
      [{ dayparts: [{ days: [8], from: '06:00', to: '10:00' }] }, { 'dayparts.0.days': 'max' }],
      [{ dayparts: [{ days: [1], from: '6', to: '10:00' }] }, { 'dayparts.0.from': 'invalid' }],
    ];
    for (const [input, fields] of wrong)
      expect((await changed(id, input, admin, 'Publicity')).fields).toEqual(fields);
    const dayparts = [{ days: [1, 2], from: '06:00', to: '24:00' }];
    expect((await changed(id, { dayparts, timesADay: 4 }, admin, 'Publicity')).errors).toEqual([]);
  });
});
