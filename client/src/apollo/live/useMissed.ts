import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLive } from './liveStatus';

/** Calls `missed` when live events arrive again after an interruption, so that the caller can refetch. */
export function useMissed(missed: () => void): void {
  const isLive = useIsLive();
  const wasLive = useRef(false);
  const catchUp = useEffectEvent(missed);
  useEffect(() => {
    if (isLive && wasLive.current) catchUp();
    wasLive.current ||= isLive;
  }, [isLive]);
}
