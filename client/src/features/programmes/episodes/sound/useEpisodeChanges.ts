import { useEffect, useRef } from 'react';
import { useMissed } from '../../../../apollo/live/useMissed';
import { useEpisodeChangedSubscription } from './sound.generated';

const together = 300;

/**
 * Calls `onChange` when an episode has changed; once for several changes in a short time. Also calls it when events arrive
 * again after an interruption, because changes may have been missed.
 */
export function useEpisodeChanges(id: string, onChange: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEpisodeChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data?.episodeChanged.id !== id) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current();
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
  useMissed(() => latest.current());
}
