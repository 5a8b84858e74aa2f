import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { typeOfKind } from '../media/kinds';
import { uploadsMount } from '../media/mediaMounts';
import { unfinishedOf } from './sending/unfinished';
import { addMedia, uploads } from './uploads';
import type { ChosenFile, UploadTarget } from './uploadTypes';

/** Everything that is on its way. */
export const useUploadState = () => useSyncExternalStore(uploads.subscribe, uploads.getState);

/** Sends files as media of a kind. */
export function useAddMedia(kind: MediaKind, target?: UploadTarget) {
  const credentials = useSessionContext();
  return useCallback(
    (files: readonly ChosenFile[]) =>
      addMedia(isSingle(kind) ? files.slice(0, 1) : files, kind, credentials, target),
    [kind, credentials, target],
  );
}

/** An episode has one sound: of several files that are chosen at once the first is sent. */
export const isSingle = (kind: MediaKind) => kind === 'EPISODE';

/** Whether the viewer may add media of a kind to the radio that they work on. */
export function useMayAdd(kind: MediaKind): boolean {
  const { radio } = useViewer();
  // The sound of an episode changes it, and makes none.
  const may = useCan()({ action: kind === 'EPISODE' ? 'update' : 'create', subject: typeOfKind[kind] });
  return may && radio !== null;
}

/** Shows what was begun before a reload, where it can be gone on with. */
export function useShowUnfinished() {
  const { id, radio } = useViewer();
  const radioId = radio?.id;
  useEffect(() => {
    if (radioId && unfinishedOf({ userId: id, radio: { id: radioId, name: '' } }).length > 0)
      uploadsMount.request();
  }, [id, radioId]);
}
