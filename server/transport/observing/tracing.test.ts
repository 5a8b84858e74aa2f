import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../domains/library/testing/sending.ts';
import type { JobKind } from '../../kit/jobs/jobKind.ts';
import { OtlpTracing } from '../../kit/tracing/otlpTracing.ts';
import { LogLines } from '../../../tools/testing/running/logLines.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import {
  startTraceReceiver,
  type ReceivedSpan,
  type TraceReceiver,
} from '../../../tools/testing/services/traceReceiver.ts';

const list =
  'query InvoiceList($search: String) { invoices(search: $search, perPage: 1) { items { id client { name } } } }';
const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

async function traced(env: NodeJS.ProcessEnv = {}, receiver?: TraceReceiver, moreJobs: JobKind[] = []) {
  const log = new LogLines();
  receiver ??= await startTraceReceiver(onTestFinished);
  const app = await createTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'info', ...env },
    log,
    jobs: moreJobs,
  });
  return { app, log, receiver };
}

const named = (spans: ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);

test('a request, its operation and their statements are one trace, which is delivered at the end at the latest', async () => {
  const { app, log, receiver } = await traced();
  await app.graphql(list, { search: 'Zanzibar' }, await app.tokenOf('admin@demo.com'), {
    'x-request-id': 'proxy-17',
  });
  await app.close();
  const [whole] = named(receiver.spans, 'POST /graphql') as [ReceivedSpan];
  const [operation] = named(receiver.spans, 'query InvoiceList') as [ReceivedSpan];
  expect(whole.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'url.path': '/graphql',
    'http.response.status_code': 200,
    'regie.request_id': 'proxy-17',
    'user.id': expect.any(Number),
  });
  expect(whole.resource).toMatchObject({ 'service.name': 'regie' });
  expect(operation).toMatchObject({ traceId: whole.traceId, parentSpanId: whole.spanId });
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  const engine = app.config.database.engine;
  for (const { name, attributes } of statements)
    expect({ name, attributes }).toEqual({
      name: expect.stringMatching(/^(select|with)$/),
      attributes: { 'db.system.name': engine, 'db.query.text': expect.stringMatching(/invoice.*\?/s) },
    });
  expect(statements.length).toBeGreaterThan(0);
  expect(receiver.text()).not.toContain('Zanzibar');
  expect(receiver.text()).not.toContain('zanzibar');
  expect(log.of('request')).toEqual([expect.objectContaining({ traceId: whole.traceId })]);
});

test('an operation that arrives in pieces is a part of its request', async () => {
  const { app, receiver } = await traced();
  const url = new URL('/graphql', await listening(app));
  const authorization = `Bearer ${await app.tokenOf('admin@demo.com')}`;
  const body = JSON.stringify({ query: list });
  const sent = request(url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
  });
  sent.write(body.slice(0, 20));
  await pause(100);
  sent.end(body.slice(20));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  await app.close();
  const [whole] = named(receiver.spans, 'POST /graphql') as [ReceivedSpan];
  expect(named(receiver.spans, 'query InvoiceList')).toEqual([
    expect.objectContaining({ traceId: whole.traceId, parentSpanId: whole.spanId }),
  ]);
});

test('the statements of a write belong to its own request, also when several are committed together', async () => {
  const { app, receiver } = await traced();
  const admin = await app.tokenOf('admin@demo.com');
  const write = (title: string) =>
    app.graphql(
      'mutation ($input: AlbumInput!) { createAlbum(input: $input) { id } }',
      { input: { title } },
      admin,
    );
  const answers = await Promise.all(['One', 'Two', 'Three'].map(write));
  expect(answers.map(({ errors }) => errors)).toEqual([[], [], []]);
  await app.close();
  const transactions = named(receiver.spans, 'transaction').filter(({ traceId }) =>
    receiver.spans.some((span) => span.traceId === traceId && span.name === 'mutation other'),
  );
  expect(new Set(transactions.map(({ traceId }) => traceId)).size).toBe(3);
  for (const { spanId, traceId } of transactions) {
    const parts = receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(parts.map(({ name }) => name)).toContain('insert');
    expect(new Set(parts.map((part) => part.traceId))).toEqual(new Set([traceId]));
  }
});

test('a request continues the trace of its sender', async () => {
  const { app, log, receiver } = await traced();
  const traceparent = `00-${remote.traceId}-${remote.spanId}-01`;
  await app.server.inject({ url: '/livez', headers: { traceparent } });
  await app.close();
  expect(named(receiver.spans, 'GET /livez')).toEqual([
    expect.objectContaining({ traceId: remote.traceId, parentSpanId: remote.spanId }),
  ]);
  expect(log.of('request')[0]).toMatchObject({ traceId: remote.traceId });
});

