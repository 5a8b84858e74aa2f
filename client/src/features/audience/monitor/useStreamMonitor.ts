import { useMissed } from '../../../apollo/live/useMissed';
import {
  StreamMonitorDocument,
  useStreamMonitorChangedSubscription,
  useStreamMonitorQuery,
} from './monitor.generated';

/** Poll interval in milliseconds. Polling is needed because no event reports that the server has stopped polling. */
const pollInterval = 60_000;

/** States of the mount points, updated by events when a state changes, and polled every minute. */
export function useStreamMonitor() {
  const query = useStreamMonitorQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  useStreamMonitorChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: changed } }) => {
      if (!changed) return;
      client.writeQuery({
        query: StreamMonitorDocument,
        data: { streamMonitor: changed.streamMonitorChanged },
      });
    },
  });
  useMissed(() => void query.refetch().catch(() => undefined));
  return query;
}
