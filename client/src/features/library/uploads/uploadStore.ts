import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import { isAttached } from '../media/kinds';
import type { MediumStandingFragment } from '../media/mediaChanges.generated';
import { acceptedOf, type LeftOut } from './choosing/acceptedFiles';
import { nextPace } from './panel/pace';
import type { PictureStandingFragment } from './pictures.generated';
import { placesOf } from './choosing/places';
import { createEntries } from './uploadEntries';
import { keyOf, type Owner } from './sending/uploadKey';
import {
  isUnderWay,
  type ChosenFile,
  type Send,
  type SendListener,
  type Upload,
  type UploadTarget,
} from './uploadTypes';

const atOnce = 3;

/** What an upload says beside its file. */
type Beside = Pick<Upload, 'place' | 'target'>;

/** Everything that is on its way into the library. It lives beside the screens, and goes on while they change. */
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
    onHold() {
      const entry = get(key);
      if (entry?.upload.phase !== 'sending') return;
      entry.pace = undefined;
      change(key, { phase: 'retrying', speed: undefined });
    },
    onArrived(mediaId, pictureId) {
      const sent = get(key)?.upload.size;
      const { kind } = get(key)?.upload ?? {};
      // What belongs to something else is looked at where that is shown.
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

  /** False when it is on its way already. */
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
  const hold = (key: string) => {
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

    /** Puts files into the queue. Those that cannot be what they are wanted for are named. */
    add(chosen: readonly ChosenFile[], kind: MediaKind, owner: Owner, target?: UploadTarget) {
      const { accepted, others } = acceptedOf(chosen, kind);
      const placeOf = placesOf(accepted);
      const besideOf = (one: ChosenFile): Beside => {
        if (isAttached(kind)) return target ? { target } : {};
        return { place: placeOf(one) };
      };
      const duplicates = accepted.filter((one) => !addOne(one, kind, owner, besideOf(one)));
      entries.leaveOut([
        ...others,
        ...duplicates.map(({ path }): LeftOut => ({ path, reason: 'alreadyThere' })),
      ]);
      startNext();
    },

    pause: hold,
    /** Goes on with a file that was paused, or tries again one that could not be sent. */
    resume: wait,
    pauseAll() {
      // Those that wait first: otherwise each place that falls free would be taken.
      for (const phase of ['waiting', 'retrying', 'sending'])
        keysOf((upload) => upload.phase === phase).forEach(hold);
    },
    resumeAll: () => keysOf(({ phase }) => phase === 'paused').forEach(wait),
    cancel(key: string) {
      get(key)?.sending.cancel();
      remove([key]);
    },
    /** Takes what needs nobody any more off the list. */
    clear: remove,
    dismissLeftOut: () => entries.leaveOut([]),

    /** Where the server says that files are. */
    settle(media: readonly MediumStandingFragment[]) {
      for (const medium of media) {
        const [key] = keysOf(({ mediaId }) => mediaId === medium.id);
        if (key !== undefined) change(key, { phase: phases[medium.state], medium });
      }
    },
    /** The same for pictures, which are no records of their own. */
    settlePictures(pictures: readonly PictureStandingFragment[]) {
      for (const picture of pictures) {
        const [key] = keysOf(({ pictureId }) => pictureId === picture.id);
        if (key !== undefined) change(key, { phase: picturePhases[picture.state], picture });
      }
    },
    /** A record that is gone leaves nothing to tell of. */
    forget: (mediaId: string) => remove(keysOf((upload) => upload.mediaId === mediaId)),

    /** The connection is there again: what waits for its next try need not. */
    hurry() {
      for (const { upload, sending } of entries.all()) {
        if (upload.phase !== 'retrying') continue;
        sending.pause();
        sending.start();
      }
      keysOf(({ problem }) => problem?.code === 'NETWORK').forEach(wait);
    },

    /** Nobody is signed in: nothing moves until they are again. */
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
    /** Stops everything; what has left stays on the server, for whoever goes on with it. */
    abandon() {
      for (const { upload, sending } of entries.all()) if (isUnderWay(upload)) sending.pause();
      entries.remove(keysOf(() => true));
      entries.leaveOut([]);
    },
  };
}

const phases = {
  RECEIVED: 'received',
  ANALYSING: 'analysing',
  READY: 'ready',
  FAILED: 'failed',
} as const;

const picturePhases = { WAITING: 'received', USED: 'ready', FAILED: 'failed' } as const;
