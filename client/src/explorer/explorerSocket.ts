import { CloseCode, createClient, type Client, type ClientOptions } from 'graphql-ws';
import type { createExplorerSession } from './explorerSession';

/**
 * Creates the WebSocket client for subscriptions of the GraphQL explorer. Sends the access token, and renews the token
 * after the server has refused it.
 */
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
