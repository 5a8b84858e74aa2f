import { ChangeSetType, ReferenceKind, type ChangeSet, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { authorKey, recordAudit, type AuditRecord, type Author } from './audit.ts';
import { AuditAction } from './auditEntry.entity.ts';

const actions: Partial<Record<ChangeSetType, AuditAction>> = {
  [ChangeSetType.CREATE]: AuditAction.CREATED,
  [ChangeSetType.UPDATE]: AuditAction.UPDATED,
  [ChangeSetType.DELETE]: AuditAction.DELETED,
};

/** Kept up by the software itself: of no interest to who reads what people did. */
const automatic = new Set(['version', 'createdAt', 'updatedAt', 'searchText', 'guardedSearchText']);
const unaudited = new Set<string>();

/** Leaves an entity out of the audit: rows that the software writes for itself, such as sessions. */
export const NotAudited = (): ClassDecorator => target => void unaudited.add(target.name);

/** Writes one audit row for each entity that a flush changed, in the transaction of the flush. */
export class AuditSubscriber implements EventSubscriber {
  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const author = em.getLoggerContext<{ [authorKey]?: Author }>()[authorKey];
    if (!author) return;
    const records = uow.getChangeSets().filter(isAudited).map(recordOf);
    await recordAudit(em as SqlEntityManager, author, records);
  }
}

const isAudited = (change: ChangeSet<object>) => actions[change.type] !== undefined && !unaudited.has(change.meta.className);

function recordOf(change: ChangeSet<object>): AuditRecord {
  return {
    action: actions[change.type]!,
    subject: change.meta.className,
    subjectId: Number(Reflect.get(change.entity, 'id')),
    changes: changesOf(change),
  };
}

function changesOf({ type, meta, entity, payload, originalEntity }: ChangeSet<object>): Record<string, [unknown, unknown]> {
  const before = (originalEntity ?? {}) as Record<string, unknown>;
  const after = (type === ChangeSetType.DELETE ? {} : payload) as Record<string, unknown>;
  const names = type === ChangeSetType.DELETE ? Object.keys(before) : Object.keys(after);
  const shown = names.filter(name => !automatic.has(name) && meta.properties[name as never] !== undefined && name !== 'id');
  return Object.fromEntries(
    shown.map(name => {
      const property = meta.properties[name as never] as { hidden?: boolean; kind: ReferenceKind };
      if (property.hidden) return [name, [masked(before[name]), masked(after[name])]];
      return [name, [plain(before[name]), type === ChangeSetType.DELETE ? null : plain(after[name] ?? Reflect.get(entity, name))]];
    }),
  );
}

const masked = (value: unknown) => (value === undefined || value === null ? null : '•••');
const plain = (value: unknown) => (value === undefined ? null : value);
