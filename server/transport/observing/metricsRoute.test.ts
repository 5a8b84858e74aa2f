import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { listening } from '../../domains/library/testing/sending.ts';
import { noteExecution } from '../../kit/requestTrail.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const token = 'prometheus-of-a-test';

const app = await createTestApp({ env: { METRICS_TOKEN: token } }, afterAll);
const url = await listening(app);

const request = (authorization?: string) =>
  app.server.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });

const metrics = async () => (await request(`Bearer ${token}`)).body;

describe('/metrics', () => {
  test('is not there without a token in the configuration', async () => {
    const without = await createTestApp({ seed: 'none' });
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      const answer = await without.server.inject({ url: '/metrics', headers: { authorization } });
      expect(answer.statusCode).toBe(404);
    }
  });

  test.each([
    ['nothing', undefined],
    ['an empty token', 'Bearer '],
    ['another token', 'Bearer prometheus-of-a-tesT'],
    ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
    ['more than the token', `Bearer ${token}x`],
    ['another scheme', `Basic ${token}`],
  ])('shows no figure to who sends %s', async (_, authorization) => {
    const answer = await request(authorization);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.body).not.toContain('regie_');
  });

  test('shows nothing to an administrator either, whose token is another', async () => {
    expect((await request(`Bearer ${await app.tokenOf('admin@demo.com')}`)).statusCode).toBe(401);
  });

  test('describes the process, in the format of Prometheus', async () => {
    const answer = await request(`Bearer ${token}`);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const name of [
      'nodejs_eventloop_lag_seconds',
      'process_cpu_seconds_total',
      'regie_jobs{kind="multimedia.analyse",state="waiting"} 0',
    ])
      expect(answer.body).toContain(name);
  });

  test('counts requests by pattern, operations by name and errors by code', async () => {
    await app.graphql('query InvoiceList { invoices(perPage: 1) { totalItems } }');
    await app.server.inject('/media/17/99/file?ticket=x');
    const text = await metrics();
    expect(text).toMatch(
      /regie_http_request_duration_seconds_count\{method="GET",route="\/media\/:\w+\/:\w+\/file",status="4xx"\} 1/,
    );
    expect(text).toContain('regie_graphql_operations_total{operation="InvoiceList"} 1');
    expect(text).toMatch(/regie_errors_total\{code="UNAUTHENTICATED"\} \d/);
  });

  test('counts the pages that are rendered, and not those that are cached', async () => {
    const rendersOf = async () => Number(/^regie_page_renders_total (\d+)$/m.exec(await metrics())?.[1]);
    const before = await rendersOf();
    for (let request = 0; request < 3; request++) await app.server.inject('/site/horizon/en/frequencies');
    expect((await rendersOf()) - before).toBe(1);
  });

  test('grows by nothing that callers make up', async () => {
    for (const name of ['made1', 'made2', 'made3']) {
      await app.graphql(`query ${name} { __typename }`);
      await app.server.inject({ method: 'POST', url: `/${name}`, headers: { 'x-request-id': name } });
      await app.server.inject(`/media/%${name}/file`);
    }
    const text = await metrics();
    expect(text).toContain('regie_graphql_operations_total{operation="other"} 3');
    expect(text).not.toContain('made');
  });

  test('counts sockets while they are open', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/live`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    expect(await metrics()).toContain('regie_websockets_open 1');
    socket.close();
    await expect.poll(metrics).toContain('regie_websockets_open 0');
  });

  test('measures the duration of operations, by kind and name', async () => {
    const admin = await app.tokenOf('admin@demo.com');
    await app.graphql('query PlaylistList { playlists(perPage: 1) { totalItems } }', {}, admin);
    await app.graphql('mutation RevokeOtherSessions { revokeOtherSessions }', {}, admin);
    await app.graphql('query Refused { nothing }', {}, admin);
    await app.graphql('query Madeup { __typename }', {}, admin);
    const text = await metrics();
    for (const labels of [
      'kind="query",operation="PlaylistList"',
      'kind="mutation",operation="RevokeOtherSessions"',
    ])
      expect(text).toContain(`regie_graphql_operation_duration_seconds_count{${labels}} 1`);
    expect(text).toMatch(
      /operation_duration_seconds_sum\{kind="query",operation="PlaylistList"\} [\d.e-]*[1-9]/,
    );
    expect(text).toMatch(/operation_duration_seconds_count\{kind="query",operation="other"\} [1-9]/);
    expect(text).not.toMatch(/Refused|Madeup/);
  });

  test('an operation that continues after its request is measured as well', async () => {
    const { operations } = app;
    const slow = vi.spyOn(operations, 'executeRead').mockImplementation(async (_request, { trail }) => {
      noteExecution(trail, { kind: 'query', name: 'AlbumList' });
      return { data: null };
    });
    await app.graphql('query AlbumList { albums { totalItems } }');
    slow.mockRestore();
    expect(await metrics()).toContain(
      'regie_graphql_operation_duration_seconds_count{kind="query",operation="AlbumList"} 1',
    );
  });

  test('counts subscriptions by name while they are open, and takes no name of a caller', async () => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: await app.tokenOf('admin@demo.com') },
      retryAttempts: 0,
    });
    const begin = (name: string) =>
      client.subscribe(
        { query: `subscription ${name} { mediaChanged { __typename } }`, operationName: name },
        { next() {}, error() {}, complete() {} },
      );
    const ends = ['MediaChanged', 'MediaChanged', 'Invented'].map(begin);
    const open = async () => (await metrics()).match(/^regie_graphql_subscriptions_open\{.*$/gm)?.toSorted();
    await expect
      .poll(open)
      .toEqual([
        'regie_graphql_subscriptions_open{operation="MediaChanged"} 2',
        'regie_graphql_subscriptions_open{operation="other"} 1',
      ]);
    ends[0]!();
    await expect.poll(open).toContain('regie_graphql_subscriptions_open{operation="MediaChanged"} 1');
    client.terminate();
    await expect.poll(open).toBeUndefined();
    expect(await metrics()).not.toContain('Invented');
  });

  test('does not take the time that a socket is open for that of a request', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/live`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.close();
    await expect.poll(metrics).toContain('regie_websockets_open 0');
    expect(await metrics()).not.toContain('route="/graphql/live"');
  });

  test('measures the use of the pool, where there is one', async () => {
    await app.graphql('{ __typename }', {}, await app.tokenOf('admin@demo.com'));
    const used = /regie_database_connections\{state="open"\} [1-9]/.test(await metrics());
    expect(used).toBe(app.config.database.engine === 'postgresql');
  });
});
