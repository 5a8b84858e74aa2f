import { authorOf, record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { FailedJob } from '../../../kit/jobs/failedJob.entity.ts';
import { purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { deleteRow, type StoredRow } from '../../../kit/write/rowWrites.ts';

/** Queues failed jobs for another run, and deletes them from the list of failed jobs. */
export const retryFailedJobs = (context: Context, ids: readonly string[]) =>
  each(context, ids, async (writing, row) => {
    const { transaction } = writing;
    const { id, kind, data } = row as StoredRow & FailedJob;
    await context.services.jobs.addAgain(transaction, { kind, data });
    await deleteRow(transaction, modelOf(writing), id);
    await record(transaction, authorOf(context, FailedJob.name), {
      action: AuditAction.UPDATED,
      subject: FailedJob.name,
      subjectId: id,
      changes: { kind: [kind, kind], retried: [false, true] },
    });
  });

export const dropFailedJobs = (context: Context, ids: readonly string[]) =>
  each(context, ids, async (writing, row) => void (await purgeRow(writing, modelOf(writing), row)));

const modelOf = ({ transaction }: Writing) => transaction.models.of(FailedJob);

function each(
  context: Context,
  ids: readonly string[],
  work: (writing: Writing, row: StoredRow) => Promise<void>,
): Promise<string[]> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const rows = await findNamedRows(writing, modelOf(writing), ids);
    for (const row of rows) await work(writing, row);
    return rows.map(({ id }) => String(id));
  });
}
