import { useMissed } from '../../../apollo/live/useMissed';
import {
  StreamMonitorDocument,
  useStreamMonitorChangedSubscription,
  useStreamMonitorQuery,
} from './monitor.generated';

/** What may have gone unseen for so long is asked for once more, in milliseconds: that nobody looks any more is told by nobody. */
const lookEvery = 60_000;

/** The mount points as they are, kept up with each look at them. */
export function useStreamMonitor() {
  const query = useStreamMonitorQuery({ fetchPolicy: 'cache-and-network', pollInterval: lookEvery });
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
