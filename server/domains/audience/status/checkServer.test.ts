import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../../kit/network/freePorts.ts';
import { selfSignedCertificate } from '../../broadcasting/testing/certificate.ts';
import { startIcecast } from '../../broadcasting/testing/icecast.ts';
import { listen, send } from './testing/traffic.ts';
import { checkServer } from './checkServer.ts';
import { sourceWith, statusWith } from './testing/answers.ts';

const icecast = await startIcecast({ source: 'let-me-in', admin: 'and-me' }, afterAll);
const right = {
  host: '127.0.0.1',
  isSecure: false,
  port: icecast.port,
  adminUser: 'admin',
  adminPassword: 'and-me',
  paths: ['/a.mp3', '/b.mp3'],
  listsClients: true,
};
const check = (more: object = {}) => checkServer({ ...right, ...more });

/** Starts a server whose responses the test defines, and returns its port. */
async function otherServer(answer: (response: ServerResponse, url: string) => void): Promise<number> {
  const server = createServer((sentRequests, response) => answer(response, sentRequests.url!)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('the check of a streaming server', { retry: icecast.retry }, () => {
  test.each([
    [{ host: 'nowhere.invalid' }, 'UNKNOWN_HOST'],
    [{ host: '169.254.169.254' }, 'REFUSED_ADDRESS'],
  ])('reports addresses without a server: %o', async (where, problem) => {
    expect(await check(where)).toMatchObject({ problem, sources: undefined });
  });

  test('reports a server that does not answer', async () => {
    expect(await check({ port: await freePorts() })).toMatchObject({
      problem: 'UNREACHABLE',
      detail: 'ECONNREFUSED',
      sources: undefined,
    });
  });

  test('reads public figures without a password when the certificate is not trusted', async () => {
    const requests: Array<[path: string, authorization: string | undefined]> = [];
    const server = createSecureServer(selfSignedCertificate(), (request, response) => {
      requests.push([request.url!, request.headers.authorization]);
      response.end(statusWith(sourceWith('/a.mp3', '"A"')));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const status = await check({ host: 'localhost', port, isSecure: true });
    expect(status).toMatchObject({ problem: 'UNTRUSTED_CERTIFICATE', detail: '' });
    expect([...status.sources!.keys()]).toEqual(['/a.mp3']);
    expect(requests).toEqual([['/status-json.xsl', undefined]]);
  });

  test('has a timeout', { tags: ['slow'] }, async () => {
    const port = await otherServer(() => {});
    expect(await check({ port })).toMatchObject({ problem: 'TOO_SLOW', sources: undefined });
  });

  test('ends when the process stops', async () => {
    const port = await otherServer(() => {});
    const stopping = new AbortController();
    const checking = checkServer({ ...right, port }, stopping.signal);
    stopping.abort();
    expect(await checking).toMatchObject({ sources: undefined });
  });

  test('rejects responses that cannot be read, however long they are', async () => {
    const html = await otherServer((response) => response.end('<html></html>'));
    expect(await check({ port: html })).toMatchObject({ problem: 'NOT_UNDERSTOOD', sources: undefined });
    const endless = await otherServer((response) => {
      const more = setInterval(() => response.write('<a>'.repeat(100_000)), 1);
      response.once('close', () => clearInterval(more));
    });
    expect(await check({ port: endless })).toMatchObject({ problem: 'NOT_UNDERSTOOD', sources: undefined });
    const failing = await otherServer((response) => response.writeHead(500).end());
    expect(await check({ port: failing })).toMatchObject({ detail: 'HTTP 500', sources: undefined });
  });

  test('follows no redirect', async () => {
    let sentRequests = 0;
    const target = await otherServer((response) => {
      sentRequests++;
      response.end(statusWith());
    });
    const port = await otherServer((response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${target}/` }).end(),
    );
    expect(await check({ port })).toMatchObject({ problem: 'NOT_UNDERSTOOD' });
    expect(sentRequests).toBe(0);
  });

  test('reads public figures without the password of the administrator, and reports a wrong one', async () => {
    const source = await send(icecast.port, '/a.mp3', 'let-me-in');
    onTestFinished(source.stop);
    const found = await check({ adminPassword: '' });
    expect(found).toMatchObject({ problem: null, clients: new Map() });
    expect(found.sources!.get('/a.mp3')).toMatchObject({ listeners: 0, format: 'audio/mpeg', encoder: '' });
    const wrong = await check({ adminPassword: 'wrong' });
    expect(wrong.problem).toBe('WRONG_ADMIN_PASSWORD');
    expect([...wrong.sources!.keys()]).toEqual(['/a.mp3']);
  });

  test('counts real listeners, each with its program, and drops disconnected sources', async () => {
    const source = await send(icecast.port, '/a.mp3', 'let-me-in');
    const listeners = await Promise.all(
      ['VLC/3.0', 'Winamp/5', 'VLC/3.0'].map((agent) => listen(icecast.port, '/a.mp3', agent)),
    );
    // Icecast counts listeners a moment after they connect.
    await expect.poll(async () => (await check()).sources!.get('/a.mp3')!.listeners).toBe(3);
    const found = await check();
    expect(found.problem).toBeNull();
    expect([...found.sources!.keys()]).toEqual(['/a.mp3']);
    expect(found.sources!.get('/a.mp3')).toMatchObject({
      listeners: 3,
      peak: 3,
      bitrate: 128,
      format: 'audio/mpeg',
      encoder: 'tests/1',
      startedAt: expect.any(Date),
    });
    const clients = found.clients.get('/a.mp3')!;
    expect(clients.map(({ agent }) => agent).toSorted()).toEqual(['VLC/3.0', 'VLC/3.0', 'Winamp/5']);
    expect(new Set(clients.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
    expect(new Set(clients.map(({ id }) => id)).size).toBe(3);

    for (const listener of listeners) listener.stop();
    source.stop();
    await expect.poll(async () => (await check()).sources!.size).toBe(0);
  });

  test('reads a server whose titles break its status', async () => {
    const port = await otherServer((response) => response.end(statusWith(sourceWith('/a.mp3', '-'))));
    const { sources } = await check({ port, adminPassword: '' });
    expect(sources!.get('/a.mp3')!.title).toBe('-');
  });
});
