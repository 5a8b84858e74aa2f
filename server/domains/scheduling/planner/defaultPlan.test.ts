import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeArtiste,
  makePlaylist,
  makePlaylistItem,
  makePublicity,
  makeSong,
} from '../../library/testing/library.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const fields = 'version artisteSeparation titleSeparation playlist { id name }';
const update = `mutation ($version: Int!, $input: DefaultPlaylistInput!) { updateDefaultPlaylist(version: $version, input: $input) { ${fields} } }`;
const preview = `query ($duration: Int!, $from: DateTimeISO) { defaultPlaylistPreview(duration: $duration, from: $from) { at duration gaveWay media { id title } } }`;
const from = '2030-05-01T10:00:00.000Z';

const writing = (sql: string) =>
  app.shared.database.transaction((transaction) => Promise.resolve(transaction.run(sql, [])));
const change = (version: number, input: object) => app.graphql(update, { version, input }, editor);
const minute = 60_000;
const plays = async (hours = 1): Promise<Json[]> =>
  (await app.graphql(preview, { duration: hours * 60 * minute, from }, reader)).data.defaultPlaylistPreview;

/** Creates a playlist with a number of songs of four minutes, each by another artiste. */
async function filled(count: number, values: object = {}): Promise<string> {
  const playlist = await makePlaylist(app, 1, { mediaCount: count, ...values });
  for (let position = 1; position <= count; position++) {
    const artiste = await makeArtiste(app, 1);
    const media = await makeSong(app, 1, { title: `T${position}`, artistes: [artiste], duration: 240_000 });
    await makePlaylistItem(app, 1, { playlist, media, position });
  }
  return String(playlist);
}

beforeEach(() => writing('delete from default_playlist'));

