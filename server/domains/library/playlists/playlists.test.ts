import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { makeSong } from '../testing/library.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const fields =
  'id version name description content criteria { matchAll criteria { field operator value } order limit } enabled rule ruleNumber weight order dayparts { days from to } startDate endDate mediaCount duration';
const create = `mutation ($input: PlaylistInput!) { createPlaylist(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: PlaylistPatch!) { updatePlaylist(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deletePlaylist(id: $id) }`;
const restore = `mutation ($id: ID!) { restorePlaylist(id: $id) { id name } }`;
const list = `{ playlists { totalItems items { id name mediaCount } } }`;
const add = `mutation ($id: ID!, $media: [ID!]!) { addToPlaylist(playlistId: $id, mediaIds: $media) { id } }`;

const make = async (input: object = {}) =>
  (await app.graphql(create, { input: { name: 'Morning', ...input } }, editor)).data.createPlaylist;
const problemsOf = async (input: object) =>
  (await app.graphql(create, { input: { name: 'Morning', ...input } }, editor)).fields;

let playlist: { id: string; version: number };
beforeEach(async () => {
  playlist = await make();
});

const jazz = { criteria: [{ field: 'GENRE', operator: 'IS', value: 'Jazz' }] };

describe('playlists', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    for (const [document, variables] of [
      [create, { input: { name: 'x' } }],
      [update, { ...playlist, input: { name: 'x' } }],
      [remove, { id: playlist.id }],
      [restore, { id: playlist.id }],
      [list, {}],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are readable by staff, and changed by people with the permission', async () => {
    expect((await app.graphql(list, {}, reader)).errors).toEqual([]);
    for (const [document, variables] of [
      [create, { input: { name: 'x' } }],
      [update, { ...playlist, input: { name: 'x' } }],
      [remove, { id: playlist.id }],
      [restore, { id: playlist.id }],
    ] as const)
      expect((await app.graphql(document, variables, reader)).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'x'.repeat(161) }, { name: 'tooLong' }],
    [{ description: 'x'.repeat(2001) }, { description: 'tooLong' }],
    [{ weight: 0 }, { weight: 'min' }],
    [{ weight: 26 }, { weight: 'max' }],
    [{ rule: 'GENERAL', ruleNumber: 3 }, { ruleNumber: 'invalid' }],
    [{ rule: 'EVERY_SONGS' }, { ruleNumber: 'required' }],
    [{ rule: 'EVERY_SONGS', ruleNumber: 0 }, { ruleNumber: 'min' }],
    [{ rule: 'EVERY_SONGS', ruleNumber: 151 }, { ruleNumber: 'max' }],
    [{ rule: 'EVERY_MINUTES', ruleNumber: 1441 }, { ruleNumber: 'max' }],
    [{ rule: 'HOURLY', ruleNumber: -1 }, { ruleNumber: 'min' }],
    [{ rule: 'HOURLY', ruleNumber: 60 }, { ruleNumber: 'max' }],
    [{ startDate: '2030-02-01', endDate: '2030-01-31' }, { endDate: 'endBeforeStart' }],
    [
      { dayparts: [{ days: [8], from: '06:00', to: '25:00' }] },
      { 'dayparts.0.days': 'max', 'dayparts.0.to': 'invalid' },
    ],
    [{ content: 'FOUND' }, { criteria: 'required' }],
    [{ content: 'CHOSEN', criteria: jazz }, { criteria: 'invalid' }],
    [{ content: 'FOUND', criteria: { criteria: [] } }, { 'criteria.criteria': 'invalid' }],
    [{ content: 'FOUND', criteria: { ...jazz, limit: 1001 } }, { 'criteria.limit': 'max' }],
    [
      { content: 'FOUND', criteria: { criteria: [{ field: 'YEAR', operator: 'CONTAINS', value: 'x' }] } },
      { 'criteria.criteria.0.operator': 'invalid', 'criteria.criteria.0.value': 'invalid' },
    ],
    [
      { name: '', weight: 99, rule: 'HOURLY' },
      { name: 'required', weight: 'max', ruleNumber: 'required' },
    ],
  ])('name what is wrong: %#', async (input, problems) => {
    expect(await problemsOf(input)).toEqual(problems);
  });

  test('keep rule and number together when one of them changes', async () => {
    const { id, version } = await make({ rule: 'EVERY_SONGS', ruleNumber: 150 });
    const change = (input: object, at = version) => app.graphql(update, { id, version: at, input }, editor);
    expect((await change({ rule: 'HOURLY' })).fields).toEqual({ ruleNumber: 'required' });
    expect((await change({ ruleNumber: null })).fields).toEqual({ ruleNumber: 'required' });
    expect((await change({ ruleNumber: 151 })).fields).toEqual({ ruleNumber: 'max' });
    const general = (await change({ rule: 'GENERAL' })).data.updatePlaylist;
    expect(general).toMatchObject({ rule: 'GENERAL', ruleNumber: null });
    expect(
      (await change({ rule: 'HOURLY', ruleNumber: 0 }, general.version)).data.updatePlaylist,
    ).toMatchObject({
      rule: 'HOURLY',
      ruleNumber: 0,
    });
  });

  test('cannot become smart while they contain items', async () => {
    const media = [await makeSong(app, 1)];
    await app.graphql(add, { id: playlist.id, media }, editor);
    const input = { content: 'FOUND', criteria: jazz };
    expect((await app.graphql(update, { ...playlist, input }, editor)).fields).toEqual({ content: 'inUse' });
  });

  test('are a conflict after a concurrent change, and not found for unknown ids', async () => {
    await app.graphql(update, { ...playlist, input: { name: 'Noon' } }, editor);
    const stale = await app.graphql(update, { ...playlist, input: { name: 'Night' } }, editor);
    expect(stale.code).toBe('CONFLICT');
    expect(stale.errors[0]?.extensions['current']).toMatchObject({ name: 'Noon' });
    for (const id of ['999999', 'nonsense'])
      expect((await app.graphql(remove, { id }, editor)).code).toBe('NOT_FOUND');
  });

  test('that play when nothing is planned are not deleted', async () => {
    const model = app.shared.reads.models.byName('DefaultPlaylist');
    await app.shared.database.transaction((transaction) =>
      insertRow(transaction, model, { playlist: Number(playlist.id) }, { radioId: 1, deleted: 'hidden' }),
    );
    expect((await app.graphql(remove, { id: playlist.id }, editor)).fields).toEqual({ id: 'inUse' });
  });

  test('are stored with all given fields', async () => {
    const input = {
      name: 'Night',
      description: 'Quiet',
      enabled: false,
      rule: 'EVERY_MINUTES',
      ruleNumber: 1440,
      weight: 25,
      order: 'SEQUENTIAL',
      dayparts: [{ days: [1, 7], from: '22:00', to: '24:00' }],
      startDate: '2030-01-01',
      endDate: '2030-01-01',
    };
    expect(await make(input)).toMatchObject({
      ...input,
      content: 'CHOSEN',
      criteria: null,
      mediaCount: 0,
      duration: 0,
    });
  });

  test('go to the recycle bin and come back', async () => {
    await app.graphql(remove, { id: playlist.id }, editor);
    const bin = `{ deletedPlaylists(perPage: 100) { items { id } } }`;
    expect((await app.graphql(bin, {}, editor)).data.deletedPlaylists.items).toContainEqual({
      id: playlist.id,
    });
    expect((await app.graphql(restore, { id: playlist.id }, editor)).data.restorePlaylist.id).toBe(
      playlist.id,
    );
  });
});
