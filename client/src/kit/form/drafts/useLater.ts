import { useEffect, useRef, useState } from 'react';

/** Delay between the first change and the writing of a draft, in milliseconds. Further changes do not extend it. */
const pause = 250;

/**
 * Returns functions that schedule, stop and flush a delayed call of `work`. The call happens 250 milliseconds after it was
 * first scheduled, or at once when the page is unloaded or the component unmounts.
 */
export function useLater(work: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef(work);
  useEffect(() => void (now.current = work));
  const [later] = useState(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const run = () => {
      stop();
      now.current();
    };
    const flush = () => timer.current !== undefined && run();
    const schedule = () => {
      timer.current ??= setTimeout(run, pause);
    };
    return { schedule, stop, flush };
  });
  useEffect(() => {
    addEventListener('pagehide', later.flush);
    return () => {
      removeEventListener('pagehide', later.flush);
      later.flush();
    };
  }, [later]);
  return later;
}
