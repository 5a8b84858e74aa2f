import { useEffect, useState } from 'react';

/** Opens a menu as soon as it is there, the way a press would: the keyboard moves into it. */
export function useOpenAtOnce() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { open: isOpen, onOpenChange: ({ open }: { open: boolean }) => setIsOpen(open) };
}
