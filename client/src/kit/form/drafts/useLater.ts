import { useEffect, useRef, useState } from 'react';

/** Delay after the last keystroke before a draft is written, in milliseconds. */
const pause = 250;

/** Runs `work` once typing pauses, or at once when the page is unloaded. */
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
    const ask = () => {
      timer.current ??= setTimeout(run, pause);
    };
    return { ask, stop, flush };
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
