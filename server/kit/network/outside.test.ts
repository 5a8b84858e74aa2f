import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { isNetwork, Outside } from './outside.ts';

const servers: Server[] = [];
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const strict = new Outside([]);
const house = new Outside(['127.0.0.0/8']);
const impatient = new Outside(['127.0.0.0/8'], 300);
const post = { headers: {}, body: '{}' };
const problemOf = (requests: Promise<unknown>) =>
  requests.then(
    () => undefined,
    (error: { problem?: string }) => error.problem,
  );

describe('a request to the outside', () => {
  test.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://168.63.129.16/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:8]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
  ])('never reaches %s', async (url) => {
    expect(await problemOf(strict.post(url, post))).toBe('REFUSED_ADDRESS');
    expect(await problemOf(strict.check(url))).toBe('REFUSED_ADDRESS');
  });

  test.each([
    ['nothing', 'INVALID_ADDRESS'],
    ['ftp://example.org/', 'INVALID_ADDRESS'],
    ['file:///etc/passwd', 'INVALID_ADDRESS'],
    ['https://user:password@example.org/', 'INVALID_ADDRESS'],
    ['http://93.184.215.14/', 'NOT_SECURE'],
    ['https://nobody.invalid/', 'UNKNOWN_HOST'],
  ])('is none at all to %s: %s', async (url, problem) => {
    expect(await problemOf(strict.check(url))).toBe(problem);
  });

  test('reaches no private network, and the internet by a secure line alone', async () => {
    expect(await problemOf(strict.check('https://10.0.0.8/'))).toBe('REFUSED_ADDRESS');
    expect(await problemOf(strict.check('http://93.184.215.14/'))).toBe('NOT_SECURE');
  });

  test('has one answer for an unknown name and for a name with a private address', async () => {
    for (const url of ['https://localhost/', 'http://localhost/', 'https://nobody.invalid/']) {
      expect(await problemOf(strict.post(url, post))).toBe('UNKNOWN_HOST');
      expect(await problemOf(strict.check(url))).toBe('UNKNOWN_HOST');
    }
    const options = { to: join(tmpdir(), 'regie-refused.bin'), maxBytes: 1000, wait: 5000 };
    expect(await problemOf(strict.download('https://localhost/', options))).toBe('UNKNOWN_HOST');
  });

  test('is sent to the network of the house where that is allowed, and to no other one', async () => {
    const url = await serving((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => response.writeHead(202).end(`${request.method} ${request.url} ${body}`));
    });
    expect(await house.post(`${url}/hook?a=1`, { ...post, body: 'said' })).toEqual({
      status: 202,
      body: 'POST /hook?a=1 said',
    });
    expect(await problemOf(house.post('https://10.0.0.8/', post))).toBe('REFUSED_ADDRESS');
  });

  test('follows no redirect', async () => {
    let requests = 0;
    const inner = await serving((_, response) => {
      requests++;
      response.end();
    });
    const url = await serving((_, response) => response.writeHead(307, { location: inner }).end());
    expect((await house.post(url, post)).status).toBe(307);
    expect(requests).toBe(0);
  });

  test('waits for nobody who does not answer, and reads no endless answer', async () => {
    const hanging = await serving(() => {});
    expect(await problemOf(impatient.post(hanging, post))).toBe('TIMED_OUT');
    const closing = await serving((request) => request.socket.destroy());
    expect(await problemOf(house.post(closing, post))).toBe('NO_CONNECTION');
    const endless = await serving((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const { status, body } = await house.post(endless, post);
    expect([status, body.length]).toEqual([200, 2000]);
  });
});

describe('a download from the outside', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regie-downloads-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let made = 0;
  const options = (more: object = {}) => ({
    to: join(folder, `file-${++made}`),
    maxBytes: 1000,
    wait: 5000,
    ...more,
  });
  const redirecting = (location: string) =>
    serving((_, response) => response.writeHead(302, { location }).end());

  test('is written to its path, with its size and type', async () => {
    const url = await serving((_, response) =>
      response.writeHead(200, { 'content-type': 'Audio/MPEG; x=1' }).end('sound'),
    );
    const requests = options();
    expect(await house.download(`${await redirecting(`${url}/a`)}/b`, requests)).toEqual({
      size: 5,
      type: 'audio/mpeg',
    });
    expect(readFileSync(requests.to, 'utf8')).toBe('sound');
  });

  test('is led by no redirect to where it may not go', async () => {
    for (const location of ['https://10.0.0.8/', 'https://169.254.169.254/latest/meta-data'])
      expect(await problemOf(house.download(await redirecting(location), options()))).toBe('REFUSED_ADDRESS');
    expect(await problemOf(house.download(await redirecting('http://93.184.215.14/'), options()))).toBe(
      'NOT_SECURE',
    );
    expect(await problemOf(house.download(await redirecting('file:///etc/passwd'), options()))).toBe(
      'INVALID_ADDRESS',
    );
    expect(await problemOf(house.download(await redirecting('/again'), options()))).toBe(
      'TOO_MANY_REDIRECTS',
    );
    const url = await serving((_, response) => response.end('x'));
    expect(await problemOf(strict.download(url, options()))).toBe('REFUSED_ADDRESS');
  });

  test('is rejected when it is too large, with or without a declared length, and when it is truncated', async () => {
    const announced = await serving((_, response) =>
      response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001)),
    );
    expect(await problemOf(house.download(announced, options()))).toBe('TOO_LARGE');
    const silent = await serving((_, response) => {
      response.write('x'.repeat(600));
      response.end('x'.repeat(600));
    });
    expect(await problemOf(house.download(silent, options()))).toBe('TOO_LARGE');
    const cut = await serving((request, response) => {
      response.writeHead(200, { 'content-length': '900' }).write('x', () => request.socket.destroy());
    });
    expect(await problemOf(house.download(cut, options()))).toBe('NO_CONNECTION');
    const missing = await serving((_, response) => response.writeHead(404).end());
    expect(await problemOf(house.download(missing, options()))).toBe('BAD_STATUS');
    const hanging = await serving(() => {});
    expect(await problemOf(house.download(hanging, options({ wait: 200 })))).toBe('TIMED_OUT');
  });
});

test.each([
  ['10.1.0.0/16', true],
  ['fd00::/8', true],
  ['10.1.0.0', false],
  ['10.1.0.0/33', false],
  ['example.org/8', false],
])('whether %s is a network', (text, isOne) => {
  expect(isNetwork(text)).toBe(isOne);
});
