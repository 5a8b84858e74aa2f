import {
  BinaryOperationNode,
  ColumnNode,
  OperatorNode,
  OrNode,
  type OperationNode,
  ParensNode,
  ReferenceNode,
  TableNode,
  ValueListNode,
  ValueNode,
} from 'kysely';
import type { EntityModel } from '../read/model.ts';
import { Parameter } from './given.ts';
import type { ScopeEscape } from './scopes.ts';
import { unquoted } from './sources.ts';

/** The request's radio. Running a query with this parameter throws `NO_RADIO` when the request has no radio. */
export const ownRadio = new Parameter<number>('its radio');
/** The request's radio, or null. For tables in which rows without a radio belong to all radios. */
export const radioIfAny = new Parameter<number | null>('its radio, if any');

/**
 * Creates the conditions that limit a table to its radio and to rows outside of the recycle bin. Functions of `scopes.ts`, such as
 * `withDeleted`, remove or change one of them.
 */
export function scopeConditions(
  model: EntityModel,
  alias: string,
  leaves: ReadonlySet<ScopeEscape>,
): OperationNode[] {
  const { kind, excludedKinds, radioColumn, sharedRadioColumn, deletedColumn } = model;
  const column = (name: string) =>
    ReferenceNode.create(ColumnNode.create(unquoted(name)), TableNode.create(alias));
  const conditions: OperationNode[] = [];
  if (kind) conditions.push(compared(column(kind.column), '=', ValueNode.createImmediate(kind.value)));
  if (excludedKinds && !leaves.has('allKinds'))
    conditions.push(compared(column(excludedKinds.column), 'not in', namedValues(excludedKinds.values)));
  if (!leaves.has('acrossRadios')) {
    // guard: radio-scope-in-queries
    if (radioColumn) conditions.push(compared(column(radioColumn), '=', ownRadio.toOperationNode()));
    if (sharedRadioColumn) {
      const everyones = compared(column(sharedRadioColumn), 'is', nothing);
      const own = compared(column(sharedRadioColumn), '=', radioIfAny.toOperationNode());
      conditions.push(ParensNode.create(OrNode.create(everyones, own)));
    }
  }
  if (deletedColumn && !leaves.has('withDeleted'))
    conditions.push(compared(column(deletedColumn), leaves.has('onlyDeleted') ? 'is not' : 'is', nothing));
  return conditions;
}

const nothing = ValueNode.createImmediate(null);

const namedValues = (values: readonly string[]) =>
  ValueListNode.create(values.map((value) => ValueNode.createImmediate(value)));

const compared = (left: OperationNode, operator: '=' | 'is' | 'is not' | 'not in', right: OperationNode) =>
  BinaryOperationNode.create(left, OperatorNode.create(operator), right);
