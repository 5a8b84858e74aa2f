import { useEffect, useState } from 'react';

/** True once `active` has lasted for the delay, so that what is quick shows no waiting at all. */
export function useDelayed(active: boolean, delay = 150) {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setHasLasted(true), delay);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [active, delay]);
  return active && hasLasted;
}
