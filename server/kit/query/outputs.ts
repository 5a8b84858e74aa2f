import {
  AliasNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
} from 'kysely';
import type { Reader } from './sources.ts';

interface Readers {
  ofReference: (node: ReferenceNode) => Reader;
  ofSelect: (node: SelectQueryNode) => Reader;
}

/** Returns the function that converts a selected value of the driver to its property type. Undefined when both types are the same. */
export function readerOf(node: OperationNode | undefined, readers: Readers): Reader {
  if (!node) return undefined;
  const of = (inner: OperationNode | undefined) => readerOf(inner, readers);
  const { kind } = node;
  const parts = node as unknown as Record<string, OperationNode & OperationNode[]>;
  if (ReferenceNode.is(node)) return readers.ofReference(node);
  if (SelectQueryNode.is(node)) return readers.ofSelect(node);
  if (kind === 'ParensNode') return of(parts['node']);
  if (kind === 'CaseNode')
    return of((parts['when'] as unknown as Array<{ result?: OperationNode }>)[0]?.result);
  if (kind === 'AggregateFunctionNode')
    return isNumeric.test(String(parts['func'])) ? toNumber : of(parts['aggregated']![0]);
  if (kind === 'FunctionNode')
    return String(parts['func']) === 'coalesce' ? of(parts['arguments']![0]) : undefined;
  if (truths.has(kind) && !isArithmetic(parts['operator'])) return toBoolean;
  return undefined;
}

/** Gives each selected column the name of its property as an alias. An outer query refers to the column by that name. */
export function namesOfOutputs(node: SelectQueryNode): SelectQueryNode {
  const selections = node.selections?.map((selection) => {
    const column = selection.selection;
    if (!ReferenceNode.is(column) || column.column.kind !== 'ColumnNode') return selection;
    return SelectionNode.create(AliasNode.create(column, IdentifierNode.create(column.column.column.name)));
  });
  return { ...node, ...(selections && { selections }) };
}

const isNumeric = /^(?:count|sum|avg|total)$/;
/** PostgreSQL returns counts and sums as strings. Their types exceed the safe integers of JavaScript. */
const toNumber = (value: unknown) => (value === null ? null : Number(value));

const truths = new Set(['BinaryOperationNode', 'UnaryOperationNode', 'AndNode', 'OrNode']);
const isArithmetic = (operator: OperationNode | undefined) =>
  operator !== undefined && OperatorNode.is(operator) && /^[-+*/%]$/.test(operator.operator);
/** SQLite has no boolean type and returns 0 or 1. */
const toBoolean = (value: unknown) => (value === null ? null : Boolean(value));
