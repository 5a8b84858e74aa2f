import { CloseCode, createClient, type Client, type ClientOptions } from 'graphql-ws';
import { line } from '../line';
import { liveStatus } from './liveStatus';
import type { SessionStore } from '../session/sessionStore';
import { tabRadio } from '../session/tabRadio';
import { tabView } from '../session/tabView';

/** What subscriptions are made on. */
export type LiveSocket = Pick<Client, 'subscribe'>;

/** How often the server is asked whether it still hears, and how long it may take to say so. */
const beat = { every: 15_000, patience: 5_000 };
const maxWait = 30_000;

/**
 * The socket that events arrive over. It opens with the first subscription and closes with the last, comes back by
 * itself after a cut, with the token of that moment, and is made anew when somebody else is at the screen or another
 * radio is chosen: what it says when it opens counts for as long as it is open.
 */
export function createLiveSocket(
  session: SessionStore,
  /** Gets a token that is good, after one was refused. */
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
      // A laptop that slept has a socket that looks open and is not.
      ping: (isReceived) => {
        if (!isReceived) saysNothing = setTimeout(() => client.terminate(), beat.patience);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(saysNothing);
      },
    },
    ...options,
  });

  let standing = standingOf(session);
  const stopWatching = session.subscribe(() => {
    if (session.getState().status === 'signedOut') {
      stopWatching();
      // What was just opening may be refused: it is over either way.
      void Promise.resolve(client.dispose()).catch(() => undefined);
    } else if (standing !== standingOf(session)) {
      standing = standingOf(session);
      isReplaced = hasSocket;
      if (hasSocket) client.terminate();
    }
  });
  return client;
}

/** Who looks at what: as long as it is the same, so is what the socket may tell. */
function standingOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${tabRadio.get()} ${tabView.get()?.id}`;
}

/** A pause that ends when the line is back. */
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
