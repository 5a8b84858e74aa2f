import { useState } from 'react';

/**
 * For a button whose machinery loads when somebody reaches for it: fetched when a pointer or the focus arrives, there
 * from the first press on. Whatever replaces the button then opens by itself.
 */
export function useWanted(fetch: () => Promise<unknown>) {
  const [isWanted, setIsWanted] = useState(false);
  // What could not be fetched is told when it is wanted.
  const prepare = () => void fetch().catch(() => undefined);
  const wanting = { onPointerEnter: prepare, onFocus: prepare, onClick: () => setIsWanted(true) };
  return { isWanted, wanting };
}
