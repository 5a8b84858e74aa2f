import { useEffect, useRef } from 'react';

/** Scrolls back to the first row when the search, the filters or the sort order of the list changes. */
export function useTopOfAnotherQuestion(question: object, top: number) {
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return;
    last.current = question;
    if (scrollY > top) scrollTo(0, Math.max(0, top));
  });
}
