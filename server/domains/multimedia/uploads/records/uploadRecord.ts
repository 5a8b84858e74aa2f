import { Upload } from '@tus/utils';
import type { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';
import type { UploadRow } from './uploadRecords.ts';

/** The request that began an upload, until another one has sent the end of it. */
export interface SentFrom {
  address: string;
  requestId: string;
}

/** What the server itself writes down of an upload, beside what its sender says; texts, as the protocol's metadata are. */
export interface UploadRecord extends Partial<SentFrom> {
  userId: string;
  radioId: string;
  kind: string;
  filename: string;
  /** Of a kind that belongs to something outside of the library: what that is, as its domain wrote it. */
  target?: string;
  /** Of what came out of one folder in one go. */
  group?: string;
  /** Set when a program with a token sends it: nobody asks later what that token allows. */
  byProgram?: 'yes';
  /** Of a picture: how many sounds its sender says are beside it, and what else of the library they may change. */
  sounds?: string;
  mayChange?: string;
  /** Set once the library has taken the file. */
  mediaId?: string;
  /** Of a picture that has arrived: how far it is, whether anything has it already, and why it is of no use. */
  picture?: PictureState;
  isUsed?: 'yes';
  failure?: PictureFailure;
}

/** What is known of an upload beside its bytes. */
export const recordOf = ({ metadata }: Upload) => (metadata ?? {}) as unknown as UploadRecord;

/** An upload of which all bytes are there. */
export const complete = (upload: Upload) => new Upload({ ...upload, offset: upload.size ?? 0 });

/** Its row as the protocol's library has uploads. */
export const uploadOf = (row: UploadRow): Upload =>
  new Upload({
    id: row.key,
    size: row.size,
    offset: row.arrived,
    creation_date: row.beganAt.toISOString(),
    metadata: { ...recordOfRow(row) } as unknown as Record<string, string>,
  });

const recordOfRow = (row: UploadRow): UploadRecord => ({
  userId: String(row.sender),
  radioId: String(row.radio),
  kind: row.kind,
  filename: row.fileName,
  address: row.address,
  requestId: row.requestId,
  ...(row.target !== null && { target: row.target }),
  ...(row.dropGroup !== null && { group: row.dropGroup }),
  ...(row.byProgram && { byProgram: 'yes' as const }),
  ...(row.sounds !== null && { sounds: String(row.sounds) }),
  ...(row.mayChange !== null && { mayChange: row.mayChange }),
  ...(row.mediaId !== null && { mediaId: String(row.mediaId) }),
  ...(row.picture !== null && { picture: row.picture }),
  ...(row.isUsed && { isUsed: 'yes' as const }),
  ...(row.failure !== null && { failure: row.failure }),
});
