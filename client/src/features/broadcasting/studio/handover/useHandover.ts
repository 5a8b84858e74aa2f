import { useMissed } from '../../../../apollo/live/useMissed';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useLiveChangedSubscription } from '../live.generated';
import { useHandoverNowQuery } from './handover.generated';

/** What nobody tells, such as that nobody came in time or that a slot begins, is looked at so often, in milliseconds. */
const lookEvery = 15_000;

/** The handover that goes on, which side of it the viewer is, and whether they may ask for one or offer it. */
export function useHandover() {
  const { id } = useViewer();
  const query = useHandoverNowQuery({ fetchPolicy: 'cache-and-network', pollInterval: lookEvery });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const { liveHandover, liveNow, takeOverRefusal } = query.data ?? query.previousData ?? {};
  const isLive = liveNow?.person?.id === id;
  return {
    handover: liveHandover ?? undefined,
    isComing: liveHandover?.person.id === id,
    isLeaving: liveHandover?.from.person?.id === id,
    /** Somebody is live, and the viewer may take over from them. */
    mayAsk: Boolean(liveNow) && !isLive && !liveHandover && takeOverRefusal === null,
    mayOffer: isLive && !liveHandover,
    again,
  };
}
