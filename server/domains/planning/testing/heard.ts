import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

interface Hearing {
  accessToken: string;
  radio: string;
  /** What is done again and again until somebody is there to hear it. */
  again: () => unknown;
}

/** What comes first of a subscription, the answer of its one field; what was refused, as it is. */
export async function firstOf(
  url: string,
  { accessToken, radio, again }: Hearing,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const client = createClient({
    url: `${url}/graphql/live`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken, radio },
    retryAttempts: 0,
  });
  const answers = client.iterate({ query, variables });
  const timer = setInterval(() => void again(), 60);
  try {
    const { value } = await answers.next();
    return value?.data ? Object.values(value.data)[0] : value;
  } catch (error) {
    return error;
  } finally {
    clearInterval(timer);
    await answers.return?.();
    await client.dispose();
  }
}
