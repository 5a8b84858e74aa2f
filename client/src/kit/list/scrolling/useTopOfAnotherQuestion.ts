import { useEffect, useRef } from 'react';

/** Another question is answered from its first row on: the page goes back to where the rows begin. */
export function useTopOfAnotherQuestion(question: object, top: number) {
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return;
    last.current = question;
    if (scrollY > top) scrollTo(0, Math.max(0, top));
  });
}