test.each([
  ['nonsense', 'x'.repeat(55)],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${remote.spanId}-01`],
  ['a line of a log', `00-${remote.traceId}-${remote.spanId}-01\tforged`],
])('%s is no trace to go on with', async (_, traceparent) => {
  const { app, log } = await traced();
  await app.server.inject({ url: '/livez', headers: { traceparent } });
  const [line] = log.of('request');
  expect(line!['traceId']).toMatch(/^[\da-f]{32}$/);
  expect(line!['traceId']).not.toBe(remote.traceId);
  expect(log.text).not.toContain('forged');
});

test('a trace that its sender does not sample is not sampled, and its id is in the log all the same', async () => {
  const { app, log, receiver } = await traced();
  const traceparent = `00-${remote.traceId}-${remote.spanId}-00`;
  await app.graphql('{ __typename }', {}, null, { traceparent });
  await app.close();
  expect(receiver.spans.filter(({ traceId }) => traceId === remote.traceId)).toEqual([]);
  expect(log.of('request')[0]).toMatchObject({ traceId: remote.traceId });
});

test.each([
  ['always_off', '1', 0],
  ['traceidratio', '0', 0],
  ['parentbased_traceidratio', '0', 0],
  ['traceidratio', '1', 1],
  ['parentbased_always_on', '', 1],
])('are exported as configured: %s %s', async (sampler, ratio, count) => {
  const { app, receiver } = await traced({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio });
  await app.server.inject('/livez');
  await app.close();
  expect(named(receiver.spans, 'GET /livez')).toHaveLength(count);
});

test('names invented by callers and query strings never appear in a trace', async () => {
  const { app, receiver } = await traced();
  await app.graphql('query MadeUp { __typename }', {}, await app.tokenOf('admin@demo.com'));
  await app.server.inject('/made-up/path?ticket=secret');
  await app.close();
  expect(named(receiver.spans, 'query other')).toHaveLength(1);
  expect(receiver.spans.map(({ name }) => name).join()).not.toMatch(/made/i);
  expect(receiver.text()).not.toMatch(/MadeUp|secret/);
});

test('a job is a trace of its own', async () => {
  const done = vi.fn<() => void>();
  const kind: JobKind = {
    name: 'test.traced',
    does: 'Is traced.',
    atOnce: 1,
    tries: 1,
    pause: { first: 1, longest: 1 },
    timeLimit: 10,
    read: (stored) => stored,
    work: async ({ services }) => {
      await services.jobs.counts();
      done();
    },
  };
  const { app, receiver } = await traced({}, undefined, [kind]);
  const { jobs } = app.shared.services;
  await app.shared.database.transaction(async (transaction) => jobs.add(transaction, kind, {}));
  await expect.poll(() => done.mock.calls.length).toBe(1);
  await app.close();
  const [job] = named(receiver.spans, 'job test.traced') as [ReceivedSpan];
  expect(job.parentSpanId).toBeUndefined();
  expect(
    receiver.spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).map(({ name }) => name),
  ).toContain('select');
});

test('headers and the name of the server come from the environment', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'api-key=key17');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { app, receiver } = await traced({ OTEL_SERVICE_NAME: 'regie-north' });
  await app.server.inject('/livez');
  await app.close();
  expect(receiver.headers()).toMatchObject({ 'api-key': 'key17', path: '/v1/traces' });
  expect(receiver.spans[0]!.resource).toMatchObject({ 'service.name': 'regie-north' });
});

test('while the collector is unreachable requests succeed, the log reports it once, and the server stops in time', async () => {
  const receiver = await startTraceReceiver(onTestFinished);
  await receiver.stop();
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { app, log } = await traced({}, receiver);
  expect((await app.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  await app.close();
  expect(log.of('traces cannot be delivered and are dropped')).toHaveLength(1);
});

test('a timer that outlives its request is no part of its trace', async () => {
  const receiver = await startTraceReceiver(onTestFinished);
  const log = { warn: vi.fn<() => void>(), info: vi.fn<() => void>() };
  const tracing = new OtlpTracing(
    { endpoint: receiver.url, serviceName: 'test', sampler: 'always_on', samplerRatio: 1 },
    log,
  );
  const followed = tracing.request('request', {}, {});
  const late = followed.run(() => {
    tracing.part('early', {}, () => undefined);
    return pause(20).then(() => tracing.part('late', {}, () => 'done'));
  });
  followed.end({ attributes: {}, hasFailed: false });
  expect(await late).toBe('done');
  await tracing.close();
  expect(receiver.spans.map(({ name }) => name).toSorted()).toEqual(['early', 'request']);
});

test('without a collector nothing is traced', async () => {
  const log = new LogLines();
  const app = await createTestApp({ env: { LOG_LEVEL: 'info' }, log });
  await app.server.inject({
    url: '/livez',
    headers: { traceparent: `00-${remote.traceId}-${remote.spanId}-01` },
  });
  expect(log.of('request')[0]).not.toHaveProperty('traceId');
});
