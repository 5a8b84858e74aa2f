import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const query = '{ documentationUrl }';

test('the address of the documentation is the configured one, for everybody who is signed in', async () => {
  const app = await createTestApp(
    { env: { DOCUMENTATION_URL: 'https://docs.example.org/features' } },
    afterAll,
  );
  const { data } = await app.graphql(query, {}, await app.tokenOf('admin@demo.com'));
  expect(data.documentationUrl).toBe('https://docs.example.org/features');
  const { data: ofClient } = await app.graphql(query, {}, await app.tokenOf('client@demo.com'));
  expect(ofClient.documentationUrl).toBe('https://docs.example.org/features');
  expect((await app.graphql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('there is none without configuration', async () => {
  const app = await createTestApp({}, afterAll);
  const { data } = await app.graphql(query, {}, await app.tokenOf('admin@demo.com'));
  expect(data.documentationUrl).toBeNull();
});
