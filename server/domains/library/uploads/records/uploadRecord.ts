import { Upload } from '@tus/utils';
import type { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';
import type { UploadRow } from './uploadRecords.ts';

/** IP address and id of the request that began an upload. The request that completes the upload replaces them. */
export interface SentFrom {
  address: string;
  requestId: string;
}

/**
 * Metadata that the server stores for an upload in addition to the metadata from the uploader.
 * All values are strings, as in the tus protocol.
 */
export type UploadRecord = Partial<SentFrom> & {
  userId: string;
  radioId: string;
  kind: string;
  filename: string;
  /** Target of an attached medium, as written by the domain that owns it. */
  target?: string;
  /** Group of the files that were uploaded from one folder together. */
  group?: string;
  /** Set for uploads by API tokens, whose rights cannot be checked once the request has ended. */
  byProgram?: 'yes';
  /**
   * For pictures: number of sounds uploaded along with it, as declared by the client.
   * `mayChange` lists the entities whose pictures the uploader may also set.
   */
  sounds?: string;
  mayChange?: string;
  /** Set once the file has become a medium. */
  mediaId?: string;
  /** For received pictures: the state, whether the picture is used already, and the reason of a failure. */
  picture?: PictureState;
  isUsed?: 'yes';
  failure?: PictureFailure;
};

/** Reads the metadata of an upload as the record that the server stored. */
export const recordOf = ({ metadata }: Upload) => (metadata ?? {}) as UploadRecord;

/** Returns a copy of an upload, marked as completely received. */
export const complete = (upload: Upload) => new Upload({ ...upload, offset: upload.size ?? 0 });

/** Converts a row to an upload of the tus library. */
export const uploadOf = (row: UploadRow): Upload =>
  new Upload({
    id: row.key,
    size: row.size,
    offset: row.arrived,
    creation_date: row.beganAt.toISOString(),
    metadata: { ...recordOfRow(row) } as Record<string, string>,
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
