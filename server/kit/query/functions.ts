import {
  FunctionNode,
  type Expression,
  type ExpressionBuilder,
  type ReferenceExpression,
  type SqlBool,
} from 'kysely';
import type { Database } from '../database/database.ts';

/*
 * What the engines call by different names. A query says what it means, and the compiler how the engine says it.
 */

const namesOfEngines: Record<string, Record<Database['engine'], string>> = {
  placeOfText: { sqlite: 'instr', postgresql: 'strpos' },
};

/** Whether a text is somewhere in a column; both are folded. No index serves it. */
export const textHolds = <DB, Table extends keyof DB>(
  rows: ExpressionBuilder<DB, Table>,
  column: ReferenceExpression<DB, Table>,
  needle: Expression<string>,
): Expression<SqlBool> => rows(rows.fn<number>('placeOfText', [column, needle]), '>', rows.lit(0));

/** A function as the engine calls it. */
export function functionOf(node: FunctionNode, isSqlite: boolean): FunctionNode {
  const names = namesOfEngines[node.func];
  return names ? { ...node, func: names[isSqlite ? 'sqlite' : 'postgresql'] } : node;
}
