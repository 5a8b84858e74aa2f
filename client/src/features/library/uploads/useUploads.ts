import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { typeOfKind } from '../media/kinds';
import { uploadsMount } from '../media/mediaMounts';
import { unfinishedOf } from './sending/unfinished';
import { addMedia, uploads } from './uploads';
import type { ChosenFile, UploadTarget } from './uploadTypes';

/** Returns the state of all uploads, and renders again when it changes. */
export const useUploadState = () => useSyncExternalStore(uploads.subscribe, uploads.getState);

/** Returns a function that uploads files as media of a kind. */
export function useAddMedia(kind: MediaKind, target?: UploadTarget) {
  const credentials = useSessionContext();
  return useCallback(
    (files: readonly ChosenFile[]) =>
      addMedia(isSingle(kind) ? files.slice(0, 1) : files, kind, credentials, target),
    [kind, credentials, target],
  );
}

/** True for media kinds that accept only one file. An episode has one sound, so only the first chosen file is uploaded. */
export const isSingle = (kind: MediaKind) => kind === 'EPISODE';

/** True when the viewer may add media of a kind to the current radio. */
export function useMayAdd(kind: MediaKind): boolean {
  const { radio } = useViewer();
  // Uploading the sound of an episode updates the episode rather than creating one.
  const may = useCan()({ action: kind === 'EPISODE' ? 'update' : 'create', subject: typeOfKind[kind] });
  return may && radio !== null;
}

/** Opens the upload panel after a reload when unfinished uploads can be resumed. */
export function useShowUnfinished() {
  const { id, radio } = useViewer();
  const radioId = radio?.id;
  useEffect(() => {
    if (radioId && unfinishedOf({ userId: id, radio: { id: radioId, name: '' } }).length > 0)
      uploadsMount.request();
  }, [id, radioId]);
}
