import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { makeJingle, makeSong, publishMediumChange } from '../../domains/library/testing/library.ts';
import { listening } from '../../domains/library/testing/sending.ts';
import { addRole, createTestApp } from '../../../tools/testing/testApp.ts';
import { MediaKind } from '../../domains/library/media/kinds/mediaKind.ts';

const app = await createTestApp({}, afterAll);
const url = (await listening(app)).replace('http', 'ws');
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'media-listener', 'read MediaItem', 'read Song');
await addRole(app, 'note-taker', 'read Employee');

const document = 'subscription { mediaChanged { id media { title } } }';

/** Connects a signed-in user to a radio. The connection is closed at the end of the test. */
function connect(accessToken: string | null, radio = '1', headers: Record<string, string> = {}): Client {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
    }
  }
  return createClient({
    url: `${url}/graphql/live`,
    webSocketImpl: Socket,
    connectionParams: { accessToken, radio },
    retryAttempts: 0,
    lazy: true,
  });
}

/** The first result of an operation, or the error that came instead of a result. */
async function first(client: Client, query = document): Promise<unknown> {
  const answers = client.iterate({ query });
  try {
    return (await answers.next()).value;
  } catch (error) {
    return error;
  } finally {
    await answers.return?.();
    await client.dispose();
  }
}

/** The code of a refusal: of a closed socket, of a rejected operation, or of an error in a result. */
function codeOf(value: unknown): unknown {
  const errors = Array.isArray(value) ? value : (value as { errors?: unknown[] }).errors;
  return errors
    ? (errors[0] as { extensions: { code: string } }).extensions.code
    : (value as { code?: number }).code;
}

/** Publishes the event again and again until `work` ends, because the subscription may start late. */
async function publishing<T>(radioId: number, id: number, work: Promise<T>): Promise<T> {
  const timer = setInterval(() => void publishMediumChange(app, radioId, id), 30);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

describe('a subscription', () => {
  test.each([null, 'nobody'])('is refused without signing in: %s', async (token) => {
    expect(codeOf(await first(connect(token)))).toBe(4403);
  });

  test('is refused to pages of others', async () => {
    expect(codeOf(await first(connect(admin, '1', { origin: 'https://elsewhere.example' })))).toBe(4403);
  });

  test('is refused for a radio that one does not belong to', async () => {
    const listener = await app.as('media-listener');
    expect(codeOf(await first(connect(listener, '2')))).toBe(4403);
  });

  test('needs the rule of its field', async () => {
    const noteTaker = await app.as('note-taker');
    expect(codeOf(await first(connect(noteTaker)))).toBe('FORBIDDEN');
  });

  test('is the only thing that runs over a socket', async () => {
    expect(codeOf(await first(connect(admin), '{ __typename }'))).toBe('ONLY_SUBSCRIPTIONS');
    expect(codeOf(await first(connect(admin), 'subscription { nothing }'))).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('publishes events of its own radio', async () => {
    const [own, foreign] = [
      await makeSong(app, 1, { title: 'Heard' }),
      await makeSong(app, 2, { title: 'Unheard' }),
    ];
    const answers = connect(admin).iterate({ query: document });
    const received = publishing(1, own, publishing(2, foreign, answers.next()));
    expect((await received).value).toEqual({
      data: { mediaChanged: { id: String(own), media: { title: 'Heard' } } },
    });
    await answers.return?.();
  });

  test('has no changes of media of a kind that the subscriber may not read, nor of purged ones', async () => {
    const [song, jingle] = [
      await makeSong(app, 1, { title: 'Heard' }),
      await makeJingle(app, 1, { title: 'Unheard' }),
    ];
    const binned = await makeJingle(app, 1, { title: 'Unheard', deletedAt: new Date() });
    const { database, services } = app.shared;
    const publish = () =>
      database.transaction(async (transaction) => {
        const purged = { radioId: 1, id: 999_999, purgedKind: MediaKind.JINGLE };
        const changes = [jingle, binned, song].map((id) => ({ radioId: 1, id }));
        await services.events.publish(transaction, 'mediaChanged', purged, ...changes);
      });
    const answers = connect(await app.as('media-listener')).iterate({ query: document });
    const timer = setInterval(() => void publish(), 60);
    onTestFinished(() => clearInterval(timer));
    expect((await answers.next()).value).toEqual({
      data: { mediaChanged: { id: String(song), media: { title: 'Heard' } } },
    });
    await answers.return?.();
  });

  test('counts no sockets that close before their user is known', async () => {
    const { accounts } = app.shared.services;
    const identify = accounts.identify.bind(accounts);
    const slow = vi.spyOn(accounts, 'identify');
    slow.mockImplementation(async (...given) => {
      await pause(200);
      return identify(...given);
    });
    onTestFinished(() => slow.mockRestore());
    const payload = { accessToken: await app.tokenOf('client@demo.com') };
    const hello = JSON.stringify({ type: 'connection_init', payload });
    const deleted = Array.from({ length: 50 }, async () => {
      const socket = new WebSocket(`${url}/graphql/live`, 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send(hello, () => socket.terminate());
      await once(socket, 'close');
    });
    await Promise.all(deleted);
    await expect
      .poll(() => slow.mock.settledResults.filter(({ type }) => type === 'fulfilled').length)
      .toBe(50);
    const socket = new WebSocket(`${url}/graphql/live`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(hello);
    const answers = [
      once(socket, 'message').then(() => 'in'),
      once(socket, 'close').then(([code]) => code as number),
    ];
    expect(await Promise.race(answers)).toBe('in');
    socket.terminate();
  });

  test('has at most 50 sockets of one person, and no fewer of another', async () => {
    const listener = await app.tokenOf('client@demo.com');
    const open = (token: string) => {
      const socket = new WebSocket(`${url}/graphql/live`, 'graphql-transport-ws');
      const payload = { accessToken: token };
      socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
      return new Promise<{ socket: WebSocket; outcome: unknown }>((resolve) => {
        socket.once('message', () => resolve({ socket, outcome: 'in' }));
        socket.once('close', (code) => resolve({ socket, outcome: code }));
      });
    };
    const sockets = await Promise.all(Array.from({ length: 50 }, () => open(listener)));
    expect(sockets.map(({ outcome }) => outcome)).toEqual(Array(50).fill('in'));
    expect((await open(listener)).outcome).toBe(1013);
    sockets.push(await open(admin));
    expect(sockets.at(-1)!.outcome).toBe('in');
    const left = sockets[0]!.socket;
    left.close();
    await new Promise((resolve) => left.once('close', resolve));
    await expect
      .poll(async () => {
        const again = await open(listener);
        sockets.push(again);
        return again.outcome;
      })
      .toBe('in');
    for (const { socket } of sockets) socket.close();
  });

  test('ends when its session does', { tags: ['slow'] }, async () => {
    const song = await makeSong(app, 1);
    const token = await app.tokenOf('client@demo.com');
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        'update "user" set role_id = (select id from role where key = ?) where email = ?',
        ['admin', 'client@demo.com'],
      );
    });
    const answers = connect(token).iterate({ query: document });
    await publishing(1, song, answers.next());
    const untilClosed = async (): Promise<unknown> => {
      try {
        // Events that were already being sent may still arrive.
        while (!(await answers.next()).done);
        return 'ended';
      } catch (event) {
        return (event as { code: number }).code;
      }
    };
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        'update session set revoked_at = expires_at where user_id = (select id from "user" where email = ?)',
        ['client@demo.com'],
      );
    });
    // The subscription ends with an error, not like one that simply has no more events.
    expect(await publishing(1, song, untilClosed())).toBe(4403);
  });
});
