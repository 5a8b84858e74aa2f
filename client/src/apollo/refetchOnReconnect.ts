import type { ApolloClient } from '@apollo/client';
import { line } from './line';

/**
 * Refetches all active queries when the connection returns. They may have failed while offline, or their data may have changed. Returns
 * a function that stops this.
 */
export const refetchOnReconnect = (client: ApolloClient): (() => void) =>
  line.subscribe(() => {
    if (!line.isUp()) return;
    client.refetchObservableQueries().catch(() => undefined);
  });
