import { useEffect, useRef } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { useRushChangedSubscription } from './rushes.generated';

const together = 300;

/**
 * Calls `onChange` with the ids of changed rushes, in batches. After an interruption, calls it with undefined, because any rush
 * may have changed.
 */
export function useRushChanges(onChange: (ids: ReadonlySet<string> | undefined) => void) {
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useRushChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (!data.data) return;
      waiting.current.add(data.data.rushChanged.id);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const ids = waiting.current;
        waiting.current = new Set();
        latest.current(ids);
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

  useMissed(() => onChange(undefined));
}
