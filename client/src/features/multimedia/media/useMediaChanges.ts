import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLive } from '../../../apollo/live/liveStatus';
import { useMediaChangedSubscription, type MediaChangedSubscription } from './mediaChanges.generated';

export type MediaChange = MediaChangedSubscription['mediaChanged'];

const together = 300;

/**
 * Hears of every medium of the radio that is another than before, those of a moment together. `missed` is called when
 * events arrive again after a pause, during which anything may have happened.
 */
export function useMediaChanges(heard: (changes: readonly MediaChange[]) => void, missed?: () => void) {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const waiting = useRef<MediaChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useMediaChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (!data.data) return;
      waiting.current.push(data.data.mediaChanged);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current(waiting.current.splice(0));
      }, together);
    },
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const isLive = useIsLive();
  const wasLive = useRef(false);
  const catchUp = useEffectEvent(() => missed?.());
  useEffect(() => {
    if (isLive && wasLive.current) catchUp();
    wasLive.current ||= isLive;
  }, [isLive]);
}
