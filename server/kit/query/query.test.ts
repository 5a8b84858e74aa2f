import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { foldText } from '../foldText.ts';
import { inTransaction } from '../resource/transaction.ts';
import { condition } from './condition.ts';
import { count } from './counts.ts';
import { firstLineContains, givenRows, quarterOf, textContains } from './functions.ts';
import { Parameter } from './given.ts';
import { adHocQuery, Query, type Given } from './query.ts';
import { acrossRadios, onlyDeleted, withDeleted } from './scopes.ts';
import type { Builder } from './tables.ts';

const app = await createTestApp({}, afterAll);
const { database } = app.shared;
const onRadio = (radioId: number | undefined) => ({ database, radioId });

/** A query of a test, which is not registered. */
const requests = <Parameters extends object, Row>(
  build: (db: Builder, given: Parameters) => { compile: () => never } & object,
) => new Query<Parameters, Row>('test', build as never);

const sqlOf = (build: (db: Builder, given: never) => object) =>
  requests(build as never).statementFor(database.models).sql;

describe('a query', () => {
  test('speaks of properties, and the database of columns', () => {
    expect(sqlOf((db) => db.selectFrom('PostComment').select(['id', 'author', 'createdAt']))).toBe(
      'select "id", "author_id", "created_at" from "post_comment"',
    );
  });

  test('gives each value as its property has it', async () => {
    const contents = new Query('test', (db) =>
      db
        .selectFrom('Content')
        .select(['id', 'publishedFrom', 'tags', 'state'])
        .where('publishedFrom', 'is not', null),
    );
    const [content] = await contents.all(onRadio(1));
    expect(content).toEqual({
      id: expect.any(Number),
      publishedFrom: expect.any(Date),
      tags: expect.any(Array),
      state: expect.any(String),
    });
  });

  test('gives counts, sums and truths as numbers and truths on both engines', async () => {
    const numbersQuery = new Query('test', (db) =>
      db
        .selectFrom('Invoice')
        .select(({ fn, eb }) => [
          count,
          fn.sum<number>('total').as('sum'),
          fn.coalesce(fn.max('total'), eb.lit(0)).as('max'),
          eb(fn.countAll<number>(), '>', 0).as('isAny'),
        ]),
    );
    const [row] = await numbersQuery.all(database);
    expect(row).toEqual({
      count: expect.any(Number),
      sum: expect.any(Number),
      max: expect.any(Number),
      isAny: true,
    });
  });

  test('takes moments, truths and lists of any length', async () => {
    const some = new Query(
      'test',
      (db, { ids, before, all }: Given<{ ids: number[]; before: Date; all: boolean }>) =>
        db
          .selectFrom('Content')
          .select('id')
          .where('id', 'in', ids)
          .where('createdAt', '<', before)
          .where(({ or, eb }) => or([all, eb('allowsComments', '=', true)]))
          .orderBy('id'),
    );
    const later = new Date(Date.now() + 1000);
    const ids = (
      await some.all(onRadio(1), { ids: Array.from({ length: 40 }, (_, id) => id), before: later, all: true })
    ).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(await some.all(onRadio(1), { ids: [ids[0]!], before: later, all: true })).toEqual([
      { id: ids[0] },
    ]);
    expect(await some.all(onRadio(1), { ids: [], before: later, all: true })).toEqual([]);
    expect(await some.all(onRadio(1), { ids, before: new Date(0), all: true })).toEqual([]);
  });

  test('distinguishes the values of a list from all others', async () => {
    const unlisted = new Query('test', (db, { ids }: Given<{ ids: number[] }>) =>
      db.selectFrom('Role').select('id').where('id', 'not in', ids),
    );
    const all = await unlisted.all(onRadio(1), { ids: [] });
    const [first, ...rest] = all;
    expect(await unlisted.all(onRadio(1), { ids: [first!.id] })).toEqual(rest);
  });

  test('returns several results in their order', async () => {
    const commentsOf = new Query('test', (db, { of, least }: Given<{ of: number; least: number }>) =>
      db
        .selectFrom('PostComment')
        .select('post')
        .where('id', '>', least)
        .where('post', '=', of)
        .orderBy('id'),
    );
    const commented = await new Query('test', (db) =>
      db.selectFrom('PostComment').select('post').distinct().orderBy('post'),
    ).all(database);
    const [firstPost, secondPost] = commented.map(({ post }) => post) as [number, number];
    const [second, none, first] = await commentsOf.ofEach({ database }, [secondPost, -1, firstPost], {
      least: 0,
    });
    expect(none).toEqual([]);
    expect(new Set(first!.map(({ post }) => post))).toEqual(new Set([firstPost]));
    expect(new Set(second!.map(({ post }) => post))).toEqual(new Set([secondPost]));
  });

  test('searches a text in a column literally, without wildcards', async () => {
    const withText = new Query('test', (db, { needle }: Given<{ needle: string }>) =>
      db
        .selectFrom('Content')
        .select(count)
        .where((content) => textContains(content, 'searchText', needle)),
    );
    expect(await withText.first(onRadio(1), { needle: '%' })).toEqual({ count: 0 });
    const title = await new Query('test', (db) => db.selectFrom('Content').select('title')).first(onRadio(1));
    expect((await withText.first(onRadio(1), { needle: foldText(title!.title) }))!.count).toBeGreaterThan(0);
  });

  test('searches a text in the first line only', async () => {
    const title = await new Query('test', (db) => db.selectFrom('Content').select('title')).first(onRadio(1));
    const contents = new Query('test', (db, { needle }: Given<{ needle: string }>) =>
      db
        .selectFrom('Content')
        .select(['title', 'searchText'])
        .where((content) => firstLineContains(content, 'searchText', needle)),
    );
    const found = await contents.all(onRadio(1), { needle: foldText(title!.title) });
    expect(found.map((content) => content.title)).toContain(title!.title);
    const [, second] = found[0]!.searchText.split('\n');
    expect(await contents.all(onRadio(1), { needle: second! })).toEqual([]);
  });

  test('counts the quarters of an hour up to a moment', async () => {
    const entries = new Query('test', (db) =>
      db.selectFrom('Post').select(({ ref }) => ['createdAt', quarterOf(ref('createdAt')).as('quarter')]),
    );
    for (const { createdAt, quarter } of await entries.all(database))
      expect(quarter).toBe(Math.floor(createdAt.getTime() / 900_000));
  });

  test('takes a list of rows in place of a table, whatever its length and whatever its texts hold', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, name: `{"?": '${index}'}` }));
    const list = new Query('test', (db, { given }: Given<{ given: typeof rows }>) =>
      db
        .selectFrom(givenRows(given, { id: 'integer', name: 'text' }).as('row'))
        .select(['row.id', 'row.name'])
        .orderBy('row.id', 'desc'),
    );
    expect(await list.all(database, { given: rows })).toEqual(rows.toReversed());
    expect(await list.all(database, { given: [] })).toEqual([]);
  });

  test('that is built for its parameters binds its values, and stays in its scope', async () => {
    const query = adHocQuery((db, given) =>
      db
        .selectFrom('Role')
        .select(({ eb, parens }) => ['id', parens(eb('id', '+', 1)).as('next')])
        .where('name', '<>', given("What's that?"))
        .limit(given(1)),
    );
    const { sql, values } = query.statementFor(database.models);
    expect(sql).toContain('"role"."radio_id" = ?');
    expect(sql).not.toContain('that');
    expect(values).toHaveLength(3);
    const [role] = await query.all(onRadio(1));
    expect(role!.next).toBe(role!.id + 1);
  });

  test('names a column of the row around it', () => {
    expect(
      sqlOf((db) =>
        db
          .selectFrom('Post as post')
          .select('post.id')
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('PostComment')
                .select('id')
                .whereRef('PostComment.post', '=', 'post.id')
                .where('author', 'is not', null),
            ),
          ),
      ),
    ).toContain('where "post_comment"."post_id" = "post"."id" and "author_id" is not null');
  });

  test('does not guess whose column it is that two tables have, nor give what it does not name', () => {
    const ofTwo = (db: Builder) =>
      db
        .selectFrom('Post as p')
        .innerJoin('PostComment as c', 'c.post', 'p.id')
        .select('id' as never);
    expect(() => sqlOf(ofTwo)).toThrow('id is a column of p and of c');
    expect(() => sqlOf((db) => db.selectFrom('Post').selectAll())).toThrow('must name the columns');
    expect(() => sqlOf((db) => db.selectFrom('Post').select('tiltle' as never))).toThrow('tiltle');
  });

  test('does not run without a value for each of its parameters', () => {
    const byId = new Query('test', (db, { id }: Given<{ id: number }>) =>
      db.selectFrom('Post').select('id').where('id', '=', id),
    );
    expect(() => byId.all(database, {} as never)).toThrow('The query parameter id has no value');
  });

  test('knows what a property is: these do not compile', () => {
    const wrong = (db: Builder) => [
      // @ts-expect-error No such property.
      db.selectFrom('Post').select('headline'),
      // @ts-expect-error No such entity.
      db.selectFrom('Posts'),
      // @ts-expect-error A text is no number.
      db.selectFrom('Post').where('id', '=', 'one'),
      // @ts-expect-error A to-many relation is not a column.
      db.selectFrom('Song').select('artistes'),
    ];
    expect(wrong).toBeDefined();
  });
});

