import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import { isAttached } from '../media/kinds';
import type { MediumStateFragment } from '../media/mediaChanges.generated';
import { acceptedOf, type LeftOut, folderOf, isPicture } from './choosing/acceptedFiles';
import { nextPace } from './panel/pace';
import type { PictureStateFragment } from './pictures.generated';
import { createEntries } from './uploadEntries';
import { keyOf, type Owner } from './sending/uploadKey';
import {
  isUnderWay,
  type ChosenFile,
  type Send,
  type SendListener,
  type Upload,
  type UploadTarget,
  type UploadGroup,
} from './uploadTypes';

const atOnce = 3;

/** Data of an upload besides the file: its folder, and the record it belongs to. */
type Beside = Pick<Upload, 'group' | 'target'>;

/** Store of all uploads to the library. It is independent of the screens: uploads continue during navigation. */
export function createUploadStore(send: Send, now: () => number = () => performance.now()) {
  const entries = createEntries();
  const { get, change, keysOf } = entries;
  let isSuspended = false;

  const startNext = () => {
    if (isSuspended) return;
    const busy = keysOf(({ phase }) => phase === 'sending' || phase === 'retrying').length;
    const waiting = keysOf(({ phase }) => phase === 'waiting');
    for (const key of waiting.slice(0, Math.max(0, atOnce - busy))) {
      const entry = get(key)!;
      entry.pace = undefined;
      change(key, { phase: 'sending', speed: undefined, problem: undefined });
      entry.sending.start();
    }
  };

  const listenerOf = (key: string): SendListener => ({
    onProgress(sent) {
      const entry = get(key);
      if (!entry || !isUnderWay(entry.upload)) return;
      entry.pace = entry.pace ? nextPace(entry.pace, sent, now()) : { at: now(), bytes: sent };
      change(key, { phase: 'sending', sent, speed: entry.pace.speed });
    },
    onConnectionLost() {
      const entry = get(key);
      if (entry?.upload.phase !== 'sending') return;
      entry.pace = undefined;
      change(key, { phase: 'retrying', speed: undefined });
    },
    onArrived(mediaId, pictureId) {
      const sent = get(key)?.upload.size;
      const { kind } = get(key)?.upload ?? {};
      // Attached files, such as rushes, are ready at once here, because their own pages show the analysis.
      change(key, {
        phase: kind && isAttached(kind) ? 'ready' : 'received',
        sent,
        speed: undefined,
        mediaId,
        pictureId,
      });
      startNext();
    },
    onProblem(problem) {
      change(key, { phase: 'stopped', speed: undefined, problem });
      startNext();
    },
  });

  /** Adds one file; returns false when that file is already being uploaded. */
  const addOne = ({ file, path }: ChosenFile, kind: MediaKind, owner: Owner, beside: Beside): boolean => {
    const key = keyOf(owner, kind, file, path, beside.target);
    const known = get(key)?.upload;
    if (known && (isUnderWay(known) || known.phase === 'paused')) return false;
    const { name, size } = file;
    const upload: Upload = {
      key,
      kind,
      name,
      size,
      radio: owner.radio,
      ...beside,
      phase: 'waiting',
      sent: 0,
    };
    entries.put({ upload, sending: send(upload, file, listenerOf(key)) });
    return true;
  };

  const wait = (key: string) => {
    change(key, { phase: 'waiting', problem: undefined });
    startNext();
  };
  const pauseUpload = (key: string) => {
    const entry = get(key);
    if (!entry || !isUnderWay(entry.upload)) return;
    if (entry.upload.phase !== 'waiting') entry.sending.pause();
    change(key, { phase: 'paused', speed: undefined });
    startNext();
  };
  const remove = (keys: readonly string[]) => {
    entries.remove(keys);
    startNext();
  };

  return {
    getState: entries.getState,
    subscribe: entries.subscribe,

    /** Queues files. Files that do not fit the kind are listed as left out. */
    add(chosen: readonly ChosenFile[], kind: MediaKind, owner: Owner, target?: UploadTarget) {
      const { accepted, leftOut } = acceptedOf(chosen, kind);
      const groupOfFile = groupOf(accepted);
      const besideOf = (file: ChosenFile): Beside => {
        if (isAttached(kind)) return target ? { target } : {};
        return { group: groupOfFile(file) };
      };
      const duplicates = accepted.filter((file) => !addOne(file, kind, owner, besideOf(file)));
      entries.leaveOut([
        ...leftOut,
        ...duplicates.map(({ path }): LeftOut => ({ path, reason: 'alreadyThere' })),
      ]);
      startNext();
    },

    pause: pauseUpload,
    /** Resumes a paused upload, or retries a stopped one. */
    resume: wait,
    pauseAll() {
      // Pause waiting uploads first. Otherwise one would start each time that an upload in progress is paused.
      for (const phase of ['waiting', 'retrying', 'sending'])
        keysOf((upload) => upload.phase === phase).forEach(pauseUpload);
    },
    resumeAll: () => keysOf(({ phase }) => phase === 'paused').forEach(wait),
    cancel(key: string) {
      get(key)?.sending.cancel();
      remove([key]);
    },
    /** Removes the uploads with these keys from the list. */
    clear: remove,
    dismissLeftOut: () => entries.leaveOut([]),

    /** Applies the states of media that the server reports. */
    settle(media: readonly MediumStateFragment[]) {
      for (const medium of media) {
        const [key] = keysOf(({ mediaId }) => mediaId === medium.id);
        if (key !== undefined) change(key, { phase: phases[medium.state], medium });
      }
    },
    /** Applies the states of pictures. These are queried separately, because pictures are not records. */
    settlePictures(pictures: readonly PictureStateFragment[]) {
      for (const picture of pictures) {
        const [key] = keysOf(({ pictureId }) => pictureId === picture.id);
        if (key !== undefined) change(key, { phase: picturePhases[picture.state], picture });
      }
    },
    /** Removes the upload of a deleted medium. */
    forget: (mediaId: string) => remove(keysOf((upload) => upload.mediaId === mediaId)),

    /**
     * Retries uploads at once when the connection is back. These are uploads that wait for their next attempt, and
     * uploads that stopped without a response of the server.
     */
    hurry() {
      for (const { upload, sending } of entries.all()) {
        if (upload.phase !== 'retrying') continue;
        sending.pause();
        sending.start();
      }
      keysOf(({ problem }) => problem?.code === 'NETWORK').forEach(wait);
    },

    /** Suspends all uploads until somebody is signed in again. */
    suspend() {
      isSuspended = true;
      for (const { upload, sending } of entries.all()) {
        if (!isUnderWay(upload) || upload.phase === 'waiting') continue;
        sending.pause();
        change(upload.key, { phase: 'waiting', speed: undefined });
      }
    },
    unsuspend() {
      if (!isSuspended) return;
      isSuspended = false;
      startNext();
    },
    /**
     * Stops all uploads and empties the list. The server keeps the received bytes, so that the uploads can be resumed.
     */
    abandon() {
      for (const { upload, sending } of entries.all()) if (isUnderWay(upload)) sending.pause();
      entries.remove(keysOf(() => true));
      entries.leaveOut([]);
    },
  };
}

/** Returns a function that describes the folder from which each of the chosen files comes. */
export function groupOf(chosen: readonly ChosenFile[]): (file: ChosenFile) => UploadGroup {
  const drop = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const sounds = Map.groupBy(
    chosen.filter(({ file }) => !isPicture(file)),
    folderOf,
  );
  return (file) => {
    const folder = folderOf(file);
    return { drop, folder, sounds: sounds.get(folder)?.length ?? 0 };
  };
}

const phases = {
  RECEIVED: 'received',
  ANALYSING: 'analysing',
  READY: 'ready',
  FAILED: 'failed',
} as const;

const picturePhases = { WAITING: 'received', USED: 'ready', FAILED: 'failed' } as const;
