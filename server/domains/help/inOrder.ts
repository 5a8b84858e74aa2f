import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Int } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import type { SqlValue } from '../../kit/database/database.ts';
import { invalidInput } from '../../kit/errors.ts';
import { readRows, rootAlias, type Row } from '../../kit/read/plan.ts';
import { scopeOf } from '../../kit/read/reads.ts';

/** So many rows stand below one heading at most: writes refuse more, so that a page always shows all. */
export const mostInPlace = 100;

/** The rows of a small table as a field asks for them, in the order that they were put in. */
export async function rowsInOrder(
  context: Context,
  entity: { name: string },
  info: GraphQLResolveInfo,
  where?: { text: string; values: SqlValue[] },
): Promise<Row[]> {
  const model = context.reads.models.of(entity);
  const plan = context.reads.planFor(model, info, [], scopeOf(context));
  const sql =
    `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins}` +
    `${where ? ` where ${where.text}` : ''} order by ${rootAlias}.position, ${rootAlias}.id limit ${mostInPlace}`;
  const rows = await context.database.rows(sql, where?.values ?? []);
  return readRows(context.database, plan, rows, info.variableValues);
}

/** The argument `first` of a field that gives what stands below a heading. */
export const First = (defaultValue: number) =>
  Arg('first', () => Int, { defaultValue, description: `How many of them, at most ${mostInPlace}.` });

/** The first rows that were read below a heading, in the order that they were put in. */
export function firstInOrder(rows: unknown, first: number): Row[] {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > mostInPlace) throw invalidInput({ first: 'max' });
  return (rows as Array<Row & { position: number }>)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .slice(0, first);
}
