import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeArtiste, makeJingle, makePlaylist, makeSong, makeTag } from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const statementsOf = countStatements(app.shared.database);

const summer = await makeTag(app, 1, { name: 'summer' });
const artiste = await makeArtiste(app, 1, { name: 'Nina' });
const finds = (field: string, value: string) => ({
  content: 'FOUND',
  criteria: {
    matchAll: true,
    criteria: [{ field, operator: 'IS', value }],
    order: 'TITLE',
    limit: null,
  },
});
await makePlaylist(app, 1, { name: 'Songs', ...finds('KIND', 'SONG') });
await makePlaylist(app, 1, { name: 'Summer', ...finds('TAG', 'summer') });
await makePlaylist(app, 1, { name: 'Nina', ...finds('ARTISTE', 'nina') });
await makePlaylist(app, 1, { name: 'Chosen', mediaCount: 7, duration: 7 });
await makePlaylist(app, 2, { name: 'Songs', ...finds('KIND', 'SONG') });

const send = async (document: string, variables: object = {}, token = admin, headers = {}): Promise<Json> => {
  const answer = await app.graphql(document, variables, token, headers);
  expect(answer.errors).toEqual([]);
  return answer.data;
};
const list = `query ($filter: PlaylistFilter) { playlists(filter: $filter, sort: [{ name: ASC }]) { items { name mediaCount duration version } } }`;
async function numbers(headers = {}): Promise<Record<string, number>> {
  const { playlists } = await send(list, {}, admin, headers);
  return Object.fromEntries(playlists.items.map(({ name, mediaCount }: Json) => [name, mediaCount]));
}
/** Returns the number of queries that count media when a list is read. */
async function counted(): Promise<number> {
  const { texts } = await statementsOf(() => numbers());
  return texts.filter((text) => text.includes('as "length" from "media_item"')).length;
}

describe('the numbers of smart playlists in a list', () => {
  test('are true before anybody looked at what they find, on each radio for itself', async () => {
    await makeSong(app, 1, { tags: [summer], artistes: [artiste], duration: 60_000 });
    await makeSong(app, 1, { duration: 30_000 });
    await makeJingle(app, 1, { tags: [summer], duration: 5000 });
    expect(await numbers()).toEqual({ Chosen: 7, Nina: 1, Songs: 2, Summer: 2 });
    const { playlists } = await send(list, { filter: { mediaCount: { gte: 2, lte: 2 } } });
    expect(playlists.items).toEqual([
      { name: 'Songs', mediaCount: 2, duration: 90_000, version: 1 },
      { name: 'Summer', mediaCount: 2, duration: 65_000, version: 1 },
    ]);
    expect(await numbers({ 'x-radio': '2' })).toEqual({ Songs: 0 });
  });

  test('follow edits, deletions and restorations of media', async () => {
    const song = await makeSong(app, 1, { tags: [summer] });
    expect(await numbers()).toMatchObject({ Songs: 3, Summer: 3 });
    const edits = [{ id: String(song), version: 1, tagIds: [] }];
    await send('mutation ($edits: [MediaEdit!]!) { editMedia(edits: $edits, apply: true) { applied } }', {
      edits,
    });
    expect(await numbers()).toMatchObject({ Songs: 3, Summer: 2 });
    const ids = { ids: [String(song)] };
    await send('mutation ($ids: [ID!]!) { deleteMedia(ids: $ids) }', ids);
    expect(await numbers()).toMatchObject({ Songs: 2 });
    await send('mutation ($ids: [ID!]!) { restoreMedia(ids: $ids) }', ids);
    expect(await numbers()).toMatchObject({ Songs: 3 });
    await send('mutation ($id: ID!) { deleteSong(id: $id) }', { id: String(song) });
    expect(await numbers()).toMatchObject({ Songs: 2 });
  });

  test('follow changes of the names in criteria', async () => {
    const renamed = (type: string, id: number, version: number, name: string) =>
      send(
        `mutation ($id: ID!, $version: Int!, $name: String!) { update${type}(id: $id, version: $version, input: { name: $name }) { id } }`,
        { id: String(id), version, name },
      );
    await renamed('MediaTag', summer, 1, 'autumn');
    expect(await numbers()).toMatchObject({ Summer: 0 });
    await renamed('MediaTag', summer, 2, 'Summer');
    expect(await numbers()).toMatchObject({ Summer: 2 });
    await renamed('Artiste', artiste, 1, 'Eunice');
    expect(await numbers()).toMatchObject({ Nina: 0 });
    await send('mutation ($id: ID!) { deleteMediaTag(id: $id) }', { id: String(summer) });
    expect(await numbers()).toMatchObject({ Summer: 0 });
  });

  test('cost nothing without changes, and are computed again when time has passed', async () => {
    await numbers();
    expect(await counted()).toBe(0);
    const later = Date.now() + 6 * 60_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    const countedLater = await counted();
    clock.mockRestore();
    expect(countedLater).toBe(3);
  });
});
