import { skipToken } from '@apollo/client/react';
import { useCan } from '../../../kit/access/useCan';
import { useStationQuery } from './station.generated';

/** Poll interval in milliseconds, the same as that of the requests of a player. */
const pollInterval = 20_000;

/** Station of the radio. Polls the state of the player, since no event is published when it disconnects. */
export function useStation({ isWatched }: { isWatched: boolean }) {
  const mayRead = useCan()({ action: 'read', subject: 'Station' });
  const { data, error, loading, refetch } = useStationQuery(
    mayRead ? { fetchPolicy: 'cache-and-network', pollInterval: isWatched ? pollInterval : 0 } : skipToken,
  );
  return { mayRead, station: data?.station, error, loading, refetch };
}
