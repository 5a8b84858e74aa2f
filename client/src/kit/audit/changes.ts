import type { RecordKind } from '../records/recordKind';
import type { AuditFieldsFragment } from './audit.generated';

export type Change = AuditFieldsFragment['changes'][number];

/**
 * Returns the changes that an audit entry shows. Only creations, updates and deletions have any. Leaves out derived fields, and
 * values that were and remain empty.
 */
export function shownChanges(
  { action, changes }: Pick<AuditFieldsFragment, 'action' | 'changes'>,
  kind: RecordKind | undefined,
): readonly Change[] {
  // For other actions, such as a sign-in or a denied action, the sentence already contains everything.
  if (action !== 'CREATED' && action !== 'UPDATED' && action !== 'DELETED') return [];
  return changes.filter(
    ({ field, from, to }) => !kind?.derivedFields?.includes(field) && !(isNothing(from) && isNothing(to)),
  );
}

const nameFields: ReadonlySet<string> = new Set(['fullName', 'name', 'title']);

/** Returns the record's name from the changes of an audit entry; undefined when they lack the name. */
export function recordNameIn(changes: readonly Change[]): string | undefined {
  const change = changes.find(({ field }) => nameFields.has(field));
  return change?.to ?? change?.from ?? undefined;
}

/** Returns the ids in an audited reference: a single id, or a JSON list. */
export function idsIn(value: string | null): readonly string[] {
  if (value === null) return [];
  if (!value.startsWith('[')) return [value];
  const ids: unknown = JSON.parse(value);
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Returns whether an audited value is null, an empty text, or an empty list. */
export function isNothing(value: string | null) {
  return value === null || value === '' || value === '[]';
}
