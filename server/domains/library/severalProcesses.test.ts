/** @module-tag slow */
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Json } from '../../../tools/testing/json.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import { makeSong, publishMediumChange } from './testing/library.ts';
import { listening } from './testing/sending.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

async function twoProcesses(): Promise<[TestApp, TestApp]> {
  const env = { REDIS_URL: (await startRedis(afterAll)).url };
  const first = await createTestApp({ env }, afterAll);
  return [first, await createTestApp({ env, beside: first }, afterAll)];
}

/** Two processes on one PostgreSQL; SQLite supports only one process. */
const [first, second] = isPostgres ? await twoProcesses() : [];

describe.runIf(isPostgres)('what one process writes', () => {
  const send = async (app: TestApp | undefined, document: string, variables: object = {}): Promise<Json> => {
    const answer = await app!.graphql(document, variables, await app!.tokenOf('admin@demo.com'));
    expect(answer.errors).toEqual([]);
    return answer.data;
  };
  const soon = { timeout: 5000 * patience };
  const rename = (app: TestApp | undefined, id: number, version: number, title: string) =>
    send(
      app,
      'mutation ($id: ID!, $version: Int!, $input: SongPatch!) { updateSong(id: $id, version: $version, input: $input) { id } }',
      { id: String(id), version, input: { title } },
    );

  test('reaches subscribers of another process', async () => {
    const song = await makeSong(first!, 1, { title: 'Heard' });
    const client = createClient({
      url: `${(await listening(second!)).replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: await second!.tokenOf('admin@demo.com'), radio: '1' },
      retryAttempts: 0,
    });
    const answers = client.iterate({ query: 'subscription { mediaChanged { id media { title } } }' });
    // Publishes repeatedly, because the subscription may not be ready yet.
    const timer = setInterval(() => void publishMediumChange(first!, 1, song), 50);
    const { value } = await answers.next();
    clearInterval(timer);
    expect(value.data.mediaChanged).toMatchObject({
      id: String(song),
      media: { title: expect.stringMatching(/^Heard/) },
    });
    await answers.return?.();
    await client.dispose();
  });

  test('is a duplicate on another at once, and no more when its name is another', async () => {
    const groups = async (app: TestApp | undefined) =>
      (await send(app, '{ mediaDuplicates { groups { items { title } } } }')).mediaDuplicates.groups
        .map(({ items }: Json) => items.map(({ title }: Json) => title))
        .filter(([title]: string[]) => title === 'Twice');
    expect([await groups(first), await groups(second)]).toEqual([[], []]);
    await makeSong(first!, 1, { title: 'Twice', credit: 'The Band' });
    const duplicate = await makeSong(first!, 1, { title: 'Twice', credit: 'The Band' });
    await expect.poll(() => groups(second), soon).toEqual([['Twice', 'Twice']]);
    await rename(second, duplicate, 1, 'Once');
    await expect.poll(() => groups(first), soon).toEqual([]);
  });

  test('counts in the smart playlists that another shows', async () => {
    const criteria = {
      criteria: [{ field: 'TITLE', operator: 'CONTAINS', value: 'Counted' }],
      order: 'NEWEST',
    };
    const { createPlaylist } = await send(
      first,
      'mutation ($criteria: SmartCriteriaInput) { createPlaylist(input: { name: "Counted", content: FOUND, criteria: $criteria }) { id } }',
      { criteria },
    );
    const counts = async (app: TestApp | undefined) => {
      const { playlists } = await send(app, '{ playlists(perPage: 100) { items { id mediaCount } } }');
      return playlists.items.find(({ id }: Json) => id === createPlaylist.id).mediaCount;
    };
    expect([await counts(first), await counts(second)]).toEqual([0, 0]);
    await makeSong(first!, 1, { title: 'Counted 1' });
    await expect.poll(() => counts(second), soon).toBe(1);
    await makeSong(second!, 1, { title: 'Counted 2' });
    await expect.poll(() => counts(first), soon).toBe(2);
  });
});
