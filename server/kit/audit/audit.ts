import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Context } from '../context.ts';
import { AuditAction, AuditEntry } from './auditEntry.entity.ts';

/** Who stands behind the writes of an entity manager. */
export interface Author {
  actorId: number | null;
  actorName: string;
  radioId: number | null;
  requestId: string;
}

export type AuditRecord = Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'changes'>;

/** Where the author travels with an entity manager and its forks. */
export const authorKey = 'author';

export const authorOf = (context: Pick<Context, 'viewer' | 'radioId' | 'requestId'>): Author => ({
  actorId: context.viewer?.userId ?? null,
  actorName: context.viewer?.name ?? '',
  radioId: context.radioId ?? null,
  requestId: context.requestId,
});

/** Adds audit rows in the transaction that the entity manager is in. */
export async function recordAudit(em: SqlEntityManager, author: Author, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  const at = new Date();
  await em.insertMany(AuditEntry, records.map(record => ({ at, ...author, ...record })));
}

/** A refusal or sign-in event, outside of any other write. */
export async function recordEvent(
  context: Context, action: AuditAction, subject: string, subjectId: number | null, changes: AuditEntry['changes'] = {},
): Promise<void> {
  await recordAudit(context.em, authorOf(context), [{ action, subject, subjectId, changes }]);
}
