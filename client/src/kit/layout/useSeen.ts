import { useEffect, useState, type RefObject } from 'react';

/** Nearly in sight is soon enough to begin loading. */
const margin = '200px';

/** True once an element has come into sight, and from then on. */
export function useSeen(element: RefObject<Element | null>) {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
