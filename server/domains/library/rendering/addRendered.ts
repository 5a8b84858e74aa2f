import { record, type Author } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { storageFull } from '../../../kit/errors.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { addAnalysis } from '../analysis/analyseJob.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { storageUsageIn } from '../uploads/records/storageUsage.ts';
import { lockUploads } from '../uploads/records/storageReservations.ts';

/** File that the server has rendered and stored, to be added to the library. */
export interface Rendered {
  kind: MediaKind;
  radioId: number;
  title: string;
  fileName: string;
  fileKey: string;
  size: number;
  author: Author;
}

/**
 * Adds a rendered file to the library and queues its analysis; returns the id of the medium.
 * Throws STORAGE_FULL when the file exceeds the quota of the radio.
 */
export async function addRendered(
  { transaction, jobs }: { transaction: Transaction; jobs: Jobs },
  { kind, radioId, author, ...file }: Rendered,
): Promise<number> {
  await lockUploads(transaction);
  const { used, quota } = await storageUsageIn(transaction, radioId);
  if (quota !== null && used + file.size > quota) throw storageFull('quota', Math.max(0, quota - used));
  const model = transaction.models.of(entityOf[kind]);
  const values = { ...file, addedBy: author.actorId };
  const { id } = await insertRow(transaction, model, values, { radioId, deleted: 'hidden' });
  const { title, fileName, size } = file;
  await record(transaction, author, {
    action: AuditAction.CREATED,
    subject: model.name,
    subjectId: id,
    changes: { title: [null, title], fileName: [null, fileName], size: [null, size] },
  });
  await addAnalysis(jobs, transaction, { id, radioId, kind });
  return id;
}
