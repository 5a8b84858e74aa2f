import { useEffect, useState } from 'react';

/** Returns true once `active` has been true for the delay, in milliseconds. Fast loads then show no loading state. */
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
