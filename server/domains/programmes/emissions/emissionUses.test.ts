import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeGeneric,
  makeJingle,
  makePlaylist,
  makePlaylistItem,
  makeSong,
} from '../../library/testing/library.ts';
import { calendarOf, dayAfter, hour, monday, weekly } from '../../scheduling/testing/calendar.ts';
import { makeEmission } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const { database } = app.shared;

const remove = (type: string, id: number) =>
  app.graphql(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id: String(id) }, admin);
const usesOf = async (type: string, id: number) =>
  (await remove(type, id)).errors[0]?.extensions as { code: string; total: number; uses: unknown };
const giveJingle = (emission: number, jingle: number) =>
  database.transaction(async (transaction) => {
    await transaction.run('insert into emission_jingles (emission_id, media_item_id) values (?, ?)', [
      emission,
      jingle,
    ]);
  });
const jinglesOf = async (emission: number) =>
  (
    await database.rows('select media_item_id from emission_jingles where emission_id = ? order by 1', [
      emission,
    ])
  ).map(([id]) => Number(id));

describe('what an emission sounds like', () => {
  test('is not deleted, and names the emissions that use it', async () => {
    const [opener, closer, jingle] = [
      await makeGeneric(app, 1),
      await makeGeneric(app, 1),
      await makeJingle(app, 1),
    ];
    const emission = await makeEmission(app, 1, { title: 'Sounding', opener, closer });
    await giveJingle(emission, jingle);
    const uses = [{ kind: 'Emission', id: String(emission), name: 'Sounding' }];
    for (const [type, id] of [
      ['Generic', opener],
      ['Generic', closer],
      ['Jingle', jingle],
    ] as const)
      expect(await usesOf(type, id)).toMatchObject({ code: 'IN_USE', subject: type, total: 1, uses });
    const { data } = await app.graphql(
      'query ($id: ID!) { jingle(id: $id) { usedIn { kind id name at } } }',
      { id: String(jingle) },
      admin,
    );
    expect(data.jingle.usedIn).toEqual([{ ...uses[0], at: null }]);
  });

  test('moves to the medium that remains after a merge', async () => {
    const [stored, duplicate] = [await makeJingle(app, 1), await makeJingle(app, 1)];
    const [first, second] = [await makeEmission(app, 1), await makeEmission(app, 1)];
    for (const jingle of [stored, duplicate]) await giveJingle(first, jingle);
    await giveJingle(second, duplicate);
    const { errors } = await app.graphql(
      'mutation ($intoId: ID!, $fromIds: [ID!]!) { mergeMedia(intoId: $intoId, fromIds: $fromIds) { id } }',
      { intoId: String(stored), fromIds: [String(duplicate)] },
      admin,
    );
    expect(errors).toEqual([]);
    expect([await jinglesOf(first), await jinglesOf(second)]).toEqual([[stored], [stored]]);
  });

  test('may be the playlist that fills it', async () => {
    const filler = await makePlaylist(app, 1);
    const emission = await makeEmission(app, 1, { title: 'Filled', filler });
    expect(await usesOf('Playlist', filler)).toMatchObject({
      code: 'IN_USE',
      uses: [{ kind: 'Emission', id: String(emission), name: 'Filled' }],
    });
  });
});

describe('the error of a record with more than a hundred uses', () => {
  test('names a hundred, and says how many there are', async () => {
    const [filler, opener] = [await makePlaylist(app, 1), await makeGeneric(app, 1)];
    for (let number = 0; number < 101; number++) await makeEmission(app, 1, { filler, opener });
    for (const [type, id] of [
      ['Playlist', filler],
      ['Generic', opener],
    ] as const) {
      const { total, uses } = await usesOf(type, id);
      expect([type, total, (uses as unknown[]).length]).toEqual([type, 101, 100]);
    }
  });
});

describe('a medium of a playlist that a slot plays', () => {
  test('returns its next broadcast', async () => {
    const [song, playlist] = [await makeSong(app, 1), await makePlaylist(app, 1, { name: 'Morning mix' })];
    await makePlaylistItem(app, 1, { playlist, media: song, position: 1 });
    const { data } = await calendar.create({
      category: 'MULTIMEDIA',
      playlistId: String(playlist),
      title: 'Morning',
      startDate: dayAfter(0),
      startTime: '07:10',
      duration: hour,
      recurrence: weekly('MO'),
    });
    const { id } = data.createSlot;
    const [next] = await calendar.on(monday, id);
    expect(await usesOf('Song', song)).toMatchObject({
      code: 'IN_USE',
      uses: [
        { kind: 'Playlist', name: 'Morning mix' },
        { kind: 'Slot', id, name: 'Morning', at: next.startsAt },
      ],
    });
  });
});
