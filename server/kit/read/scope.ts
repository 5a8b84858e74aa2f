import { noRadio } from '../errors.ts';
import type { EntityModel } from './model.ts';
import type { UnreadKinds } from './unreadKinds.ts';

/** The rows that a read may see. */
export interface Scope {
  radioId: number | undefined;
  /** Hides the rows in the recycle bin, includes them, or reads only those. */
  deleted: 'hidden' | 'shown' | 'only';
  /** Set to include the kinds of rows that are excluded from the library. */
  apart?: 'shown';
  /** Kinds of rows that the viewer may not read: such rows are left out, or read as outlines. */
  unread?: UnreadKinds | null;
  /** Set to return rows of the kinds in `unread` as outlines rather than leaving them out. */
  unreadAs?: 'outline';
}

/** Scope without a radio and without deleted rows, for data of the whole platform. */
export const everywhere = { radioId: undefined, deleted: 'hidden' } as const satisfies Scope;

/** The conditions that limit a read to its scope. They are part of the SQL text, so that no caller can forget them. */
export function scopeConditions(model: EntityModel, alias: string, scope: Scope): string[] {
  const conditions: string[] = [];
  // Safe without quoting: the value is declared by a class.
  if (model.kind) conditions.push(`${alias}.${model.kind.column} = '${model.kind.value}'`);
  if (model.apart && scope.apart !== 'shown')
    conditions.push(`${alias}.${model.apart.column} not in ('${model.apart.values.join("', '")}')`);
  const unread = scope.unreadAs === 'outline' ? [] : unreadKinds(model, scope);
  // guard: kind-scope-condition
  if (unread.length > 0)
    conditions.push(`${alias}.${model.several!.column} not in ('${unread.join("', '")}')`);
  // guard: radio-scope-condition
  if (model.radioColumn) conditions.push(`${alias}.${model.radioColumn} = ${requireRadio(model, scope)}`);
  // guard: radio-scope-of-roles
  if (model.sharedRadioColumn) {
    const column = `${alias}.${model.sharedRadioColumn}`;
    conditions.push(
      Number.isSafeInteger(scope.radioId)
        ? `(${column} is null or ${column} = ${scope.radioId})`
        : `${column} is null`,
    );
  }
  if (model.deletedColumn && scope.deleted !== 'shown') {
    conditions.push(`${alias}.${model.deletedColumn} is ${scope.deleted === 'only' ? 'not ' : ''}null`);
  }
  return conditions;
}

/** The kinds of a table that the viewer may not read. */
export const unreadKinds = (model: EntityModel, { unread }: Scope): readonly string[] =>
  unread?.of(model) ?? [];

/** The radio of a read or write. Throws `NO_RADIO` when there is none. */
export function requireRadio(model: EntityModel, { radioId }: Scope): number {
  // guard: radio-scope-required
  if (!Number.isSafeInteger(radioId)) throw noRadio(model.name);
  return radioId!;
}
