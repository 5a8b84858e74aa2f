import type { UploadMetadata, UploadProblem } from '../../../../../server/protocol/uploads';
import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import type { MediumStateFragment } from '../media/mediaChanges.generated';
import type { PictureStateFragment } from './pictures.generated';

/**
 * Phase of an upload. Client phases until the file is sent: `waiting`, `sending`, `retrying` after a lost connection,
 * `paused`, `stopped` after an error. Then the server's phases.
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

/** Error of an upload; `code` is from the server or from the client. */
export type SendProblem = { code: string } & Pick<UploadProblem, 'reason' | 'free' | 'allowed'>;

export interface Upload {
  /** Identifies the file, the user and the radio, so that an upload can be resumed. */
  key: string;
  kind: MediaKind;
  name: string;
  size: number;
  radio: { id: string; name: string };
  phase: UploadPhase;
  /** Bytes sent. */
  sent: number;
  /** Bytes per second. */
  speed?: number;
  problem?: SendProblem;
  /** Record outside of the library that the file belongs to, such as `rush` with its id. */
  target?: UploadTarget;
  /** Folder of the file. Pictures are attached to the sounds in the same folder. */
  group?: UploadGroup;
  /** Id of the medium, once the file has arrived. */
  mediaId?: string;
  medium?: MediumStateFragment;
  /** Id of a picture. Pictures are attached to other records. */
  pictureId?: string;
  picture?: PictureStateFragment;
}

type TargetName = keyof Pick<UploadMetadata, 'emission' | 'rush' | 'episode'>;

/** Record outside of the library that a file belongs to: its id, by field name. */
export type UploadTarget = { [Name in TargetName]: Readonly<Record<Name, string>> }[TargetName];

/** Folder of a file at the time of selection. */
export interface UploadGroup {
  /** The same for all files of one selection. */
  drop: string;
  /** Path of the folder; empty for files that were chosen individually. */
  folder: string;
  /** Number of files in that folder that are not pictures. */
  sounds: number;
}

/** True while bytes are being sent or waiting to be sent. */
export const isUnderWay = ({ phase }: Pick<Upload, 'phase'>) =>
  phase === 'waiting' || phase === 'sending' || phase === 'retrying';

/** True while the server has the file and its analysis is pending. */
export const isBeingAnalysed = ({ phase }: Pick<Upload, 'phase'>) =>
  phase === 'received' || phase === 'analysing';

export const isFailed = ({ phase }: Pick<Upload, 'phase'>) => phase === 'stopped' || phase === 'failed';

/** A file that the user selected or dropped, with its relative path. */
export interface ChosenFile {
  file: File;
  /** Relative path, such as `Album/01.mp3`; only the file name when chosen individually. */
  path: string;
}

/** Functions that control the transfer of one file to the server. */
export interface Sending {
  /** Starts or resumes the transfer. */
  start(): void;
  pause(): void;
  /** Aborts the transfer and deletes the received bytes on the server. */
  cancel(): void;
}

export interface SendListener {
  onProgress(bytes: number): void;
  /** Called when a request has failed; the transfer retries it automatically. */
  onConnectionLost(): void;
  onArrived(mediaId: string | undefined, pictureId?: string): void;
  onProblem(problem: SendProblem): void;
}

export type Send = (
  upload: Pick<Upload, 'key' | 'kind' | 'name' | 'radio' | 'group' | 'target'>,
  file: File,
  listener: SendListener,
) => Sending;
