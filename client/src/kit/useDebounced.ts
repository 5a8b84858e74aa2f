import { useEffect, useState } from 'react';

const debounce = 200;

/** Returns the text once typing has paused. */
export function useDebounced(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
