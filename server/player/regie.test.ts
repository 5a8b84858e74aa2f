import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { CurrentLive } from '../protocol/live.ts';
import { Regie, RequestRefused } from './regie.ts';

const requests: Array<{ path: string; socket: Socket; authorization: string | undefined }> = [];
const setup = {
  mark: 'mark',
  radio: { id: '1', name: 'Regie', slug: 'regie', timeZone: 'UTC' },
  emergency: null,
  servers: [],
};
const setups: object[] = [];
const reporting = { status: 200, body: '' };
const server = createServer((request, response) => {
  const { url: path = '', socket, headers } = request;
  requests.push({ path, socket, authorization: headers.authorization });
  if (path === '/station/setup') response.end(JSON.stringify(setups.shift()));
  else if (path.includes('/7/')) response.end('sound');
  else if (path === '/station/reports') response.writeHead(reporting.status).end(reporting.body);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const regie = new Regie(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
const currentLive = (session: string): CurrentLive => ({
  session,
  how: 'BROWSER',
  part: 1,
  title: '',
  credit: '',
});
const { signal } = new AbortController();

describe('the sound of a browser', () => {
  test('is not found while no process has its connection', async () => {
    await expect(regie.liveSound(currentLive('8'), signal)).rejects.toThrow('404');
  });

  test('is requested over a new connection each time, which may reach another process', async () => {
    setups.push(setup);
    await regie.setup();
    requests.length = 0;
    for (let turn = 0; turn < 5; turn++) {
      const sound = await regie.liveSound(currentLive('7'), signal);
      expect(Buffer.concat(await sound.toArray()).toString()).toBe('sound');
    }
    expect(new Set(requests.map(({ socket }) => socket)).size).toBe(5);
    expect(requests.map(({ authorization }) => authorization)).toEqual(Array(5).fill('Bearer token'));
  });
});

describe('the setup', () => {
  test('is returned without fields that the player does not know', async () => {
    setups.push({ ...setup, colour: 'red' });
    expect(await regie.setup()).toEqual(setup);
  });

  test('is refused with the name of the field that is invalid', async () => {
    setups.push({ ...setup, radio: { ...setup.radio, slug: 5 } });
    await expect(regie.setup()).rejects.toThrow('/station/setup was answered with an invalid `radio.slug`');
  });
});

describe('reports', () => {
  const refused = [{ index: 1, id: null, field: 'at', problem: 'invalid' }];
  test('that were refused are returned', async () => {
    Object.assign(reporting, { status: 200, body: JSON.stringify({ kept: 1, refused }) });
    expect(await regie.report([])).toEqual(refused);
  });

  test.each([
    [400, '{"errors":[{"extensions":{"code":"BAD_USER_INPUT"}}]}', true],
    [413, '', true],
    [400, '<h1>Bad Request</h1>', false],
    [401, '', false],
    [500, '', false],
    [502, '', false],
  ])('in a request that is answered with %i %s are sent again: unless %s', async (status, body, isFinal) => {
    Object.assign(reporting, { status, body });
    const error: unknown = await regie.report([]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof RequestRefused).toBe(isFinal);
  });
});