describe('the scope of a query', () => {
  const members = new Query('test', (db) => db.selectFrom('TeamMember').select(['id', 'radio']));

  test('is the radio of the viewer, in every table', async () => {
    const all = new Query('test', (db) =>
      db.selectFrom(acrossRadios('TeamMember')).select('radio').distinct(),
    );
    const radios = (await all.all(database)).map(({ radio }) => radio);
    expect(radios.length).toBeGreaterThan(1);
    for (const own of radios)
      expect(new Set((await members.all(onRadio(own))).map(({ radio }) => radio))).toEqual(new Set([own]));
    const joined = sqlOf((db) =>
      db
        .selectFrom('PlaylistItem as item')
        .innerJoin('MediaItem as medium', 'medium.id', 'item.media')
        .leftJoin('Album as album', 'album.id', 'medium.album')
        .select('item.id'),
    );
    for (const alias of ['item', 'medium', 'album']) expect(joined).toContain(`"${alias}"."radio_id" = ?`);
    for (const alias of ['medium', 'album']) expect(joined).toContain(`"${alias}"."deleted_at" is null`);
  });

  test('is in what stands within a query too', () => {
    const inner = sqlOf((db) =>
      db
        .selectFrom((song) => song.selectFrom('Song').select(['id', 'album']).as('song'))
        .select('song.id')
        .where('song.album', 'in', (album) => album.selectFrom('Album').select('id')),
    );
    expect(inner.match(/"radio_id" = \?/g)).toHaveLength(2);
    expect(inner).toContain(`"media_item"."kind" = 'SONG'`);
  });

  test('is a must: without a radio nothing of one is read', () => {
    expect(() => members.all(database)).toThrow('Choose a radio first');
    expect(() => members.all(onRadio(undefined))).toThrow('Choose a radio first');
  });

  test('applies to updates after a list', () => {
    const ordered = sqlOf((db) =>
      db
        .updateTable('PlaylistItem')
        .from(
          givenRows(new Parameter<Array<{ id: number; position: number }>>('list'), {
            id: 'integer',
            position: 'integer',
          }).as('row'),
        )
        .set(({ ref }) => ({ position: ref('row.position') }))
        .whereRef('PlaylistItem.id', '=', 'row.id'),
    );
    expect(ordered).toContain('set "position" = "row"."position"');
    expect(ordered).toContain('"playlist_item"."radio_id" = ?');
  });

  test('applies to updates and deletions', () => {
    for (const build of [
      (db: Builder) => db.updateTable('Playlist').set({ mediaCount: 0 }),
      (db: Builder) => db.deleteFrom('Playlist'),
    ]) {
      expect(sqlOf(build)).toContain('"playlist"."radio_id" = ?');
      expect(sqlOf(build)).toContain('"playlist"."deleted_at" is null');
    }
  });

  test('takes what belongs to no radio for everyone’s', () => {
    expect(sqlOf((db) => db.selectFrom('Role').select('id'))).toContain(
      '("role"."radio_id" is null or "role"."radio_id" = ?)',
    );
  });

  test('is left by words, one table at a time', () => {
    const wide = sqlOf((db) =>
      db
        .selectFrom(acrossRadios(withDeleted('MediaItem as medium')))
        .innerJoin(onlyDeleted('Album as album'), 'album.id', 'medium.album')
        .select('medium.id'),
    );
    expect(wide).not.toContain('"medium"."radio_id"');
    expect(wide).not.toContain('"medium"."deleted_at"');
    expect(wide).toContain('"album"."radio_id" = ? and "album"."deleted_at" is not null');
  });
});

