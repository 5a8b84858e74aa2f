import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `then` whenever the value changes, but not for the initial value. */
export function useWhenChanged(value: string | number, then: () => void) {
  const known = useRef(value);
  const changed = useEffectEvent(then);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    changed();
  }, [value]);
}
