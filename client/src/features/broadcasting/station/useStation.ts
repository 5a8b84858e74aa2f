import { skipToken } from '@apollo/client/react';
import { useCan } from '../../../kit/access/useCan';
import { useStationQuery } from './station.generated';

/** A player asks every 20 seconds. */
const asksEvery = 20_000;

/** How the radio is put on the air. Whether its player is there is looked at by who shows it: nobody tells when it goes. */
export function useStation({ isWatched }: { isWatched: boolean }) {
  const mayRead = useCan()({ action: 'read', subject: 'Station' });
  const { data, error, loading, refetch } = useStationQuery(
    mayRead ? { fetchPolicy: 'cache-and-network', pollInterval: isWatched ? asksEvery : 0 } : skipToken,
  );
  return { mayRead, station: data?.station, error, loading, refetch };
}
