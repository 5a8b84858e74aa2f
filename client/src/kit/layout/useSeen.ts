import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which loading starts. */
const margin = '200px';

/** Returns whether an element is or was in or near the visible part of the page. */
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
