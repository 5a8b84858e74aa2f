import { useCallback, useState } from 'react';

/**
 * State of a part of the page that opens and closes. `wasOpened` is false until the first opening, so that the part is mounted only
 * when it is needed.
 */
export function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setWasOpened(true);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, wasOpened, open, close };
}
