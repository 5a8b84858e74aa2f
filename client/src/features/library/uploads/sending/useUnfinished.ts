import { useMemo, useState } from 'react';
import { useSessionContext, useViewer } from '../../../../apollo/session/SessionContext';
import { forgetUpload } from './sendFile';
import { unfinishedOf, type Unfinished } from './unfinished';
import type { Upload } from '../uploadTypes';

/** Unfinished uploads from before a reload, except those already resumed. */
export function useUnfinished(uploads: readonly Upload[]) {
  const credentials = useSessionContext();
  const { id, radio } = useViewer();
  const [forgotten, setForgotten] = useState(0);
  const keys = uploads.map(({ key }) => key).join('\n');
  const list = useMemo(() => {
    const running = new Set(keys.split('\n'));
    // `forgotten` counts the deletions: when it changes, the list is read again.
    const all = forgotten >= 0 && radio ? unfinishedOf({ userId: id, radio }) : [];
    return all.filter(({ key }) => !running.has(key));
  }, [keys, id, radio, forgotten]);

  return {
    list,
    forget({ storageKey, url }: Unfinished) {
      localStorage.removeItem(storageKey);
      setForgotten((count) => count + 1);
      // If this request fails, the server deletes the upload when it expires.
      forgetUpload(url, radio!.id, credentials).catch(() => undefined);
    },
  };
}
