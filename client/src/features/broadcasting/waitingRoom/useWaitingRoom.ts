import { useMissed } from '../../../apollo/live/useMissed';
import { useVisitChangedSubscription, useWaitingRoomQuery } from './waitingRoom.generated';

/** Poll interval in milliseconds. Polling is needed because no event reports that the connection of a visitor is lost. */
const pollInterval = 30_000;

/** Visitors in the waiting room, updated live. */
export function useWaitingRoom() {
  const query = useWaitingRoomQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const again = () => void query.refetch().catch(() => undefined);
  useVisitChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  return { query, visits: (query.data ?? query.previousData)?.waitingRoom };
}
