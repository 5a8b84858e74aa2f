import { noRadio } from '../errors.ts';
import type { EntityModel } from './model.ts';
import type { UnreadKinds } from './unreadKinds.ts';

/** Which rows a read can find. */
export interface Scope {
  radioId: number | undefined;
  /** Whether rows in the recycle bin are hidden, included (`shown`), or the only ones. */
  deleted: 'hidden' | 'shown' | 'only';
  /** Set when kinds of rows that are excluded from the library are included. */
  excludedKinds?: 'shown';
  /**
   * Kinds of rows that the viewer may not read. Their rows are left out, or read as outlines. Null when the viewer may read all
   * kinds.
   */
  unread?: UnreadKinds | null;
  /** Set when rows of the kinds in `unread` are returned as outlines rather than left out. */
  unreadAs?: 'outline';
}

/** Scope for data of the whole platform: no radio, and no deleted rows. */
export const everywhere = { radioId: undefined, deleted: 'hidden' } as const satisfies Scope;

/** The SQL conditions that limit a read to its scope. */
export function scopeConditions(model: EntityModel, alias: string, scope: Scope): string[] {
  const conditions: string[] = [];
  // The value needs no quoting, because it is declared by a class.
  if (model.kind) conditions.push(`${alias}.${model.kind.column} = '${model.kind.value}'`);
  if (model.excludedKinds && scope.excludedKinds !== 'shown')
    conditions.push(
      `${alias}.${model.excludedKinds.column} not in ('${model.excludedKinds.values.join("', '")}')`,
    );
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

/** The kinds of a table's rows that the viewer may not read. */
export const unreadKinds = (model: EntityModel, { unread }: Scope): readonly string[] =>
  unread?.of(model) ?? [];

/** The id of the radio that a read or write needs. Throws `NO_RADIO` when there is none. */
export function requireRadio(model: EntityModel, { radioId }: Scope): number {
  // guard: radio-scope-required
  if (!Number.isSafeInteger(radioId)) throw noRadio(model.name);
  return radioId!;
}
