import { useMissed } from '../../../../apollo/live/useMissed';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useLiveChangedSubscription } from '../live.generated';
import { useHandoverNowQuery } from './handover.generated';

/** Poll interval in milliseconds. Polling is needed because no event reports that a handover expires or a slot begins. */
const pollInterval = 15_000;

/**
 * Loads the open handover of the radio. Says whether the viewer takes over or leaves, and whether they may request or
 * offer a handover.
 */
export function useHandover() {
  const { id } = useViewer();
  const query = useHandoverNowQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const { liveHandover, liveNow, takeOverRefusal } = query.data ?? query.previousData ?? {};
  const isLive = liveNow?.person?.id === id;
  return {
    handover: liveHandover ?? undefined,
    isComing: liveHandover?.person.id === id,
    isLeaving: liveHandover?.from.person?.id === id,
    /** True when the viewer may take over from the current presenter. */
    mayRequest: Boolean(liveNow) && !isLive && !liveHandover && takeOverRefusal === null,
    mayOffer: isLive && !liveHandover,
    again,
  };
}
