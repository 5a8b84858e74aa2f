import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

interface Subscription {
  accessToken: string;
  radio: string;
  /** Action that is repeated until the subscription receives an event. */
  again: () => unknown;
  /** Selects the events that count; defaults to all. Events of the previous test may still arrive. */
  isExpected?: (answer: unknown) => boolean;
}

/**
 * For tests: returns the first matching event of a subscription, or its error when it is refused. The event is returned as the value of its
 * only field. Waits for each started `again`, so that none changes data during the next test.
 */
export async function firstOf(
  url: string,
  { accessToken, radio, again, isExpected = () => true }: Subscription,
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
  const begun: unknown[] = [];
  const timer = setInterval(() => begun.push(again()), 60);
  try {
    for (;;) {
      const { value, done } = await answers.next();
      const answer = value?.data ? Object.values(value.data)[0] : value;
      if (done || !value?.data || isExpected(answer)) return answer;
    }
  } catch (error) {
    return error;
  } finally {
    clearInterval(timer);
    await Promise.allSettled(begun);
    await answers.return?.();
    await client.dispose();
  }
}
