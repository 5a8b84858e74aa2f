import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import { uploadsMount } from '../media/mediaMounts';
import { createSend, type Credentials } from './sending/sendFile';
import type { ChosenFile, UploadTarget } from './uploadTypes';
import { createUploadStore } from './uploadStore';
import { isUnderWay } from './uploadTypes';

/*
 * The only upload list of the portal, and the user it belongs to. Signing out discards the list. When the session expires, the list
 * waits until the same user signs in again.
 */

let credentials: Credentials | undefined;
let ownerId: string | undefined;

export const uploads = createUploadStore(createSend(() => credentials!));

/** Uploads files as the signed-in user, to the radio of this tab. */
export function addMedia(
  files: readonly ChosenFile[],
  kind: MediaKind,
  by: Credentials,
  target?: UploadTarget,
): void {
  const { viewer } = by.session.getState();
  if (!viewer?.radio || files.length === 0) return;
  watch(by);
  uploadsMount.request();
  const { id, name } = viewer.radio;
  uploads.add(files, kind, { userId: viewer.id, radio: { id, name } }, target);
}

/**
 * Follows the session: stops, resumes or discards the uploads when somebody signs out or in. Also makes the browser warn before the
 * page is closed during an upload.
 */
function watch(by: Credentials): void {
  ownerId = by.session.getState().viewer?.id;
  if (credentials?.session === by.session) return;
  credentials = by;
  by.session.subscribe(() => followSession(by.session.getState()));
  addEventListener('online', uploads.hurry);
  addEventListener('beforeunload', (event) => {
    if (uploads.getState().uploads.some(isUnderWay)) event.preventDefault();
  });
}

function followSession(state: ReturnType<Credentials['session']['getState']>): void {
  if (state.status === 'signedOut') {
    if (state.wasChosen) uploads.abandon();
    else uploads.suspend();
  } else if (state.status === 'signedIn') {
    if (state.viewer.id !== ownerId) uploads.abandon();
    uploads.unsuspend();
  }
}
