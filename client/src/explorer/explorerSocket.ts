import { CloseCode, createClient, type Client, type ClientOptions } from 'graphql-ws';
import type { createExplorerSession } from './explorerSession';

/** WebSocket client for the explorer's subscriptions, with its access token. Renews the token after the server refused it. */
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
