import { useEffect, useRef, useState } from 'react';
import { openDesk, type Desk } from '../desk/desk';

/** Manages the mixer of this studio. Opens it on request, and closes it when the viewer leaves the page. */
export function useDesk() {
  const [desk, setDesk] = useState<Desk>();
  const [hasFailed, setHasFailed] = useState(false);
  const opened = useRef<Promise<Desk>>(undefined);

  useEffect(
    () => () => {
      void opened.current?.then((openDesk) => openDesk.close()).catch(() => undefined);
      opened.current = undefined;
    },
    [],
  );

  /** Opens the desk once. Later calls return the same desk; undefined when it cannot be opened. */
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
