import { once } from 'node:events';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { createClient, type Client } from 'graphql-ws';
import { listening } from '../../domains/library/testing/sending.ts';
import { LogLines } from '../../../tools/testing/running/logLines.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const log = new LogLines();
const requests = () => log.of('request');
const app = await createTestApp({ env: { LOG_LEVEL: 'info' }, log }, afterAll);
const url = await listening(app);
beforeEach(() => void (log.text = ''));

const profileQuery = 'query InvoiceList { invoices(perPage: 1) { totalItems } }';

test('a request has one line: the operation, the person, the radio, the result and the duration', async () => {
  const token = await app.tokenOf('admin@demo.com');
  await app.graphql(profileQuery, {}, token, { 'x-request-id': 'proxy-17' });
  expect(requests()).toEqual([
    expect.objectContaining({
      requestId: 'proxy-17',
      method: 'POST',
      path: '/graphql',
      operation: 'InvoiceList',
      userId: expect.any(Number),
      radioId: 1,
      status: 200,
      milliseconds: expect.any(Number),
    }),
  ]);
});

test('the line of a rejected request contains its error codes', async () => {
  await app.graphql(profileQuery);
  const [line] = requests();
  expect(line).toMatchObject({ codes: ['UNAUTHENTICATED'], path: '/graphql' });
  expect(line).not.toHaveProperty('userId');
});

test('an operation of a name that is none of ours has no name in the log', async () => {
  await app.graphql('query Made_up_by_somebody { __typename }');
  expect(requests()[0]).toMatchObject({ operation: 'other' });
  expect(log.text).not.toContain('Made_up');
});

test('no line contains query strings', async () => {
  for (const path of ['/media/1/1/file', '/no/such/path', '/media/%/file', '/api/exports/none'])
    await app.server.inject({ url: `${path}?ticket=1.secret_bits&email=secret@example.org` });
  expect(log.of('request').map(({ path }) => path)).toContain('/media/1/1/file');
  expect(log.text).not.toContain('secret');
});

const paths: Array<['GET' | 'POST' | 'PUT' | 'OPTIONS', string]> = [
  ['GET', '/livez'],
  ['GET', '/no/such/page'],
  ['GET', '/media/%/file'],
  ['GET', '/media/1/1/file'],
  ['POST', '/graphql'],
  ['GET', '/apps/users/list'],
  ['POST', '/jwt/login'],
  ['PUT', '/uploads/users/1/avatar'],
  ['POST', '/uploads/media'],
  ['GET', '/api/docs'],
];

test.each(paths)('the answer names its request as the caller did: %s %s', async (method, url) => {
  const { headers } = await app.server.inject({ method, url, headers: { 'x-request-id': 'a.b:c_d-1' } });
  expect(headers['x-request-id']).toBe('a.b:c_d-1');
  expect(requests()).toHaveLength(1);
});

test('the answer of an upload names its request', async () => {
  const authorization = `Bearer ${await app.tokenOf('admin@demo.com')}`;
  const { headers } = await app.server.inject({
    method: 'POST',
    url: '/uploads/media',
    headers: { authorization, 'tus-resumable': '1.0.0', 'upload-length': '5', 'x-request-id': 'up-1' },
  });
  expect(headers).toMatchObject({ 'tus-resumable': '1.0.0', 'x-request-id': 'up-1' });
});

test.each([[''], ['x'.repeat(65)], ['a b'], ['<b>'], ['ä'], ['a"b'], ['a\\nb']])(
  'an id that is not well-formed is replaced: %j',
  async (given) => {
    const { headers } = await app.server.inject({ url: '/livez', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

test('an error of the server has a line of its own, with the id that the answer carries', async () => {
  const token = await app.tokenOf('admin@demo.com');
  const broken = vi.spyOn(app.shared.database, 'rows').mockRejectedValue(new Error('a fault'));
  const { errors, headers } = await app.graphql(profileQuery, {}, token);
  broken.mockRestore();
  expect(errors[0]!.extensions['requestId']).toBe(headers['x-request-id']);
  expect(log.of('unexpected error').map(({ requestId }) => requestId)).toEqual([headers['x-request-id']]);
});

test.each([
  ['when it ends', (end: () => void) => end()],
  [
    'when its socket is cut, without waiting for another event',
    (_end: () => void, client: Client) => client.terminate(),
  ],
])('a subscription has one line %s', async (_, leave) => {
  const accessToken = await app.tokenOf('admin@demo.com');
  const begun = vi.spyOn(app.operations, 'subscription');
  onTestFinished(() => begun.mockRestore());
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql/live`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  const end = client.subscribe(
    { query: 'subscription MediaChanged { mediaChanged { __typename } }', operationName: 'MediaChanged' },
    { next() {}, error() {}, complete() {} },
  );
  await expect.poll(() => begun.mock.settledResults[0]?.type).toBe('fulfilled');
  leave(end, client);
  await expect
    .poll(() => log.of('subscription'))
    .toEqual([
      expect.objectContaining({
        operation: 'MediaChanged',
        userId: expect.any(Number),
        radioId: 1,
        requestId: expect.any(String),
      }),
    ]);
  await client.dispose();
});

describe('a socket', () => {
  /** Opens a socket, identifies its client, and returns the code with which the socket was closed. */
  async function closed(accessToken: string, meanwhile: (socket: WebSocket) => void = () => {}) {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/graphql/live?secret=17`,
      'graphql-transport-ws',
      {
        headers: { 'x-request-id': 'socket-17' },
      },
    );
    await once(socket, 'open');
    socket.on('message', () => meanwhile(socket));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
    await once(socket, 'close');
    await expect.poll(() => log.of('socket closed')).toHaveLength(1);
  }

  test('has a line when it is open and one when it is closed, and none of a request', async () => {
    await closed(await app.tokenOf('admin@demo.com'), (socket) => socket.close(4321));
    const by = { requestId: 'socket-17', path: '/graphql/live', userId: expect.any(Number), radioId: 1 };
    expect(log.of('socket opened')).toEqual([expect.objectContaining(by)]);
    expect(log.of('socket closed')).toEqual([
      expect.objectContaining({ ...by, code: 4321, milliseconds: expect.any(Number) }),
    ]);
    expect(requests()).toEqual([]);
    expect(log.text).not.toContain('secret');
  });

  test('that is refused has a line with the code of the refusal', async () => {
    await closed('nobody');
    expect(log.of('socket opened')).toEqual([]);
    const [line] = log.of('socket closed');
    expect(line).toMatchObject({ requestId: 'socket-17', path: '/graphql/live', code: 4403 });
    expect(line).not.toHaveProperty('userId');
  });
});

test('a request whose client goes away has its line', async () => {
  const sentRequests = Promise.withResolvers<void>();
  const connected = Promise.withResolvers<boolean>();
  const slow = vi.spyOn(app.orm, 'isConnected').mockImplementation(() => {
    sentRequests.resolve();
    return connected.promise;
  });
  const client = new AbortController();
  const deleted = fetch(`${url}/readyz`, { signal: client.signal });
  void sentRequests.promise.then(() => client.abort());
  await expect(deleted).rejects.toThrow('aborted');
  await expect.poll(requests).toEqual([expect.objectContaining({ path: '/readyz', aborted: true })]);
  connected.resolve(true);
  slow.mockRestore();
});
