import { authorOf, record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import type { AuditRecord } from '../../../../kit/audit/audit.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';

type RecordChange = (
  action: AuditAction,
  subject: string,
  subjectId: number | null,
  changes?: AuditRecord['changes'],
) => Promise<void>;

/**
 * Runs changes of credentials or webhooks in one transaction, with their audit entries. `work` gets a function that writes an
 * entry, and must pass no secrets to it.
 */
export function audited<T>(
  context: Context,
  work: (transaction: Transaction, record: RecordChange) => Promise<T>,
): Promise<T> {
  return inTransaction(context.database, (transaction) =>
    work(transaction, async (action, subject, subjectId, changes = {}) => {
      await record(transaction, authorOf(context, subject), { action, subject, subjectId, changes });
    }),
  );
}