describe('the preview of the default playlist', () => {
  test('is closed to people who are signed out, and to the client of the demo', async () => {
    const variables = { duration: 60 * minute };
    expect((await app.graphql(preview, variables)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(preview, variables, client)).code).toBe('FORBIDDEN');
  });

  test.each([
    [minute - 1, 'min'],
    [240 * minute + 1, 'max'],
  ])('is not made for %i milliseconds', async (duration, problem) => {
    expect((await app.graphql(preview, { duration }, reader)).fields).toEqual({ duration: problem });
  });

  test('is empty without a playlist, or with one that is switched off', async () => {
    expect(await plays()).toEqual([]);
    const playlistId = await filled(2);
    await change(0, { playlistId });
    await writing(
      `update playlist set enabled = ${app.shared.database.engine === 'sqlite' ? 0 : false} where id = ${playlistId}`,
    );
    expect(await plays()).toEqual([]);
  });

  test('fills the hours without a gap and respects the separations', async () => {
    await change(0, { playlistId: await filled(40) });
    const hour = await plays();
    expect(hour.map(({ at }) => at)).toEqual(
      Array.from({ length: 15 }, (_, index) => new Date(Date.parse(from) + index * 240_000).toISOString()),
    );
    expect(new Set(hour.map(({ media }) => media.id)).size).toBe(15);
    expect(hour.every(({ gaveWay, duration }) => gaveWay.length === 0 && duration === 240_000)).toBe(true);
    expect(await plays()).toEqual(hour);
    expect((await plays(4)).length).toBe(60);
  });

  test('plays every song before any title repeats, when artistes cannot be separated', async () => {
    const playlist = await makePlaylist(app, 1, { mediaCount: 30 });
    const [much, little] = [await makeArtiste(app, 1), await makeArtiste(app, 1)];
    for (let position = 1; position <= 30; position++) {
      const artistes = [position % 5 === 0 ? little : much];
      const media = await makeSong(app, 1, { title: `W${position}`, artistes, duration: 240_000 });
      await makePlaylistItem(app, 1, { playlist, media, position });
    }
    await change(0, { playlistId: String(playlist), titleSeparation: 120 * minute });
    const titles = (await plays(2)).map(({ media }) => media.title);
    expect(titles).toHaveLength(30);
    expect(new Set(titles).size).toBe(30);
    const four = (await plays(4)).map(({ media }) => media.title);
    expect(new Set(four.slice(30)).size).toBe(30);
  });

  test('separates an artiste who is credited with others, unless all of them are known as one', async () => {
    const playlist = await makePlaylist(app, 1, { mediaCount: 4, order: 'SEQUENTIAL' });
    const [ann, both, earth, fire] = [
      await makeArtiste(app, 1, { name: 'Ann' }),
      await makeArtiste(app, 1, { name: 'Ann x Bob' }),
      await makeArtiste(app, 1, { name: 'Earth, Wind & Fire', isSingleArtiste: true }),
      await makeArtiste(app, 1, { name: 'Fire' }),
    ];
    for (const [index, artiste] of [ann, both, earth, fire].entries()) {
      const media = await makeSong(app, 1, { title: `X${index}`, artistes: [artiste], duration: 600_000 });
      await makePlaylistItem(app, 1, { playlist, media, position: index + 1 });
    }
    await change(0, { playlistId: String(playlist), artisteSeparation: 5 * minute, titleSeparation: 0 });
    expect((await plays()).map(({ media }) => media.title)).toEqual(['X0', 'X2', 'X3', 'X0', 'X2', 'X3']);
  });

  test('names the rule that was broken when the playlist is too small', async () => {
    await change(0, { playlistId: await filled(3) });
    const rules = (await plays()).map(({ gaveWay }) => gaveWay.join());
    expect(rules.slice(0, 4)).toEqual(['', '', '', 'ARTISTE,TITLE']);
    await change(1, { titleSeparation: 0, artisteSeparation: 8 * minute });
    expect((await plays()).every(({ gaveWay }) => gaveWay.length === 0)).toBe(true);
  });

  test('follows the order of a playlist that has one, and compares names in any spelling', async () => {
    const playlist = await makePlaylist(app, 1, { mediaCount: 3, order: 'SEQUENTIAL' });
    const credits = ['Béla & Ann', 'BELA', 'Cid'];
    for (const [index, credit] of credits.entries()) {
      const media = await makeSong(app, 1, { title: `S${index}`, credit, duration: 600_000 });
      await makePlaylistItem(app, 1, { playlist, media, position: index + 1 });
    }
    await change(0, { playlistId: playlist, artisteSeparation: 5 * minute, titleSeparation: 0 });
    expect((await plays()).map(({ media }) => media.title).slice(0, 4)).toEqual(['S0', 'S2', 'S0', 'S2']);
  });

  test('leaves out media that cannot play: deleted, not ready, without a length or not valid today', async () => {
    const playlist = await makePlaylist(app, 1, { mediaCount: 5 });
    const media = [
      await makeSong(app, 1, { title: 'Good' }),
      await makeSong(app, 1, { deletedAt: new Date() }),
      await makeSong(app, 1, { state: 'FAILED' }),
      await makeSong(app, 1, { duration: null }),
      await makePublicity(app, 1, { validTo: '2020-01-01' }),
    ];
    for (const [index, mediumId] of media.entries())
      await makePlaylistItem(app, 1, { playlist, media: mediumId, position: index + 1 });
    await change(0, { playlistId: playlist });
    expect(new Set((await plays()).map(({ media: { title } }) => title))).toEqual(new Set(['Good']));
  });

  test.each([
    ['ended before that day', { endDate: '2030-04-30' }, 0],
    ['ends on that day', { endDate: '2030-05-01' }, 3],
    ['begins after that day', { startDate: '2030-05-02' }, 0],
    ['begins on that day', { startDate: '2030-05-01' }, 3],
  ])('applies to the day of the preview: a playlist that %s', async (_, days, count) => {
    const playlist = await makePlaylist(app, 1, { mediaCount: 1, ...days });
    const media = await makeSong(app, 1, { duration: 1_200_000 });
    await makePlaylistItem(app, 1, { playlist, media, position: 1 });
    await change(0, { playlistId: String(playlist) });
    // On other days, the general playlists play instead.
    expect((await plays()).filter((play) => play.media.id === String(media))).toHaveLength(count);
  });

  test('contains the results of smart playlists on the day of the preview', async () => {
    const advert = { duration: 1_200_000, client: 'Days' };
    await makePublicity(app, 1, { ...advert, title: 'Then', validFrom: '2030-05-01', validTo: '2030-05-01' });
    await makePublicity(app, 1, { ...advert, title: 'Now', validTo: '2030-04-30' });
    const addedAgo = (days: string) => ({
      matchAll: true,
      criteria: [
        { field: 'KIND', operator: 'IS', value: 'PUBLICITY' },
        { field: 'ADDED_DAYS_AGO', operator: 'AT_LEAST', value: days },
        { field: 'DURATION', operator: 'IS', value: '1200' },
      ],
      order: 'NEWEST',
      limit: null,
    });
    const playlist = await makePlaylist(app, 1, { content: 'FOUND', criteria: addedAgo('0') });
    expect((await change(0, { playlistId: String(playlist) })).errors).toEqual([]);
    // The criterion counts days up to the planned day, on which media of today are 30 days old.
    await writing(
      `update playlist set criteria = '${JSON.stringify(addedAgo('30'))}' where id = ${playlist}`,
    );
    expect(new Set((await plays()).map(({ media }) => media.title))).toEqual(new Set(['Then']));
  });

  test('contains the results of a smart playlist', async () => {
    await makeSong(app, 1, { title: 'Rare', genre: 'Zydeco', duration: 1_200_000 });
    const criteria = {
      matchAll: true,
      criteria: [{ field: 'GENRE', operator: 'IS', value: 'zydeco' }],
      order: 'NEWEST',
      limit: null,
    };
    await change(0, { playlistId: await makePlaylist(app, 1, { content: 'FOUND', criteria }) });
    expect((await plays()).map(({ media }) => media.title)).toEqual(['Rare', 'Rare', 'Rare']);
  });
});
