import { useCallback, useState } from 'react';

/** Something that opens and closes, and need not be there before it is first opened. */
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
