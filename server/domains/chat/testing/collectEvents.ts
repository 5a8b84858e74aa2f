import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { patience } from '../../../../tools/testing/running/patience.ts';

interface SubscriptionOptions {
  token: string;
  radio?: number;
  query: string;
}

/**
 * Subscribes over a WebSocket like a browser, for tests. Returns the received events, a function that waits for a condition, and
 * a function that ends the subscription.
 */
export async function collectEvents<Data>(url: string, { token, radio = 1, query }: SubscriptionOptions) {
  const client = createClient({
    url: `${url}/graphql/live`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token, radio: String(radio) },
    retryAttempts: 0,
  });
  const received: Data[] = [];
  client.subscribe<Data>(
    { query },
    {
      next: ({ data }) => data && received.push(data),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    received,
    until: (condition: () => boolean) =>
      expect.poll(condition, { timeout: 5000 * patience, interval: 10 }).toBe(true),
    end: () => client.dispose(),
  };
}
