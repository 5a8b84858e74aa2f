import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { freePorts } from '../../../kit/network/freePorts.ts';
import { selfSignedCertificate } from '../testing/certificate.ts';
import { startIcecast } from '../testing/icecast.ts';
import { streamsOfTest } from '../testing/streams.ts';

const app = await createTestApp({ seed: 'demo' }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('editor');
const streams = streamsOfTest(app, admin);
const icecast = await startIcecast({ source: 'let-me-in', admin: 'and-me' }, afterAll);

const right = { host: '127.0.0.1', port: icecast.port, sourcePassword: 'let-me-in', adminPassword: 'and-me' };
const tried = async (input: object) => {
  const { id } = await streams.addServer({ ...right, ...input });
  return (await streams.try(id)).data.testStreamServer;
};

/** Starts an HTTP server that is no Icecast, and returns its port. */
async function otherServer(answer: (response: ServerResponse) => void): Promise<number> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('a streaming server that is tried', { retry: icecast.retry }, () => {
  test('is tested only by users who may change it', async () => {
    const { id } = await streams.addServer(right);
    expect((await streamsOfTest(app, null).try(id)).code).toBe('UNAUTHENTICATED');
    expect((await streamsOfTest(app, reader).try(id)).code).toBe('FORBIDDEN');
  });

  test('is not found for unknown servers, and for servers of another radio', async () => {
    const { id } = await streams.addServer(right);
    expect((await streams.try('999999')).code).toBe('NOT_FOUND');
    expect((await streams.try('x')).code).toBe('NOT_FOUND');
    expect((await streamsOfTest(app, admin, { 'x-radio': '2' }).try(id)).code).toBe('NOT_FOUND');
  });

  test('is found behind a proxy that chooses servers by their names', async () => {
    const names: Array<string | undefined> = [];
    const proxy = createServer((received, response) => {
      names.push(received.headers.host);
      const isKnown = received.headers.host === `localhost:${port}`;
      if (!isKnown) return void response.writeHead(404).end();
      const { method, url, headers } = received;
      const to = { host: '127.0.0.1', port: icecast.port, method, path: url, headers };
      const passed = request(to, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      received.pipe(passed);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as AddressInfo;
    expect(await tried({ host: 'localhost', port })).toMatchObject({ result: 'OK' });
    expect(new Set(names)).toEqual(new Set([`localhost:${port}`]));
  });

  test('is connected to over TLS, with a certificate that is valid for its name', async () => {
    const identity = selfSignedCertificate();
    const door = createSecureServer(identity, (received, response) => {
      const { method, url, headers } = received;
      const to = { host: '127.0.0.1', port: icecast.port, method, path: url, headers };
      const passed = request(to, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      received.pipe(passed);
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    onTestFinished(() => void door.close());
    const secure = { host: 'localhost', port: (door.address() as AddressInfo).port, isSecure: true };
    const untrusted = { result: 'UNTRUSTED_CERTIFICATE', version: '' };
    expect(await tried(secure)).toEqual(untrusted);
    const known = getCACertificates('default');
    setDefaultCACertificates([...known, identity.cert]);
    onTestFinished(() => setDefaultCACertificates(known));
    expect(await tried(secure)).toMatchObject({ result: 'OK' });
    // The certificate is valid for another name.
    expect(await tried({ ...secure, host: '127.0.0.1' })).toEqual(untrusted);
    expect(await tried({ ...right, isSecure: true })).toMatchObject({ result: 'UNREACHABLE' });
    expect((await tried({ ...secure, isSecure: false })).result).not.toBe('OK');
  });

  test('reports a working server and its version', async () => {
    expect(await tried({})).toEqual({ result: 'OK', version: expect.stringMatching(/^Icecast 2\./) });
  });

  test.each([
    [{ sourcePassword: 'wrong' }, 'WRONG_SOURCE_PASSWORD'],
    [{ sourcePassword: '' }, 'NO_SOURCE_PASSWORD'],
    [{ adminPassword: 'wrong' }, 'WRONG_ADMIN_PASSWORD'],
    [{ adminPassword: '' }, 'NO_ADMIN_PASSWORD'],
    [{ adminUser: 'nobody' }, 'WRONG_ADMIN_PASSWORD'],
    [{ host: 'nowhere.invalid' }, 'UNKNOWN_HOST'],
    [{ host: '0.0.0.0' }, 'REFUSED_ADDRESS'],
    [{ host: 'fe80::1' }, 'REFUSED_ADDRESS'],
  ])('reports the problem: %o', async (input, result) => {
    expect(await tried(input)).toMatchObject({ result });
  });

  test('sends no request to addresses at which clouds give secrets to their machines', async () => {
    for (const host of [
      '169.254.169.254',
      '::ffff:169.254.169.254',
      '::ffff:a9fe:a9fe',
      '100.100.100.200',
      '::ffff:100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      'fd00:ec2::254',
      'fd20:ce::254',
      'fd00:c1::a9fe:a9fe',
      'fd00:42::42',
    ])
      expect(await tried({ host })).toEqual({ result: 'REFUSED_ADDRESS', version: '' });
  });

  test('reports a server that does not answer', async () => {
    expect(await tried({ port: await freePorts() })).toEqual({ result: 'UNREACHABLE', version: '' });
  });

  test('reports a server other than Icecast, and returns nothing of its answer', async () => {
    const port = await otherServer((response) => response.setHeader('server', 'secret').end('{"secret":1}'));
    expect(await tried({ port })).toEqual({ result: 'NOT_ICECAST', version: '' });
  });

  test('follows no redirect', async () => {
    let requestCount = 0;
    const target = await otherServer((response) => {
      requestCount++;
      response.end('icestats');
    });
    const port = await otherServer((response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${target}/` }).end(),
    );
    expect(await tried({ port })).toMatchObject({ result: 'NOT_ICECAST' });
    expect(requestCount).toBe(0);
  });

  test('that never ends its answer is not read for ever', async () => {
    const port = await otherServer((response) => {
      const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.once('close', () => clearInterval(more));
    });
    expect(await tried({ port })).toMatchObject({ result: 'NOT_ICECAST' });
  });

  test('does not lose the source that is on its mount point', async () => {
    const { id } = await streams.addServer(right);
    await streams.addMount(id, { path: '/held.mp3' });
    const headers = {
      authorization: `Basic ${Buffer.from('source:let-me-in').toString('base64')}`,
      'content-type': 'audio/mpeg',
    };
    const source = request({
      host: '127.0.0.1',
      port: icecast.port,
      path: '/held.mp3',
      method: 'PUT',
      headers,
    });
    source.useChunkedEncodingByDefault = false;
    let isCut = false;
    source.once('error', () => (isCut = true));
    source.write(Buffer.alloc(4000));
    onTestFinished(() => void source.destroy());
    const isThere = async () =>
      (await (await fetch(`http://127.0.0.1:${icecast.port}/status-json.xsl`)).text()).includes('/held.mp3');
    await expect.poll(isThere).toBe(true);
    expect((await streams.try(id)).data.testStreamServer.result).toBe('OK');
    source.write(Buffer.alloc(4000));
    expect([await isThere(), isCut]).toEqual([true, false]);
  });
});
