import { useEffect, useRef } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { useMediaChangedSubscription, type MediaChangedSubscription } from './mediaChanges.generated';

export type MediaChange = MediaChangedSubscription['mediaChanged'];

const together = 300;

/**
 * Subscribes to media changes of the radio, in batches. `missed` is called when the subscription resumes after an
 * interruption, during which changes may have been lost.
 */
export function useMediaChanges(onChange: (changes: readonly MediaChange[]) => void, missed?: () => void) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
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

  useMissed(() => missed?.());
}
