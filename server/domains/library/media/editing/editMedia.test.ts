import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makeSong,
  makeTag,
} from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
await addRole(
  app,
  'song-keeper',
  'read MediaItem',
  'read Song',
  'read Jingle',
  'update MediaItem',
  'update Song',
);
const songKeeper = await app.as('song-keeper');

const edit = `mutation ($edits: [MediaEdit!]!, $apply: Boolean!) { editMedia(edits: $edits, apply: $apply) {
  applied changedCount refusedCount
  rows { id kind title version conflict changes { field from to } problems { field problem } } } }`;
const edited = (edits: object[], apply: boolean, token: string | null = admin) =>
  app.graphql(edit, { edits, apply }, token);
const result = async (edits: object[], apply = true): Promise<Json> => {
  const answer = await edited(edits, apply);
  expect(answer.errors).toEqual([]);
  return answer.data.editMedia;
};
const row = (id: number) =>
  app.shared.database.rows('select title, version, year, credit, category_id from media_item where id = ?', [
    id,
  ]);
const audited = async (id: number) =>
  Number(
    (await app.shared.database.rows('select count(*) from audit_entry where subject_id = ?', [id]))[0]![0],
  );

describe('an edit of many media', () => {
  test('is closed to signed-out users and to users who may not edit', async () => {
    const id = String(await makeSong(app, 1));
    expect((await edited([{ id, version: 1 }], false, null)).code).toBe('UNAUTHENTICATED');
    expect((await edited([{ id, version: 1 }], false, staff)).code).toBe('FORBIDDEN');
  });

  test('is refused as a whole when one kind among them is not the viewer’s to edit', async () => {
    const [song, jingle] = [await makeSong(app, 1, { title: 'Song' }), await makeJingle(app, 1)];
    const edits = [song, jingle].map((id) => ({ id: String(id), version: 1, title: 'Mine' }));
    const refused = await edited(edits, true, songKeeper);
    expect([refused.code, refused.errors[0]!.extensions['subject']]).toEqual(['FORBIDDEN', 'Jingle']);
    expect((await row(song))[0]![0]).toBe('Song');
    expect((await edited(edits.slice(0, 1), true, songKeeper)).data.editMedia.applied).toBe(true);
  });

  test('has 1 to 1,000 media', async () => {
    expect((await edited([], true)).fields).toEqual({ edits: 'required' });
    const many = Array.from({ length: 1001 }, () => ({ id: '1', version: 1 }));
    expect((await edited(many, true)).fields).toEqual({ edits: 'tooLong' });
  });

  test('returns the result of each field, and changes nothing before it is applied', async () => {
    const [nina, gold] = [
      await makeArtiste(app, 1, { name: 'Nina' }),
      await makeCategory(app, 1, { name: 'Gold' }),
    ];
    const [tag, blue] = [await makeTag(app, 1, { name: 'Old' }), await makeAlbum(app, 1, { title: 'Blue' })];
    const id = await makeSong(app, 1, { title: 'Before', year: 1999, tags: [tag], album: blue });
    const jingle = await makeJingle(app, 1, { title: 'Ident' });
    const edits = [
      {
        id: String(id),
        version: 1,
        title: 'After',
        year: null,
        categoryId: String(gold),
        albumId: null,
        artisteIds: [String(nina)],
        tagNames: ['Old', 'Brand new'],
        explicit: true,
      },
      { id: String(jingle), version: 1, purpose: 'BED' },
    ];
    const preview = await result(edits, false);
    expect(preview).toMatchObject({ applied: false, changedCount: 2, refusedCount: 0 });
    const changes = Object.fromEntries(
      preview.rows[0].changes.map(({ field, from, to }: Json) => [field, [from, to]]),
    );
    expect(changes).toEqual({
      title: ['Before', 'After'],
      credit: [null, 'Nina'],
      year: ['1999', null],
      category: [null, 'Gold'],
      album: ['Blue', null],
      artistes: [null, 'Nina'],
      tags: ['Old', 'Old, Brand new'],
      explicit: ['false', 'true'],
    });
    expect(preview.rows[1]).toMatchObject({
      kind: 'JINGLE',
      title: 'Ident',
      changes: [{ field: 'purpose', from: 'STATION_ID', to: 'BED' }],
    });
    expect((await row(id))[0]!.slice(0, 3)).toEqual(['Before', 1, 1999]);
    expect(await app.shared.database.rows(`select 1 from media_tag where name = 'Brand new'`, [])).toEqual(
      [],
    );
    expect(await audited(id)).toBe(0);
    const applied = await result(edits);
    expect(applied).toMatchObject({ applied: true, changedCount: 2 });
    expect(applied.rows.map(({ changes: made }: Json) => made)).toEqual(
      preview.rows.map(({ changes: meant }: Json) => meant),
    );
    expect((await row(id))[0]!.slice(0, 4)).toEqual(['After', 2, null, 'Nina']);
    expect(applied.rows[0].version).toBe(2);
    expect(await audited(id)).toBe(1);
  });

  test('changes nothing while one edit is invalid, and reports the problem', async () => {
    const [good, bad, stale] = [
      await makeSong(app, 1),
      await makeSong(app, 1),
      await makeSong(app, 1, { title: 'Stale' }),
    ];
    const [theirs, jingle] = [await makeSong(app, 2), await makeJingle(app, 1)];
    await result([{ id: String(stale), version: 1, year: 2000 }]);
    const edits = [
      { id: String(good), version: 1, title: 'Good' },
      { id: String(bad), version: 1, title: ' ', cueIn: 999_999, tagIds: ['0'], isrc: 'x' },
      { id: String(stale), version: 1, title: 'Over it' },
      { id: String(theirs), version: 1, title: 'Ours' },
      { id: String(good), version: 1, title: 'Again' },
      { id: String(jingle), version: 1, isrc: '', client: 'x' },
    ];
    for (const apply of [false, true]) {
      const refused = await result(edits, apply);
      expect(refused).toMatchObject({ applied: false, changedCount: 1, refusedCount: 5 });
      const problems = refused.rows.map(({ problems: wrong }: Json) =>
        Object.fromEntries(wrong.map(({ field, problem }: Json) => [field, problem])),
      );
      expect(problems).toEqual([
        {},
        { title: 'required', cueIn: 'max', 'tagIds.0': 'unknown', isrc: 'invalid' },
        {},
        { id: 'unknown' },
        { id: 'taken' },
        { isrc: 'invalid', client: 'invalid' },
      ]);
      expect(refused.rows.map(({ conflict }: Json) => conflict)).toEqual([
        false,
        false,
        true,
        false,
        false,
        false,
      ]);
      expect(refused.rows[2]).toMatchObject({ title: 'Stale', version: 2, changes: [] });
      expect(refused.rows[3]).toMatchObject({ kind: null, title: '' });
    }
    expect((await row(good))[0]![1]).toBe(1);
    expect((await row(theirs))[0]![1]).toBe(1);
  });

  test('counts no change where everything stays', async () => {
    const id = await makeSong(app, 1, { title: 'Same' });
    const unchanged = await result([{ id: String(id), version: 1, title: ' Same ' }]);
    expect(unchanged).toMatchObject({ applied: true, changedCount: 0, rows: [{ version: 1, changes: [] }] });
    expect((await row(id))[0]![1]).toBe(1);
  });

  test('updates the durations of playlists after a cut', async () => {
    const id = await makeSong(app, 1, { duration: 100_000 });
    const playlist = await makePlaylist(app, 1);
    await makePlaylistItem(app, 1, { playlist, media: id, position: 1 });
    await result([{ id: String(id), version: 1, cueOut: 60_000 }]);
    const counted = await app.shared.database.rows(
      'select media_count, duration from playlist where id = ?',
      [playlist],
    );
    expect(counted[0]!.map(Number)).toEqual([1, 60_000]);
  });

  test('takes a thousand at once, in a body that fits', { tags: ['slow'] }, async () => {
    const ids: number[] = [];
    for (let count = 0; count < 1000; count++) ids.push(await makeSong(app, 1));
    const edits = ids.map((id, index) => ({
      id: String(id),
      version: 1,
      title: `Renamed ${index}`,
      genre: 'Chanson',
      year: 1980 + (index % 40),
      tagNames: ['bulk', `bulk ${index % 10}`],
    }));
    const done = await result(edits);
    expect(done).toMatchObject({ applied: true, changedCount: 1000, refusedCount: 0 });
    expect(JSON.stringify({ query: edit, variables: { edits, apply: true } }).length).toBeLessThan(
      256 * 1024,
    );
  });
});
