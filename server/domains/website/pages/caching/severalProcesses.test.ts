import { afterAll, expect, test } from 'vitest';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';

/** Only on PostgreSQL: a SQLite database has a single process. */
const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** Time in milliseconds within which a publication is on the pages of every process. */
const goal = 2000;

async function twoProcesses(): Promise<[TestApp, TestApp]> {
  const env = { REDIS_URL: (await startRedis(afterAll)).url };
  const first = await createTestApp({ env }, afterAll);
  return [first, await createTestApp({ env, beside: first }, afterAll)];
}

const get = async ({ server }: TestApp, path: string) =>
  (await server.inject({ method: 'GET', url: `/site/horizon/en/${path}` })).body;

async function publish(app: TestApp, title: string): Promise<void> {
  const admin = await app.tokenOf('admin@demo.com');
  const run = async (document: string, variables: object) => {
    const { data, errors } = await app.graphql(document, variables, admin);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0];
  };
  const { id, version } = await run(
    'mutation ($title: String!) { createContent(input: { kind: NEWS, language: EN, title: $title }) { id version } }',
    { title },
  );
  await run(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id } }',
    { id, version },
  );
}

test.runIf(isPostgres)('a publication is on the pages of another process within two seconds', async () => {
  const [first, second] = await twoProcesses();
  const title = 'The ferry sails again';
  expect(await get(second, 'news')).not.toContain(title);
  await publish(first, title);
  await expect.poll(() => get(second, 'news'), { timeout: goal * patience, interval: 50 }).toContain(title);
});
