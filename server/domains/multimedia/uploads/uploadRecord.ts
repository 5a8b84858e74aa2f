import type { Upload } from '@tus/utils';
import type { PictureFailure, PictureState } from './pictures/uploadedPicture.types.ts';

/** The request that began an upload, until another one has sent the end of it. */
export interface SentFrom {
  address: string;
  requestId: string;
}

/** What the server itself writes into the record of an upload, beside what its sender says. */
export interface UploadRecord extends Partial<SentFrom> {
  userId: string;
  radioId: string;
  kind: string;
  filename: string;
  /** Of what came out of one folder in one go. */
  group?: string;
  /** Set when a program with a token sends it: nobody asks later what that token allows. */
  byProgram?: 'yes';
  /** Of a picture: how many sounds its sender says are beside it, and what else of the library they may change. */
  sounds?: string;
  mayChange?: string;
  /** Set once the library has taken the file. */
  mediaId?: string;
  /** Of a picture that has arrived: how far it is, and why it is of no use. */
  picture?: PictureState;
  failure?: PictureFailure;
}

/** What is known of an upload beside its bytes. */
export const recordOf = ({ metadata }: Upload) => (metadata ?? {}) as unknown as UploadRecord;
