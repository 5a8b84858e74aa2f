// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sessionOf, testViewer } from '../../testing/testSession';
import { followNetwork } from '../line';
import { createLiveSocket } from './liveSocket';
import { liveStatus } from './liveStatus';
import { createSessionStore } from '../session/sessionStore';
import { tabRadio } from '../session/tab';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

describe('the socket of live events', () => {
  it('opens with the first subscription, sends user and radio, and closes with the last', async () => {
    const { server, listen } = await signedIn();
    expect(server.hellos).toEqual([]);

    const { received, stop } = listen();
    await waitFor(() => expect(received).toEqual(['hello']));
    expect(server.hellos).toEqual([{ accessToken: 'first', radio: '1' }]);
    expect(liveStatus.isUp()).toBe(true);
    stop();
    await waitFor(() => expect(server.open()).toBe(0));
    expect(liveStatus.isUp()).toBe(false);
  });

  it('comes back after a cut, with the token of that moment', async () => {
    const { server, session, listen } = await signedIn();
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    session.begin(at('1', 'second'));
    server.cut();
    await waitFor(() => expect(received).toHaveLength(2));
    expect(server.hellos.at(-1)).toMatchObject({ accessToken: 'second' });
  });

  it('comes back at once when the line is, however long it had to wait', async () => {
    const { server, listen } = await signedIn();
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    // Makes the random delay before a reconnection last for hours.
    vi.spyOn(Math, 'random').mockReturnValue(100_000);
    ending.push(() => vi.restoreAllMocks());
    vi.stubGlobal('fetch', async () => new Response('{}'));
    ending.push(() => vi.unstubAllGlobals());
    ending.push(followNetwork());
    dispatchEvent(new Event('offline'));
    server.cut();
    await waitFor(() => expect(liveStatus.isUp()).toBe(false));
    await new Promise((done) => setTimeout(done, 200));
    expect(received).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(received).toHaveLength(2));
  });

  it('gets a new token when its own is refused', async () => {
    const { server, renew, listen } = await signedIn();
    server.accepts = 'renewed';
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(server.hellos.map(({ accessToken }) => accessToken)).toEqual(['first', 'renewed']);
  });

  it('is made anew, at once, when another radio is chosen', async () => {
    const { server, session, listen } = await signedIn();
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    // The delay before a reconnection is random. A call of `Math.random` shows that the socket waited before it
    // reconnected.
    const drawn = vi.spyOn(Math, 'random');
    session.begin(at('2', 'first'));
    await waitFor(() => expect(received).toHaveLength(2));
    expect(drawn).not.toHaveBeenCalled();
    expect(server.hellos.map(({ radio }) => radio)).toEqual(['1', '2']);
  });

  it('stays as it is when only the token is another', async () => {
    const { server, session, listen } = await signedIn();
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    session.begin(at('1', 'second'));
    await new Promise((done) => setTimeout(done, 200));
    expect(server.hellos).toHaveLength(1);
  });

  it('ends with the session', async () => {
    const { server, session, listen } = await signedIn();
    const { received } = listen();
    await waitFor(() => expect(received).toHaveLength(1));
    session.end();
    await waitFor(() => expect(server.open()).toBe(0));
    expect(liveStatus.isUp()).toBe(false);
  });

  it('ends with the session also while it opens, and is refused', async () => {
    const { server, session, listen } = await signedIn();
    server.accepts = 'nobody';
    const rejected = vi.fn<() => void>();
    process.on('unhandledRejection', rejected);
    ending.push(() => process.off('unhandledRejection', rejected));
    listen();
    session.end();
    await waitFor(() => expect(server.hellos).toHaveLength(1));
    await waitFor(() => expect(server.open()).toBe(0));
    await new Promise((done) => setTimeout(done, 50));
    expect(rejected).not.toHaveBeenCalled();
  });
});

/** Starts a server that greets each subscriber, and a socket that is connected to it. */
async function signedIn() {
  const server = await greeter();
  const session = createSessionStore();
  session.begin(at('1', 'first'));
  const renew = vi.fn<() => Promise<void>>(async () => session.begin(at(tabRadio.get() ?? '1', 'renewed')));
  const socket = createLiveSocket(session, renew, {
    url: server.url,
    webSocketImpl: WebSocket,
    lazyCloseTimeout: 50,
  });
  ending.push(() => session.end());
  const listen = () => {
    const received: unknown[] = [];
    const stop = socket.subscribe(
      { query: 'subscription { greeting }' },
      {
        next: ({ data }) => received.push(data?.['greeting']),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return { received, stop };
  };
  return { server, session, renew, listen };
}

type Hello = { accessToken?: string; radio?: string };

async function greeter() {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  const state = {
    hellos: [] as Hello[],
    accepts: undefined as string | undefined,
    open: () => sockets.clients.size,
    cut: () => sockets.clients.forEach((client) => client.terminate()),
    url: '',
  };
  serve(
    {
      onConnect: ({ connectionParams }) => {
        const hello = connectionParams as Hello;
        state.hellos.push(hello);
        return !state.accepts || hello.accessToken === state.accepts;
      },
      onSubscribe: (_connection, _id, { query }) => ({ document: parse(query) }) as never,
      subscribe: async function* () {
        yield { data: { greeting: 'hello' } };
        await new Promise(() => undefined);
      } as never,
    },
    sockets,
  );
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  state.url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  ending.push(() => {
    state.cut();
    sockets.close();
    http.close();
  });
  return state;
}

/** Returns a session of a person who works for the radio with this id. */
const at = (radioId: string, accessToken: string) =>
  sessionOf(accessToken, { ...testViewer, radio: { ...testViewer.radio!, id: radioId } });
