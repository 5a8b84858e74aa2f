import type { ApolloClient } from '@apollo/client';
import { line } from './line';

/**
 * Once the line is back, whatever a screen shows is asked anew: what could not be asked meanwhile, and what may have changed.
 * Gives what ends that.
 */
export const askAnewOnceBack = (client: ApolloClient): (() => void) =>
  line.subscribe(() => {
    if (!line.isUp()) return;
    client.refetchObservableQueries().catch(() => undefined);
  });
