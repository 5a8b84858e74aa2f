import { useEffect, useState } from 'react';

const debounce = 200;

/** Returns the text delayed: a change appears once the text has not changed for 200 milliseconds. */
export function useDebounced(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
