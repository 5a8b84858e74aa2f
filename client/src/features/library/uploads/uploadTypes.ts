import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import type { MediumStandingFragment } from '../media/mediaChanges.generated';
import type { PictureStandingFragment } from './pictures.generated';

/**
 * Where a file is on its way: on our side until it has been sent (`waiting`, `sending`, `retrying` after a cut,
 * `paused`, `stopped` when sending it failed), from then on where the server says that it is.
 */
export type UploadPhase =
  | 'waiting'
  | 'sending'
  | 'retrying'
  | 'paused'
  | 'stopped'
  | 'received'
  | 'analysing'
  | 'ready'
  | 'failed';

/** Why a file could not be sent, in the codes of the server or our own. */
export interface SendProblem {
  code: string;
  /** STORAGE_FULL: whose room it is that is full. */
  reason?: 'quota' | 'disk';
  /** STORAGE_FULL: bytes that are left. */
  free?: number;
  /** LIMIT_EXCEEDED: the most bytes that a file may have. */
  allowed?: number;
}

export interface Upload {
  /** Who sends what, from where: the same file of the same person for the same place has the same. */
  key: string;
  kind: MediaKind;
  name: string;
  size: number;
  radio: { id: string; name: string };
  phase: UploadPhase;
  /** Bytes that have left. */
  sent: number;
  /** Bytes a second. */
  speed?: number;
  problem?: SendProblem;
  /** What it belongs to outside of the library, as the server is told: `rush` with its id. */
  target?: UploadTarget;
  /** Among which files it was chosen: pictures are for the sounds beside them. */
  place?: Place;
  /** The record, once the file has arrived. */
  mediaId?: string;
  medium?: MediumStandingFragment;
  /** The same for a picture, which becomes that of another record. */
  pictureId?: string;
  picture?: PictureStandingFragment;
}

/** What a file belongs to outside of the library. */
export type UploadTarget = Readonly<Record<string, string>>;

/** Where a file lay when it was chosen. */
export interface Place {
  /** All that was chosen at once has the same. */
  drop: string;
  /** Way to the folder; empty for files that were chosen by themselves. */
  folder: string;
  /** How many of the files in that folder are no pictures. */
  sounds: number;
}

/** Phases in which bytes are on their way, or soon will be. */
export const isUnderWay = ({ phase }: Pick<Upload, 'phase'>) =>
  phase === 'waiting' || phase === 'sending' || phase === 'retrying';

/** Phases in which the server has the file and is not done with it. */
export const isBeingAnalysed = ({ phase }: Pick<Upload, 'phase'>) =>
  phase === 'received' || phase === 'analysing';

export const isFailed = ({ phase }: Pick<Upload, 'phase'>) => phase === 'stopped' || phase === 'failed';

/** A file, with the folder that it was found in. */
export interface ChosenFile {
  file: File;
  /** `Album/01.mp3`; the name alone for a file that was chosen by itself. */
  path: string;
}

/** One file being sent: the part that talks to the server. */
export interface Sending {
  /** Begins, or goes on where it was. */
  start(): void;
  pause(): void;
  /** Stops for good, and has the server forget what it received. */
  cancel(): void;
}

export interface SendListener {
  onProgress(bytes: number): void;
  /** The connection was cut; it will be tried again without being asked. */
  onHold(): void;
  onArrived(mediaId: string | undefined, pictureId?: string): void;
  onProblem(problem: SendProblem): void;
}

export type Send = (
  upload: Pick<Upload, 'key' | 'kind' | 'name' | 'radio' | 'place' | 'target'>,
  file: File,
  listener: SendListener,
) => Sending;