describe('a write by a query', () => {
  test('inserts no row that has a version or belongs to a radio: those have hooks, and are recorded', () => {
    expect(() => sqlOf((db) => db.insertInto('FaqCategory').values({} as never))).toThrow(
      'written by addRow',
    );
    expect(() => sqlOf((db) => db.updateTable('Content').set({ title: '' }))).toThrow('written by alterRow');
  });

  test('is part of its transaction', async () => {
    const rename = new Query('test', (db, { id, icon }: Given<{ id: number; icon: string }>) =>
      db.updateTable('FaqCategory').set({ icon }).where('id', '=', id),
    );
    const icon = new Query('test', (db, { id }: Given<{ id: number }>) =>
      db.selectFrom('FaqCategory').select('icon').where('id', '=', id),
    );
    const before = await icon.first(database, { id: 1 });
    await expect(
      inTransaction(database, async (transaction) => {
        expect(await rename.write(transaction, { id: 1, icon: 'other' })).toBe(1);
        expect(await icon.first(transaction, { id: 1 })).toEqual({ icon: 'other' });
        throw new Error('not kept');
      }),
    ).rejects.toThrow('not kept');
    expect(await icon.first(database, { id: 1 })).toEqual(before);
  });

  test('locks rows where the engine does, and only there', () => {
    const locked = sqlOf((db) => db.selectFrom('Poll as poll').select('poll.id').forUpdate('poll'));
    expect(locked.endsWith(database.models.isSqlite ? '"poll" as "poll"' : ' for update of "poll"')).toBe(
      true,
    );
  });
});

describe('a condition of a list', () => {
  test('is compiled to text and values, with the scope inside', () => {
    const used = condition('Album', (album, { artiste }: Given<{ artiste: number }>) =>
      album.or([
        album('t.artiste', '=', artiste),
        album('t.id', 'in', (songs) =>
          songs.selectFrom('Song').select('album').where('album', 'is not', null),
        ),
      ]),
    );
    const { text, values } = used(onRadio(3), { artiste: 7 });
    expect(text).toBe(
      `(("t"."artiste_id" = ? or "t"."id" in (select "album_id" from "media_item" where "album_id" is not null and "media_item"."kind" = 'SONG' and "media_item"."radio_id" = ? and "media_item"."deleted_at" is null)))`,
    );
    expect(values).toEqual([7, 3]);
  });
});
