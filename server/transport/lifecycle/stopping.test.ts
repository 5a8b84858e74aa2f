import { afterAll, expect, test } from 'vitest';
import { listening } from '../../domains/library/testing/sending.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { stopApp } from './stopping.ts';

const app = await createTestApp({}, afterAll);
await app.orm.connect();
const url = await listening(app);

const statusOf = async (path: string) => (await fetch(url + path)).status;

test(
  'a server that is stopped sends new requests elsewhere and serves those that come, until its port closes',
  { tags: ['slow'] },
  async () => {
    const before = await statusOf('/readyz');
    const stopped = stopApp(app, 2);
    const ready = await fetch(`${url}/readyz`);
    expect([before, ready.status, await ready.json()]).toEqual([200, 503, { status: 'draining' }]);
    const body = JSON.stringify({ query: '{ __typename }' });
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect(await statusOf('/livez')).toBe(200);
    await stopped;
    await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed');
  },
);
