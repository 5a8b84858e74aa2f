import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SqlValue } from '../../../../kit/database/database.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import {
  makeAlbum,
  makeArtiste,
  makeCategory,
  makeJingle,
  makePlaylist,
  makePublicity,
  makeSong,
  makeTag,
} from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const kinds = ['Song', 'Jingle', 'Generic', 'Publicity', 'Video'].map((kind) => `read ${kind}`);
await addRole(app, 'list-maker', 'manage Playlist', 'read MediaItem', ...kinds);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const preview = `query ($criteria: SmartCriteriaInput!, $page: Int = 1, $perPage: Int = 100) { smartPreview(criteria: $criteria, page: $page, perPage: $perPage) {
  totalItems totalIsExact duration items { id title } } }`;
const create = `mutation ($criteria: SmartCriteriaInput) { createPlaylist(input: { name: "Smart", content: FOUND, criteria: $criteria }) { id version mediaCount duration } }`;
const items = `query ($id: ID!, $page: Int = 1, $perPage: Int = 100) { playlistItems(playlistId: $id, page: $page, perPage: $perPage) {
  totalItems duration items { id position cueIn timing { duration } media { title } } } }`;
const freeze = `mutation ($id: ID!) { freezePlaylist(id: $id) { id content criteria { limit } mediaCount duration } }`;

const day = 86_400_000;
const writing = (sql: string, ...values: SqlValue[]) =>
  app.shared.database.transaction((transaction) => Promise.resolve(transaction.run(sql, values)));
const cameDaysAgo = (id: number, days: number) => {
  const at = app.shared.reads.models.byName('MediaItem').stored(new Date(Date.now() - days * day - 60_000));
  return writing('update media_item set created_at = ? where id = ?', at, id);
};

beforeAll(async () => {
  const [miles, björk] = [
    await makeArtiste(app, 1, { name: 'Miles' }),
    await makeArtiste(app, 1, { name: 'Björk' }),
  ];
  const album = await makeAlbum(app, 1, { title: 'Blue' });
  const [gold, summer] = [
    await makeCategory(app, 1, { name: 'Gold' }),
    await makeTag(app, 1, { name: 'summer' }),
  ];
  const songs = [
    {
      title: 'So What',
      genre: 'Jazz',
      label: 'Columbia',
      year: 1959,
      artistes: [miles],
      album,
      duration: 545_000,
    },
    {
      title: 'Jóga',
      genre: 'Pop',
      year: 1997,
      artistes: [björk],
      category: gold,
      duration: 305_999,
      explicit: true,
    },
    {
      title: 'Duet',
      genre: 'jazz',
      year: 2001,
      artistes: [miles, björk],
      tags: [summer],
      duration: 60_000,
      cueIn: 10_000,
    },
    { title: 'Nameless', duration: 1000 },
  ];
  for (const [index, song] of songs.entries()) await cameDaysAgo(await makeSong(app, 1, song), index);
  await cameDaysAgo(await makeJingle(app, 1, { title: 'Station', duration: 5000 }), 30);
  // Media that no playlist may find: deleted, failed, of another radio, or expired.
  await makeSong(app, 1, { title: 'Binned', genre: 'Jazz', deletedAt: new Date() });
  await makeSong(app, 1, { title: 'Failed', genre: 'Jazz', state: 'FAILED' });
  await makeSong(app, 2, { title: 'Theirs', genre: 'Jazz' });
  await makePublicity(app, 1, { title: 'Over', validTo: '2020-01-01' });
  const spot = { title: 'Spot', validTo: '2999-01-01', duration: 20_000 };
  await cameDaysAgo(await makePublicity(app, 1, spot), 50);
});

const of = (field: string, operator: string, value: string) => ({ field, operator, value });
const previewOf = (criteria: object) => app.graphql(preview, { criteria }, reader);
const titlesOf = (found: Json) => found.items.map(({ title }: Json) => title);
const found = async (...criteria: object[]): Promise<string[]> =>
  titlesOf((await previewOf({ criteria, order: 'NEWEST' })).data.smartPreview);

