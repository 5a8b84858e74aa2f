import { useEffect, useState } from 'react';

/** Returns the current time, updated at the start of each second. */
export function useSecond(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 1000 - now.getMilliseconds());
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
