import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { AuditAction, AuditEntry } from './auditEntry.entity.ts';

/** Who made a change: user, address, radio and request. */
export type Author = Pick<AuditEntry, 'actorId' | 'actorName' | 'address' | 'radioId' | 'requestId'>;

export type AuditRecord = Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'changes'>;

/** Maximum characters of a stored IP address, because clients may send any text. Real addresses are shorter. */
export const maxAddressLength = 60;

/**
 * Creates the author of a change from the request. The radio is that of the request; null when rows of the changed subject belong
 * to no radio.
 */
export const authorOf = (context: Context, subject: string): Author => ({
  actorId: context.viewer?.userId ?? null,
  actorName: context.viewer?.name ?? '',
  address: context.origin.address.slice(0, maxAddressLength),
  radioId: context.reads.models.find(subject)?.radioColumn ? (context.radioId ?? null) : null,
  requestId: context.requestId,
});

const columns =
  'at, action, actor_id, actor_name, address, subject, subject_id, changes, radio_id, request_id';

/** Adds audit rows, in the transaction of the change. */
export async function record(
  transaction: Transaction,
  author: Author,
  ...records: readonly AuditRecord[]
): Promise<void> {
  const at = transaction.models.stored(new Date());
  const { actorId, actorName, address, radioId, requestId } = author;
  const sql = `insert into audit_entry (${columns}) values ${records.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`;
  const values = records.flatMap(({ action, subject, subjectId, changes }) => {
    const json = JSON.stringify(changes);
    return [at, action, actorId, actorName, address, subject, subjectId, json, radioId, requestId];
  });
  // guard: audit-records-changes
  await transaction.run(sql, values);
}

/** Adds an audit row in a transaction of its own, for an event without a change. Examples are a refusal and a sign-in. */
export async function recordEvent(
  context: Context,
  action: AuditAction,
  subject: string,
  subjectId: number | null,
  changes: AuditEntry['changes'] = {},
): Promise<void> {
  await context.database.transaction((transaction) =>
    record(transaction, authorOf(context, subject), { action, subject, subjectId, changes }),
  );
}
