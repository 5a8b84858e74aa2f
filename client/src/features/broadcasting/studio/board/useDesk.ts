import { useEffect, useRef, useState } from 'react';
import { openDesk, type Desk } from '../desk/desk';

/** The desk of this studio: made when somebody asks for it, gone when the screen is left. */
export function useDesk() {
  const [desk, setDesk] = useState<Desk>();
  const [hasFailed, setHasFailed] = useState(false);
  const opened = useRef<Promise<Desk>>(undefined);

  useEffect(
    () => () => {
      void opened.current?.then((one) => one.close()).catch(() => undefined);
      opened.current = undefined;
    },
    [],
  );

  /** Opens it, once; whoever asks again gets the same. */
  async function open(): Promise<Desk | undefined> {
    opened.current ??= openDesk();
    const mine = opened.current;
    try {
      const made = await mine;
      if (opened.current !== mine) return undefined;
      setHasFailed(false);
      setDesk(made);
      return made;
    } catch {
      if (opened.current === mine) opened.current = undefined;
      setHasFailed(true);
      return undefined;
    }
  }
  return { desk, hasFailed, open };
}