describe('criteria', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    const criteria = { criteria: [of('KIND', 'IS', 'SONG')] };
    for (const [document, variables] of [
      [preview, { criteria }],
      [freeze, { id: '1' }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
    expect((await app.graphql(freeze, { id: '1' }, reader)).code).toBe('FORBIDDEN');
  });

  test.each([
    [of('TITLE', 'AT_LEAST', 'x'), { 'criteria.0.operator': 'invalid' }],
    [of('YEAR', 'CONTAINS', '1990'), { 'criteria.0.operator': 'invalid' }],
    [of('KIND', 'CONTAINS', 'SONG'), { 'criteria.0.operator': 'invalid' }],
    [of('KIND', 'IS', 'song'), { 'criteria.0.value': 'invalid' }],
    [of('EXPLICIT', 'IS', 'yes'), { 'criteria.0.value': 'invalid' }],
    [of('YEAR', 'IS', '999'), { 'criteria.0.value': 'min' }],
    [of('YEAR', 'IS', '10000'), { 'criteria.0.value': 'max' }],
    [of('DURATION', 'IS', '1.5'), { 'criteria.0.value': 'invalid' }],
    [of('DURATION', 'IS', '-1'), { 'criteria.0.value': 'invalid' }],
    [of('DURATION', 'AT_MOST', '86401'), { 'criteria.0.value': 'max' }],
    [of('ADDED_DAYS_AGO', 'IS', '36501'), { 'criteria.0.value': 'max' }],
    [of('TITLE', 'IS', ' '), { 'criteria.0.value': 'required' }],
    [of('TITLE', 'IS', 'x'.repeat(201)), { 'criteria.0.value': 'tooLong' }],
  ])('name what does not suit: %#', async (criterion, problems) => {
    expect((await previewOf({ criteria: [criterion] })).fields).toEqual(problems);
  });

  test.each([
    ['ARTISTE', 'Artiste'],
    ['ALBUM', 'Album'],
    ['CATEGORY', 'MediaCategory'],
    ['TAG', 'MediaTag'],
  ])('look at nothing that the viewer may not read: %s', async (field, subject) => {
    const maker = await app.as('list-maker');
    const criteria = { matchAll: true, criteria: [{ field, operator: 'CONTAINS', value: 'm' }] };
    for (const document of [
      `query ($criteria: SmartCriteriaInput!) { smartPreview(criteria: $criteria) { totalItems } }`,
      create,
    ]) {
      const { code, errors } = await app.graphql(document, { criteria }, maker);
      expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', subject]);
    }
    const plain = { matchAll: true, criteria: [{ field: 'TITLE', operator: 'CONTAINS', value: 'd' }] };
    expect((await app.graphql(preview, { criteria: plain }, maker)).errors).toEqual([]);
  });

  test('are 1 to 20, with a limit of 1 to 1,000', async () => {
    const good = of('KIND', 'IS', 'SONG');
    const bad = of('YEAR', 'IS', 'x');
    expect((await previewOf({ criteria: [] })).fields).toEqual({ criteria: 'invalid' });
    expect((await previewOf({ criteria: Array.from({ length: 21 }, () => good) })).fields).toEqual({
      criteria: 'invalid',
    });
    expect((await previewOf({ criteria: [good, bad], limit: 0 })).fields).toEqual({
      'criteria.1.value': 'invalid',
      limit: 'min',
    });
    expect((await previewOf({ criteria: [good], limit: 1001 })).fields).toEqual({ limit: 'max' });
  });

  test('that are no more than text find nothing else', async () => {
    for (const value of ["' or 1=1 --", '%', '_', '?', '"', '{t.title}', '$1'])
      for (const field of ['TITLE', 'ARTISTE', 'TAG']) {
        expect(await found(of(field, 'CONTAINS', value))).toEqual([]);
        expect(await found(of(field, 'IS', value))).toEqual([]);
      }
  });

  test.each([
    [of('KIND', 'IS', 'JINGLE'), 'Station'],
    [of('KIND', 'IS_NOT', 'SONG'), 'Station, Spot'],
    [of('TITLE', 'IS', 'so what'), 'So What'],
    [of('TITLE', 'CONTAINS', 'JÓG'), 'Jóga'],
    [of('ARTISTE', 'IS', 'BJÖRK'), 'Jóga, Duet'],
    [of('ARTISTE', 'IS_NOT', 'Miles'), 'Jóga, Nameless, Station, Spot'],
    [of('ALBUM', 'CONTAINS', 'blu'), 'So What'],
    [of('ALBUM', 'IS_NOT', 'Blue'), 'Jóga, Duet, Nameless, Station, Spot'],
    [of('GENRE', 'IS', ' jazz '), 'So What, Duet'],
    [of('GENRE', 'IS_NOT', 'jazz'), 'Jóga, Nameless, Station, Spot'],
    [of('LABEL', 'CONTAINS', 'colum'), 'So What'],
    [of('YEAR', 'IS', '1997'), 'Jóga'],
    [of('YEAR', 'IS_NOT', '1997'), 'So What, Duet, Nameless, Station, Spot'],
    [of('YEAR', 'AT_LEAST', '1997'), 'Jóga, Duet'],
    [of('YEAR', 'AT_MOST', '1997'), 'So What, Jóga'],
    [of('CATEGORY', 'IS', 'gold'), 'Jóga'],
    [of('TAG', 'IS', 'SUMMER'), 'Duet'],
    [of('TAG', 'IS_NOT', 'summer'), 'So What, Jóga, Nameless, Station, Spot'],
    [of('DURATION', 'IS', '305'), 'Jóga'],
    [of('DURATION', 'AT_LEAST', '305'), 'So What, Jóga'],
    [of('DURATION', 'AT_MOST', '5'), 'Nameless, Station'],
    [of('ADDED_DAYS_AGO', 'IS', '1'), 'Jóga'],
    [of('ADDED_DAYS_AGO', 'AT_MOST', '1'), 'So What, Jóga'],
    [of('ADDED_DAYS_AGO', 'AT_LEAST', '2'), 'Duet, Nameless, Station, Spot'],
    [of('EXPLICIT', 'IS', 'true'), 'Jóga'],
    [of('EXPLICIT', 'IS', 'false'), 'So What, Duet, Nameless, Station, Spot'],
    [of('EXPLICIT', 'IS_NOT', 'false'), 'Jóga'],
  ])('fit by a criterion %j: %s', async (criterion, titles) => {
    expect((await found(criterion)).join(', ')).toBe(titles);
  });

  test('must all match, or one of them', async () => {
    const criteria = [of('GENRE', 'IS', 'jazz'), of('YEAR', 'AT_LEAST', '1990')];
    expect(await found(...criteria)).toEqual(['Duet']);
    const { data } = await previewOf({ criteria, matchAll: false, order: 'TITLE' });
    expect(titlesOf(data.smartPreview)).toEqual(['Duet', 'Jóga', 'So What']);
  });

  test('count the items and their duration from cue to cue, within the limit', async () => {
    const criteria = [of('KIND', 'IS', 'SONG')];
    const all = (await app.graphql(preview, { criteria: { criteria }, perPage: 1 }, reader)).data
      .smartPreview;
    expect(all).toMatchObject({
      totalItems: 4,
      totalIsExact: true,
      duration: 545_000 + 305_999 + 50_000 + 1000,
    });
    const some = { criteria: { criteria, limit: 2, order: 'OLDEST' } };
    const first = (await app.graphql(preview, { ...some, perPage: 1 }, reader)).data.smartPreview;
    expect([titlesOf(first), first.totalItems, first.duration]).toEqual([['Nameless'], 2, 51_000]);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await app.graphql(preview, { ...some, page, perPage: 1 }, reader)).data),
    );
    expect(pages.map(({ smartPreview }) => titlesOf(smartPreview))).toEqual([['Nameless'], ['Duet'], []]);
  });

  test('take others on another day of the radio, and the same all day', async () => {
    for (let count = 0; count < 40; count++) await makeSong(app, 1, { title: 'Many' });
    const criteria = { criteria: [of('TITLE', 'IS', 'Many')], order: 'RANDOM', limit: 10 };
    const chosenIn = async (timeZone: string): Promise<string[]> => {
      await writing('update radio set time_zone = ? where id = 1', timeZone);
      return (await previewOf(criteria)).data.smartPreview.items.map(({ id }: Json) => id);
    };
    // The two time zones are 25 hours apart, so that their dates always differ.
    const [early, late] = [await chosenIn('Pacific/Kiritimati'), await chosenIn('Pacific/Pago_Pago')];
    expect(late).not.toEqual(early);
    expect(await chosenIn('Pacific/Kiritimati')).toEqual(early);
    expect(early).not.toEqual(early.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe('a smart playlist', () => {
  const jazz = { criteria: [of('GENRE', 'IS', 'Jazz'), of('DURATION', 'AT_MOST', '545')], order: 'TITLE' };
  const make = async () => (await app.graphql(create, { criteria: jazz }, editor)).data.createPlaylist;
  const page = async (id: string) => (await app.graphql(items, { id }, reader)).data.playlistItems;

  test('has the totals of its results from the start, and contains the current matches', async () => {
    const { id, mediaCount, duration } = await make();
    expect([mediaCount, duration]).toEqual([2, 595_000]);
    const { totalItems, items: rows } = await page(id);
    expect(totalItems).toBe(2);
    expect(rows).toEqual([
      {
        id: expect.any(String),
        position: 1,
        cueIn: null,
        timing: { duration: 50_000 },
        media: { title: 'Duet' },
      },
      {
        id: expect.any(String),
        position: 2,
        cueIn: null,
        timing: { duration: 545_000 },
        media: { title: 'So What' },
      },
    ]);
  });

  test('follows the library, and so do its totals after the next read', async () => {
    const { id, version } = await make();
    const song = await makeSong(app, 1, { title: 'Also', genre: 'Jazz', duration: 10_000 });
    expect(await page(id)).toMatchObject({ totalItems: 3, duration: 605_000 });
    const read = `query ($id: ID!) { playlist(id: $id) { version mediaCount duration } }`;
    expect((await app.graphql(read, { id }, reader)).data.playlist).toEqual({
      version,
      mediaCount: 3,
      duration: 605_000,
    });
    await writing('delete from media_item where id = ?', song);
  });

  test('is frozen: what it finds now becomes its items, once', async () => {
    const { id } = await make();
    const { data } = await app.graphql(freeze, { id }, editor);
    expect(data.freezePlaylist).toEqual({
      id,
      content: 'CHOSEN',
      criteria: null,
      mediaCount: 2,
      duration: 595_000,
    });
    expect((await page(id)).items.map(({ media }: Json) => media.title)).toEqual(['Duet', 'So What']);
    expect((await app.graphql(freeze, { id }, editor)).fields).toEqual({ id: 'invalid' });
    const foreign = String(await makePlaylist(app, 2, { content: 'FOUND' }));
    expect((await app.graphql(freeze, { id: foreign }, editor)).code).toBe('NOT_FOUND');
  });
});
