import { auditServer } from 'graphql-http';
import { afterAll, expect, test } from 'vitest';
import { listening } from '../../domains/library/testing/sending.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);

test('GraphQL over HTTP follows its specification, signed in', async () => {
  const url = `${await listening(app)}/graphql`;
  const authorization = `Bearer ${await app.tokenOf('admin@demo.com')}`;
  const results = await auditServer({
    url,
    fetchFn: (address: string, init: RequestInit = {}) =>
      fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  });
  const found = results
    .filter(({ status }) => status !== 'ok')
    .map(({ id, name, status }) => [id, name, status]);
  expect(results.length).toBe(61);
  expect(found).toEqual([]);
});
