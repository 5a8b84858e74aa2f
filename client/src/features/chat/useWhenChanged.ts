import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something each time that a value becomes another one. */
export function useWhenChanged(value: string | number, then: () => void) {
  const known = useRef(value);
  const changed = useEffectEvent(then);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    changed();
  }, [value]);
}
