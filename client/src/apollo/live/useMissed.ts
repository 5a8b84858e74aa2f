import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLive } from './liveStatus';

/** Tells when events arrive again after a pause, during which anything may have happened. */
export function useMissed(missed: () => void): void {
  const isLive = useIsLive();
  const wasLive = useRef(false);
  const catchUp = useEffectEvent(missed);
  useEffect(() => {
    if (isLive && wasLive.current) catchUp();
    wasLive.current ||= isLive;
  }, [isLive]);
}
