import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { listening } from '../../domains/library/testing/sending.ts';
import { LogLines } from '../../../tools/testing/running/logLines.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const log = new LogLines();
const app = await createTestApp({ env: { LOG_LEVEL: 'debug' }, log }, afterAll);
const url = new URL(await listening(app));
const paths = ['/graphql/live', '/live/studio', '/live/waiting-room'];

const consoles = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name));
afterEach(() => {
  const written = consoles.flatMap((spy) => spy.mock.calls);
  if (written.length > 0) throw new Error(`The console got ${JSON.stringify(written)}.`);
});

/** Opens a WebSocket on a plain TCP socket, so that tests can send frames that no client sends. */
async function openRaw(path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const { socket, answer } = await upgrade(path, headers);
  expect(answer).toContain(' 101 ');
  return socket;
}

/** Requests a WebSocket at a path, and returns the response as text. */
async function upgrade(path: string, headers: Record<string, string> = {}) {
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const all = {
    Host: url.host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Protocol': 'graphql-transport-ws',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: answer.toString() };
}

/** A frame with this payload, masked as browsers mask their frames (here with zeros). */
function frame(opcode: number, payload: Buffer): Buffer {
  const masked = Buffer.alloc(payload.length, payload);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), masked]);
}

const text = 1;
const binary = 2;
/** The head of a frame that announces a terabyte of content. */
const oversize = Buffer.from([0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

const attacks: Record<string, (socket: Socket) => unknown> = {
  'a frame without a mask': (socket) => socket.write(Buffer.from([0x81, 2, 0x7b, 0x7d])),
  'a frame of an unknown kind': (socket) => socket.write(frame(0xb, Buffer.from('x'))),
  'reserved bits': (socket) => socket.write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0])),
  'a frame that is too large': (socket) => socket.write(oversize),
  'a text that is not UTF-8': (socket) => socket.write(frame(text, Buffer.from([0xc3, 0x28, 0xff]))),
  'a close frame with an invalid code': (socket) => socket.write(frame(8, Buffer.from([0, 1]))),
  'a text that is not JSON': (socket) => socket.write(frame(text, Buffer.from('}{'))),
  'JSON that is no message': (socket) => socket.write(frame(text, Buffer.from('[null]'))),
  'bytes as the first message': (socket) => socket.write(frame(binary, randomBytes(100))),
  'half a frame before the connection ends': (socket) => socket.end(Buffer.from([0x81, 0xfe])),
  'a connection that is reset': (socket) => socket.resetAndDestroy(),
};

const newLines = (before: number) =>
  log.text
    .slice(before)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const info = 30;

let opened = 0;

/** Runs work that opens one socket, waits until the socket is closed, and returns the new log lines. */
async function linesFor(work: () => Promise<unknown>): Promise<Array<Record<string, unknown>>> {
  const before = log.text.length;
  opened += 1;
  await work();
  await expect.poll(() => log.of('socket closed').length).toBe(opened);
  return newLines(before);
}

describe.each(paths)('a stranger on %s', (path) => {
  test.each(Object.entries(attacks))('writes one short line to the log by %s', async (_name, attack) => {
    const lines = await linesFor(async () => {
      const socket = await openRaw(path);
      attack(socket);
      if (!socket.destroyed) socket.end();
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: info, msg: 'socket closed', path });
    expect(JSON.stringify(lines)).not.toContain('stack');
    expect(JSON.stringify(lines).length).toBeLessThan(400);
  });

  test('writes one short line to the log by another protocol', async () => {
    const lines = await linesFor(async () => {
      const socket = new WebSocket(`ws://${url.host}${path}`, ['graphql-ws']);
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve));
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: info, msg: 'socket closed' });
  });
});

test('the log line of a socket contains the reason of a broken connection', async () => {
  const [line] = await linesFor(async () => {
    const socket = await openRaw('/graphql/live');
    socket.write(oversize);
    await once(socket, 'close');
  });
  expect(line).toMatchObject({
    codes: ['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'],
    code: 1006,
  });
});

describe('a fault of our own', () => {
  test('on a socket of a domain is logged with its stack', async () => {
    const faulty = vi.spyOn(app.shared.services.identity, 'hashOf').mockImplementation(() => {
      throw new Error('A fault of ours.');
    });
    onTestFinished(() => faulty.mockRestore());
    const lines = await linesFor(async () => {
      const socket = new WebSocket(`ws://${url.host}/live/waiting-room`);
      await once(socket, 'open');
      socket.send(JSON.stringify({ invitation: 'x'.repeat(43) }));
      await once(socket, 'close');
    });
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'a socket was closed by a fault', err: { stack: expect.stringContaining('A fault of ours.') } },
    ]);
  });
});

test.each(['/live/studio', '/media/1/on-air', '/no"where'])(
  'the log has the path %s of a requested WebSocket alone, without the keys in its query',
  async (path) => {
    log.text = '';
    const { socket, answer } = await upgrade(`${path}?key="secret-key"&ticket=secret`);
    // Without an upgrade to WebSocket (101), the server closes the connection by itself.
    if (answer.includes(' 101 ')) socket.destroy();
    else await once(socket, 'end');
    const paths = () => {
      const lines = log.text.split('\n').filter(Boolean);
      return lines.flatMap((line) => (JSON.parse(line) as { path?: string }).path ?? []);
    };
    await vi.waitFor(() => expect(paths()).toContain(path));
    expect(new Set(paths())).toEqual(new Set([path]));
    expect(log.text).not.toContain('secret');
  },
);
