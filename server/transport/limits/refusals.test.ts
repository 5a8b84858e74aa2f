import { afterAll, describe, expect, test } from 'vitest';
import { errorTable, statusOf } from '../../kit/errorTable.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { Json } from '../../../tools/testing/json.ts';

const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');

interface Request {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: string;
  type?: string;
}

const request = async ({ method, url, payload, type }: Request, headers: Record<string, string>) => {
  const sent = { ...headers, ...(type && { 'content-type': type }), 'tus-resumable': '1.0.0' };
  const response = await app.server.inject({ method, url, headers: sent, ...(payload && { payload }) });
  const body = response.json<Json>();
  return { status: response.statusCode, code: body.errors?.[0].extensions.code, body };
};

const graphql = (query: string): Request => ({
  method: 'POST',
  url: '/graphql',
  payload: JSON.stringify({ query }),
  type: 'application/json',
});
const rest: Request = { method: 'GET', url: '/api/users/list/all-data' };
const picture: Request = { method: 'PUT', url: '/uploads/users/1/avatar', payload: 'x', type: 'image/png' };
const upload: Request = { method: 'POST', url: '/uploads/media' };
const ways = [
  ['GraphQL', graphql('{ invoices { totalItems } }')],
  ['the REST paths', rest],
  ['an upload of a picture', picture],
  ['an upload of media', upload],
] as const;

describe.each(ways)('%s', (_, requests) => {
  test('refuses under the status of the code', async () => {
    const ended = await request(requests, { authorization: 'Bearer nonsense' });
    expect([ended.status, ended.code ?? 'UNAUTHENTICATED']).toEqual([401, 'UNAUTHENTICATED']);
    const elsewhere = await request(requests, { authorization: `Bearer ${admin}`, 'x-radio': '999' });
    expect([elsewhere.status, elsewhere.code ?? 'RADIO_FORBIDDEN']).toEqual([403, 'RADIO_FORBIDDEN']);
  });
});

test.each([rest, picture])('what a person may not do is refused with 403: %j', async (requests) => {
  expect((await request(requests, { authorization: `Bearer ${client}` })).status).toBe(403);
});

test.each([
  ['GRAPHQL_PARSE_FAILED', '{'],
  ['GRAPHQL_VALIDATION_FAILED', '{ nothing }'],
  ['OPERATION_RESOLUTION_FAILURE', 'query A { viewer { id } } query B { viewer { id } }'],
  ['LIMIT_EXCEEDED', `{ ${'x: viewer { id } '.repeat(16)} }`],
] as const)('a document that is refused as a whole leaves with the status of %s', async (code, query) => {
  const statusUnder = async (accept: string) => {
    const answer = await request(graphql(query), { authorization: `Bearer ${admin}`, accept });
    expect(answer.code).toBe(code);
    return answer.status;
  };
  expect(await statusUnder('application/graphql-response+json')).toBe(errorTable[code].status);
  // For GraphQL errors, `application/json` requires the status 200.
  expect(await statusUnder('application/json')).toBe(200);
});

test('a code that is none of ours is a fault of our own', () => {
  expect([statusOf('NOT_FOUND'), statusOf('EVERYTHING'), statusOf('toString'), statusOf(undefined)]).toEqual([
    404, 500, 500, 500,
  ]);
});
