import { useEffect, useState } from 'react';

/** The present second; it changes when the wall clock's does. */
export function useSecond(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 1000 - now.getMilliseconds());
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
