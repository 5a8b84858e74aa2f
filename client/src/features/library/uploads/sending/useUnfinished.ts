import { useMemo, useState } from 'react';
import { useSessionContext, useViewer } from '../../../../apollo/session/SessionContext';
import { forgetUpload } from './sendFile';
import { unfinishedOf, type Unfinished } from './unfinished';
import type { Upload } from '../uploadTypes';

/** What was begun before a reload and is not on its way again. */
export function useUnfinished(uploads: readonly Upload[]) {
  const credentials = useSessionContext();
  const { id, radio } = useViewer();
  const [forgotten, setForgotten] = useState(0);
  const keys = uploads.map(({ key }) => key).join('\n');
  const list = useMemo(() => {
    const running = new Set(keys.split('\n'));
    // Counted, so that what was just thrown away is not shown any more.
    const all = forgotten >= 0 && radio ? unfinishedOf({ userId: id, radio }) : [];
    return all.filter(({ key }) => !running.has(key));
  }, [keys, id, radio, forgotten]);

  return {
    list,
    forget({ storageKey, url }: Unfinished) {
      localStorage.removeItem(storageKey);
      setForgotten((count) => count + 1);
      // What the server does not hear of, it forgets by itself.
      forgetUpload(url, radio!.id, credentials).catch(() => undefined);
    },
  };
}
