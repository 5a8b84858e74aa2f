import { CloseCode, createClient, type Client, type ClientOptions } from 'graphql-ws';
import { line } from '../line';
import { liveStatus } from './liveStatus';
import type { SessionStore } from '../session/sessionStore';
import { tabRadio, tabView } from '../session/tab';

/** The part of the WebSocket client that runs subscriptions. */
export type LiveSocket = Pick<Client, 'subscribe'>;

/** Interval between pings, and how long to wait for a pong. In milliseconds. */
const beat = { every: 15_000, patience: 5_000 };
const maxWait = 30_000;

/**
 * Creates the WebSocket client for subscriptions. It connects with the first subscription and closes after the last.
 * After a lost connection it reconnects with the current token. It also reconnects when the viewer, radio or viewed
 * role changes, because the server reads these only when a connection opens. Sign-out ends the client for good.
 */
export function createLiveSocket(
  session: SessionStore,
  /** Renews the access token after the server refused it. */
  renew: () => Promise<void>,
  options: Partial<ClientOptions> = {},
): LiveSocket {
  let hasSocket = false;
  let wasRefused = false;
  let isReplaced = false;
  let saysNothing: ReturnType<typeof setTimeout> | undefined;

  const client: Client = createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql/live`,
    connectionParams: async () => {
      if (wasRefused) await renew();
      wasRefused = false;
      return { accessToken: session.getAccessToken(), radio: tabRadio.get(), viewAs: tabView.get()?.id };
    },
    lazyCloseTimeout: 2_000,
    keepAlive: beat.every,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => session.getState().status === 'signedIn',
    retryWait: (retries) => {
      if (!isReplaced) return pause(Math.min(maxWait, 500 * 2 ** retries) * (0.75 + Math.random() / 2));
      isReplaced = false;
      return Promise.resolve();
    },
    on: {
      connecting: () => {
        hasSocket = true;
      },
      connected: () => liveStatus.set(true),
      closed: (event) => {
        hasSocket = false;
        clearTimeout(saysNothing);
        liveStatus.set(false);
        wasRefused ||= (event as CloseEvent).code === CloseCode.Forbidden;
      },
      // After the computer was asleep, the connection may be dead although the socket looks open.
      ping: (isReceived) => {
        if (!isReceived) saysNothing = setTimeout(() => client.terminate(), beat.patience);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(saysNothing);
      },
    },
    ...options,
  });

  let usedSession = sessionKeyOf(session);
  const stopWatching = session.subscribe(() => {
    if (session.getState().status === 'signedOut') {
      stopWatching();
      // A handshake in progress may be refused; the session is over anyway.
      void Promise.resolve(client.dispose()).catch(() => undefined);
    } else if (usedSession !== sessionKeyOf(session)) {
      usedSession = sessionKeyOf(session);
      isReplaced = hasSocket;
      if (hasSocket) client.terminate();
    }
  });
  return client;
}

/** Identifies the viewer, radio and viewed role. While the result is unchanged, the open connection can still be used. */
function sessionKeyOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${tabRadio.get()} ${tabView.get()?.id}`;
}

/** Waits for the given time, or until the connection returns. */
const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = line.subscribe(() => {
      if (line.isUp()) end();
    });
  });
