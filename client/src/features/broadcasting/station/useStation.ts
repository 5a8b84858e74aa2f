import { skipToken } from '@apollo/client/react';
import { useCan } from '../../../kit/access/useCan';
import { useStationQuery } from './station.generated';

/** Poll interval in milliseconds. A running player sends a request at least this often. */
const pollInterval = 20_000;

/**
 * Loads the radio's station: the settings and the state of its player program. With `isWatched`, polls the state,
 * because no event reports that the player has disconnected.
 */
export function useStation({ isWatched }: { isWatched: boolean }) {
  const mayRead = useCan()({ action: 'read', subject: 'Station' });
  const { data, error, loading, refetch } = useStationQuery(
    mayRead ? { fetchPolicy: 'cache-and-network', pollInterval: isWatched ? pollInterval : 0 } : skipToken,
  );
  return { mayRead, station: data?.station, error, loading, refetch };
}
