import { useEffect, useState } from 'react';

/** Opens a menu right after it was mounted. It opens in the same way as on a click, so that the focus moves into it. */
export function useOpenAtOnce() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { open: isOpen, onOpenChange: ({ open }: { open: boolean }) => setIsOpen(open) };
}
