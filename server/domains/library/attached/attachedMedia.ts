import type { Author } from '../../../kit/audit/audit.ts';
import type { Context } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Notices } from '../../../kit/notices/notices.ts';
import type { PublicChanges } from '../../../kit/pages/publicTypes.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import type { Abilities } from '../../../kit/rules/abilities.ts';
import type { AttachedKind, MediaKind } from '../media/kinds/mediaKind.ts';
import type { MediaState } from '../media/mediaState.ts';

/**
 * Person who uploads a file: the viewer of the request, or the same user after the request has ended.
 * The abilities are current in both cases.
 */
export interface Caller {
  database: Database;
  abilities: Abilities;
  userId: number;
  radioId: number;
}

/** Services for a transaction that creates or changes an attached medium. */
export interface AttachmentContext extends PublicChanges {
  transaction: Transaction;
  reads: Reads;
  jobs: Jobs;
  notices: Notices;
  radioId: number;
}

/** Services to publish the progress of an upload. */
export type UploadProgressContext = Pick<AttachmentContext, 'events' | 'radioId'> & {
  database: Database;
};

/**
 * Uploaded medium that the owning domain attaches to a record, such as a take of a rush. `target` is the text that `targetOf` of
 * the domain returned for the upload.
 */
export interface AttachedMedium {
  mediaId: number;
  title: string;
  target: string;
  userId: number;
  author: Author;
}

/**
 * Callbacks of the domain that owns a kind of attached media, such as the sounds of rushes. Attached media appear in no list of
 * the library. The domain declares its callbacks in `attachedMedia`: they decide which target an upload belongs to, who may
 * upload to it, and what happens when the upload is complete. The library does not depend on other domains.
 */
export interface AttachedMedia {
  kind: AttachedKind;
  /** Returns the target that the metadata of an upload names, which is stored with the upload. Throws when there is none. */
  targetOf: (metadata: Readonly<Record<string, string | null>>) => string;
  /**
   * Throws unless the uploader may currently upload to the target. Called before the upload, at each chunk,
   * and at the end.
   */
  require: (caller: Caller, target: string) => Promise<void>;
  /**
   * Called when an upload begins, when more bytes have arrived, and when its record was deleted. `findUploadProgress` returns the
   * progress.
   */
  onProgress?: (context: UploadProgressContext, target: string) => Promise<void>;
  /** Called in the transaction that creates the medium. */
  onReceived: (attachment: AttachmentContext, medium: AttachedMedium) => Promise<void>;
  /** Called at each step of the analysis or of a rendition, with the state of the medium afterwards. */
  onAnalysed: (
    attachment: AttachmentContext,
    medium: { mediaId: number; state: MediaState },
  ) => Promise<void>;
}

/** Callbacks of the owning domain by kind of attached media. Kinds of the library itself have no entry. */
export type AttachedMediaByKind = ReadonlyMap<MediaKind, AttachedMedia>;

declare module '../../../kit/domain.ts' {
  interface Domain {
    /** Media of the domain that appear in no list of the library, such as rushes. */
    attachedMedia?: readonly AttachedMedia[];
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    attachedMedia: AttachedMediaByKind;
  }
}

export const callerOf = ({ database, abilities, viewer, radioId }: Context): Caller => ({
  database,
  abilities,
  userId: viewer!.userId,
  radioId: radioId!,
});
