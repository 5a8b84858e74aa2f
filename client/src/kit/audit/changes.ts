import type { RecordKind } from '../records/recordKind';
import type { AuditFieldsFragment } from './audit.generated';

export type Change = AuditFieldsFragment['changes'][number];

/** The changes that tell something: neither what repeats another field, nor nothing that became nothing. */
export function shownChanges(
  { action, changes }: Pick<AuditFieldsFragment, 'action' | 'changes'>,
  kind: RecordKind | undefined,
): readonly Change[] {
  // Of a refusal and of sessions, the sentence already says everything.
  if (action !== 'CREATED' && action !== 'UPDATED' && action !== 'DELETED') return [];
  return changes.filter(
    ({ field, from, to }) => !kind?.derivedFields?.includes(field) && !(isNothing(from) && isNothing(to)),
  );
}

const nameFields: ReadonlySet<string> = new Set(['fullName', 'name', 'title']);

/** What the record was called when it was added, renamed or lost. */
export function recordNameIn(changes: readonly Change[]): string | undefined {
  const change = changes.find(({ field }) => nameFields.has(field));
  return change?.to ?? change?.from ?? undefined;
}

/** Ids in a change of a reference: one, or a list of them. */
export function idsIn(value: string | null): readonly string[] {
  if (value === null) return [];
  if (!value.startsWith('[')) return [value];
  const ids: unknown = JSON.parse(value);
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** True for null, an empty text and an empty list. */
export function isNothing(value: string | null) {
  return value === null || value === '' || value === '[]';
}
