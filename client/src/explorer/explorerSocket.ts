import { CloseCode, createClient, type Client, type ClientOptions } from 'graphql-ws';
import type { createExplorerSession } from './explorerSession';

/** What subscriptions of the explorer run on, in the name of its session; a token that has run out is renewed first. */
export function createExplorerSocket(
  url: string,
  { getAccessToken, refresh }: ReturnType<typeof createExplorerSession>,
  options: Partial<ClientOptions> = {},
): Client {
  let wasRefused = false;
  return createClient({
    url,
    connectionParams: async () => {
      if (wasRefused) await refresh();
      wasRefused = false;
      return { accessToken: getAccessToken() };
    },
    keepAlive: 15_000,
    shouldRetry: () => true,
    on: {
      closed: (event) => {
        wasRefused = (event as CloseEvent).code === CloseCode.Forbidden;
      },
    },
    ...options,
  });
}
