import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeCategory, makePlaylist, makeSong } from '../../library/testing/library.ts';
import { addEmission } from '../../scheduling/testing/calendar.ts';
import { addClock, layOn } from '../../scheduling/testing/stations.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('support');
const minute = 60_000;

const create =
  'mutation ($input: ClockInput!) { createClock(input: $input) { id version name artisteSeparation parts { kind } } }';
const setParts =
  'mutation ($id: ID!, $version: Int!, $parts: [ClockPartInput!]!) { setClockParts(id: $id, version: $version, parts: $parts) { id version parts { position kind title offset isHard count duration category { id } playlist { id } media { id } purpose criteria { criteria { field value } } } } }';

async function made(name = 'Clock') {
  const { data, errors } = await app.graphql(create, { input: { name } }, admin);
  expect(errors).toEqual([]);
  return data.createClock as { id: string; version: number };
}

const parted = (clock: { id: string; version: number }, parts: object[], token = admin) =>
  app.graphql(setParts, { id: clock.id, version: clock.version, parts }, token);

describe('a clock', () => {
  test('is closed to signed-out users, read by readers, and created by planners', async () => {
    expect((await app.graphql(create, { input: { name: 'A' } })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(create, { input: { name: 'A' } }, reader)).code).toBe('FORBIDDEN');
    const clock = await made();
    expect((await parted(clock, [], reader)).code).toBe('FORBIDDEN');
    expect((await layOn(app, reader, clock.id, 107)).code).toBe('FORBIDDEN');
    expect((await app.graphql('{ clockWeek { hour } clocks { totalItems } }', {}, reader)).errors).toEqual(
      [],
    );
    expect((await app.graphql('{ clockWeek { hour } }')).code).toBe('UNAUTHENTICATED');
  });

  test('names the problem of each part', async () => {
    const clock = await made();
    const category = String(await makeCategory(app, 1));
    const song = String(await makeSong(app, 1));
    const criterion = { criteria: [{ field: 'YEAR', operator: 'AT_MOST', value: 'old' }] };
    const { fields } = await parted(clock, [
      { kind: 'TALK' },
      { kind: 'SONGS', categoryId: '99999' },
      { kind: 'SONGS', categoryId: category, playlistId: String(await makePlaylist(app, 1)) },
      { kind: 'SONGS', count: 2, duration: minute },
      { kind: 'SONGS', mediaId: song },
      { kind: 'JINGLE', categoryId: category },
      { kind: 'JINGLE', mediaId: song, purpose: 'SWEEPER' },
      { kind: 'SONGS', criteria: criterion },
      { kind: 'SONGS', offset: 30 * minute },
      { kind: 'JINGLE', offset: 20 * minute },
      { kind: 'TOP_OF_HOUR', offset: minute },
      { kind: 'SONGS', offset: 60 * minute },
    ]);
    expect(fields).toEqual({
      'parts.0.title': 'required',
      'parts.0.duration': 'required',
      'parts.1.categoryId': 'unknown',
      'parts.2.playlistId': 'invalid',
      'parts.3.count': 'invalid',
      'parts.4.mediaId': 'invalid',
      'parts.5.categoryId': 'invalid',
      'parts.6.purpose': 'invalid',
      'parts.7.criteria.criteria.0.value': 'invalid',
      'parts.9.offset': 'min',
      'parts.10.offset': 'invalid',
      'parts.11.offset': 'max',
    });
    const many = Array.from({ length: 61 }, () => ({ kind: 'SONGS' }));
    expect((await parted(clock, many)).fields).toEqual({ parts: 'tooLong' });
    expect((await layOn(app, admin, clock.id)).fields).toEqual({ hours: 'required' });
    expect((await layOn(app, admin, '99999', 107)).fields).toEqual({ clockId: 'unknown' });
    expect((await layOn(app, admin, clock.id, 824)).code).toBe('BAD_USER_INPUT');
  });

  test('that is not there, or of another radio, is not found', async () => {
    const clock = await made();
    expect((await parted({ id: '99999', version: 1 }, [])).code).toBe('NOT_FOUND');
    const { code } = await app.graphql(setParts, { id: clock.id, version: clock.version, parts: [] }, admin, {
      'x-radio': '2',
    });
    expect(code).toBe('NOT_FOUND');
  });

  test('keeps its parts in their order, and is changed by one at a time', async () => {
    const clock = await made();
    const category = String(await makeCategory(app, 1));
    const parts = [
      { kind: 'TOP_OF_HOUR' },
      { kind: 'SONGS', categoryId: category, count: 3 },
      { kind: 'TALK', title: 'News', duration: 2 * minute, offset: 30 * minute, isHard: true },
      { kind: 'SONGS', criteria: { criteria: [{ field: 'YEAR', operator: 'AT_MOST', value: '1999' }] } },
    ];
    const { data, errors } = await parted(clock, parts);
    expect(errors).toEqual([]);
    expect(data.setClockParts.parts).toMatchObject([
      { position: 1, kind: 'TOP_OF_HOUR', offset: 0, isHard: true },
      { position: 2, category: { id: category }, count: 3, offset: null, isHard: false },
      { position: 3, title: 'News', duration: 2 * minute, offset: 30 * minute, isHard: true },
      { position: 4, criteria: { criteria: [{ field: 'YEAR', value: '1999' }] } },
    ]);
    expect((await parted(clock, [])).code).toBe('CONFLICT');
    const { version } = data.setClockParts;
    expect((await parted({ ...clock, version }, [])).data.setClockParts.parts).toEqual([]);
  });

  test('lies on hours of the week, one on each', async () => {
    const [day, night] = [await made('Day'), await made('Night')];
    await layOn(app, admin, day.id, 107, 108, 724 - 1);
    const { data } = await layOn(app, admin, night.id, 108);
    const week = data.setClockHours.map(({ weekday, hour, clock }: Json) => [weekday, hour, clock.name]);
    expect(week).toEqual([
      [1, 7, 'Day'],
      [1, 8, 'Night'],
      [7, 23, 'Day'],
    ]);
    const left = await layOn(app, admin, null, 107, 108, 723);
    expect(left.data.setClockHours).toEqual([]);
  });

  test('that lies on hours or fills an emission is not deleted, nor the playlist of one', async () => {
    const remove = (type: string, id: string) =>
      app.graphql(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id }, admin);
    const playlist = String(await makePlaylist(app, 1));
    const id = await addClock(app, admin, [{ kind: 'SONGS', playlistId: playlist }], { name: 'Needed' });
    const used = await remove('Playlist', playlist);
    expect(used.code).toBe('IN_USE');
    expect(used.errors[0]!.extensions).toMatchObject({
      total: 1,
      uses: [{ kind: 'Clock', name: 'Needed' }],
    });
    await layOn(app, admin, id, 205);
    expect((await remove('Clock', id)).code).toBe('IN_USE');
    await layOn(app, admin, null, 205);
    const emission = await addEmission(app, admin, 'Filled', { fillerClockId: id });
    const filling = await remove('Clock', id);
    expect(filling.errors[0]!.extensions).toMatchObject({ uses: [{ kind: 'Emission', name: 'Filled' }] });
    const patch =
      'mutation ($id: ID!, $version: Int!, $input: EmissionPatch!) { updateEmission(id: $id, version: $version, input: $input) { filler { id } fillerClock { id } } }';
    const change = (version: number, input: object) =>
      app.graphql(patch, { id: emission, version, input }, admin);
    expect((await change(1, { fillerId: playlist, fillerClockId: id })).fields).toEqual({
      fillerClockId: 'invalid',
    });
    expect((await change(1, { fillerId: playlist })).data.updateEmission).toEqual({
      filler: { id: playlist },
      fillerClock: null,
    });
    expect((await remove('Clock', id)).errors).toEqual([]);
  });
});
