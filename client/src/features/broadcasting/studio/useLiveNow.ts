import { useMissed } from '../../../apollo/live/useMissed';
import { useLiveChangedSubscription, useLiveNowQuery } from './live.generated';

/** Poll interval in milliseconds. Polling is needed because no event reports that a slot of the viewer begins. */
const pollInterval = 30_000;

/** Current presenter and the permission of the viewer to go live, updated live. */
export function useLiveNow() {
  const query = useLiveNowQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const shown = query.data ?? query.previousData;
  return { ...query, liveNow: shown?.liveNow, refusal: shown?.liveRefusal ?? null };
}
