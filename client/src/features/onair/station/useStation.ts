import { skipToken } from '@apollo/client/react';
import { useCan } from '../../../kit/access/useCan';
import { useStationQuery } from './station.generated';

/** A player asks every 20 seconds. */
const asksEvery = 20_000;

/** How the radio is put on the air, and whether its player is there: nobody tells when it goes, so it is looked at. */
export function useStation() {
  const mayRead = useCan()({ action: 'read', subject: 'Station' });
  const { data, error, loading, refetch } = useStationQuery(
    mayRead ? { fetchPolicy: 'cache-and-network', pollInterval: asksEvery } : skipToken,
  );
  return { mayRead, station: data?.station, error, loading, refetch };
}
