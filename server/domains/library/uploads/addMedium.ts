import { parse } from 'node:path';
import type { Upload } from '@tus/utils';
import { record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { addAnalysis } from '../analysis/analyseJob.ts';
import { toSingleLine } from '../analysis/tags.ts';
import { entityOf, type MediaTools, type MediumKey } from '../analysis/storedMedium.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { scheduleImportNotice } from '../notices/notifyImportDoneJob.ts';
import { recordOf } from './records/uploadRecord.ts';
import { lockUploads } from './records/storageReservations.ts';
import { markCompleted } from './records/uploadRecords.ts';
import { findAuthorOfUpload, type UploadSender } from './records/uploadSender.ts';

/** Uploaded file that has been received completely, with what is needed to add it to the library. */
export interface ReceivedMedium {
  kind: MediaKind;
  /** Target of an attached medium; undefined for media of the library. */
  target?: string | undefined;
  sender: UploadSender;
  upload: Upload;
  fileKey: string;
  fileName: string;
}

/**
 * Adds a received file to the library, and queues its analysis. Until its tags are read, its title is the file name without the
 * extension and with spaces for underscores.
 */
export async function addMedium(
  { database, reads, jobs, events, publicTypes, notices, attachedMedia }: MediaTools,
  { kind, target = '', sender, upload, fileKey, fileName }: ReceivedMedium,
): Promise<MediumKey> {
  const { userId, radioId } = sender;
  const title = toSingleLine(parse(fileName).name.replaceAll('_', ' '), 255) || fileName;
  const size = upload.size ?? 0;
  const id = await inTransaction(database, async (transaction) => {
    await lockUploads(transaction);
    const model = reads.models.of(entityOf[kind]);
    const values = { title, fileName, fileKey, size, addedBy: userId };
    const stored = await insertRow(transaction, model, values, { radioId, deleted: 'hidden' });
    const author = await findAuthorOfUpload(transaction, sender);
    await record(transaction, author, {
      action: AuditAction.CREATED,
      subject: model.name,
      subjectId: stored.id,
      changes: { title: [null, title], fileName: [null, fileName], size: [null, size] },
    });
    await addAnalysis(jobs, transaction, { id: stored.id, radioId, kind });
    const { group } = recordOf(upload);
    if (group) await scheduleImportNotice(jobs, transaction, { group, userId, radioId, kind });
    await markCompleted(transaction, upload, stored.id);
    await attachedMedia
      .get(kind)
      ?.onReceived(
        { transaction, reads, events, publicTypes, jobs, notices, radioId },
        { mediaId: stored.id, title, target, userId, author },
      );
    return stored.id;
  });
  return { id, radioId, kind };
}
