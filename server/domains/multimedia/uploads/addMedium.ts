import { parse } from 'node:path';
import { record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { addAnalysis } from '../analysis/analyseJob.ts';
import { oneLine } from '../analysis/inspection.ts';
import { entityOf, type MediumKey } from '../analysis/storedMedium.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { authorBehind, type UploadSender } from './uploadSender.ts';

/** A file that has arrived. */
export interface ReceivedMedium {
  kind: MediaKind;
  sender: UploadSender;
  fileKey: string;
  fileName: string;
  size: number;
}

/** Writes down that a file has arrived, to be looked into: it has its name for a title until its tags are read. */
export async function addMedium(
  { database, reads, jobs }: Pick<Context, 'database' | 'reads'> & { jobs: Jobs },
  { kind, sender, fileKey, fileName, size }: ReceivedMedium,
): Promise<MediumKey> {
  const { userId, radioId } = sender;
  const title = oneLine(parse(fileName).name.replaceAll('_', ' '), 255) || fileName;
  const id = await inTransaction(database, async (transaction) => {
    const model = reads.models.of(entityOf[kind]);
    const values = { title, fileName, fileKey, size, addedBy: userId };
    const stored = await insertRow(transaction, model, values, { radioId, deleted: 'hidden' });
    await record(transaction, await authorBehind(transaction, sender), {
      action: AuditAction.CREATED,
      subject: model.name,
      subjectId: stored.id,
      changes: { title: [null, title], fileName: [null, fileName], size: [null, size] },
    });
    await addAnalysis(jobs, transaction, { id: stored.id, radioId, kind });
    return stored.id;
  });
  return { id, radioId, kind };
}

/** The medium that a file of the storage has become already. */
export async function mediumOfFile(
  database: Database,
  fileKey: string,
  radioId: number,
): Promise<number | undefined> {
  return (await mediumWithFile.first({ database, radioId }, { fileKey }))?.id;
}

const mediumWithFile = query('multimedia.mediumWithFile', (db, { fileKey }: Given<{ fileKey: string }>) =>
  db.selectFrom(withDeleted('MediaItem')).select('id').where('fileKey', '=', fileKey),
);
