import { useMissed } from '../../../apollo/live/useMissed';
import { useLiveChangedSubscription, useLiveNowQuery } from './live.generated';

/** What nobody tells, such as that a slot of one's own begins, is looked at so often, in milliseconds. */
const lookEvery = 30_000;

/** Who is live, and whether the viewer may be, kept up with what happens. */
export function useLiveNow() {
  const query = useLiveNowQuery({ fetchPolicy: 'cache-and-network', pollInterval: lookEvery });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const shown = query.data ?? query.previousData;
  return { ...query, liveNow: shown?.liveNow, refusal: shown?.liveRefusal ?? null };
}
