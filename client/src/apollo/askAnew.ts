import type { ApolloClient } from '@apollo/client';
import { line } from './line';

/**
 * Refetches all active queries when the connection returns. Returns a function that stops this. Active queries may have
 * failed while offline, and their data may have changed.
 */
export const askAnewOnceBack = (client: ApolloClient): (() => void) =>
  line.subscribe(() => {
    if (!line.isUp()) return;
    client.refetchObservableQueries().catch(() => undefined);
  });
