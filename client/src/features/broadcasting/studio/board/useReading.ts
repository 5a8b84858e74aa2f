import { useEffect, useEffectEvent, useState } from 'react';

const readEvery = 200;

/** Something that changes by itself, read a few times a second; what reads it is drawn again when it is another. */
export function useReading<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  const look = useEffectEvent(() => setValue(() => read()));
  useEffect(() => {
    const timer = setInterval(look, readEvery);
    return () => clearInterval(timer);
  }, []);
  return value;
}
