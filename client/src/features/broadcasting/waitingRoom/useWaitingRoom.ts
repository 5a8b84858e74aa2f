import { useMissed } from '../../../apollo/live/useMissed';
import { useVisitChangedSubscription, useWaitingRoomQuery } from './waitingRoom.generated';

/** Who is lost is not told by themselves: it is looked at so often, in milliseconds. */
const lookEvery = 30_000;

/** Who is in the waiting room, kept up with what happens. */
export function useWaitingRoom() {
  const query = useWaitingRoomQuery({ fetchPolicy: 'cache-and-network', pollInterval: lookEvery });
  const again = () => void query.refetch().catch(() => undefined);
  useVisitChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  return { query, visits: (query.data ?? query.previousData)?.waitingRoom };
}
