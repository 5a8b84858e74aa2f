import { useEffect, useEffectEvent, useState } from 'react';

const readEvery = 200;

/** Returns the result of `read`, called 5 times a second. Renders the component only when the result changes. */
export function useReading<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  const refresh = useEffectEvent(() => setValue(() => read()));
  useEffect(() => {
    const timer = setInterval(refresh, readEvery);
    return () => clearInterval(timer);
  }, []);
  return value;
}
