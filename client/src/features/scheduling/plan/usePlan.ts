import { useMissed } from '../../../apollo/live/useMissed';
import { usePlanBetweenQuery, usePlannedDaysChangedSubscription } from './plan.generated';

/** Loads the planned items between two moments, and reloads them when the calendar changes. */
export function usePlan(from: number, to: number) {
  const query = usePlanBetweenQuery({
    variables: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void query.refetch().catch(() => undefined);
  usePlannedDaysChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  return { query, items: query.data?.planBetween, again };
}
