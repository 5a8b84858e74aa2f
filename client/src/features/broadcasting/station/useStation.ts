import { skipToken } from '@apollo/client/react';
import { useCan } from '../../../kit/access/useCan';
import { useStationQuery } from './station.generated';

/** Poll interval in milliseconds. A running player sends a request at least this often. */
const pollInterval = 20_000;

/** Station of the radio. With `isWatched`, polls the state of the player, because no event reports that it has disconnected. */
export function useStation({ isWatched }: { isWatched: boolean }) {
  const mayRead = useCan()({ action: 'read', subject: 'Station' });
  const { data, error, loading, refetch } = useStationQuery(
    mayRead ? { fetchPolicy: 'cache-and-network', pollInterval: isWatched ? pollInterval : 0 } : skipToken,
  );
  return { mayRead, station: data?.station, error, loading, refetch };
}
