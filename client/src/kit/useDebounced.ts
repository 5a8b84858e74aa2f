import { useEffect, useState } from 'react';

const debounce = 200;

/** Returns the text as it was when it last stayed unchanged for 200 milliseconds. */
export function useDebounced(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
