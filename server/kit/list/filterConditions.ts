import type { Context } from '../context.ts';
import { rootAlias } from '../read/plan.ts';
import type { Condition } from '../read/reads.ts';
import { columnOf, requireFew, valueConditions } from './columnConditions.ts';
import { columnsOf, type FieldFilter, type ListFilter } from './filters.ts';
import type { ListedColumn } from './listField.ts';
import type { ListStatement } from './listStatement.ts';

/*
 * Turns a filter into conditions on the rows `t` of a list. The permissions that a column requires are checked in nested filters
 * too.
 */

/** Converts a filter of a list to SQL conditions. A row must meet all of them. */
export async function filterConditions(
  statement: ListStatement,
  filter: ListFilter,
  context: Context,
): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const [name, condition] of columnsOf(filter)) {
    const column = statement.readable(name, context.abilities);
    conditions.push(...(await columnConditions(statement, column, condition, context)));
  }
  if (filter.or) {
    const ways: Condition[] = [];
    for (const way of filter.or) ways.push(joined('and', await filterConditions(statement, way, context)));
    conditions.push(joined('or', ways));
  }
  if (filter.not) conditions.push(isNot(await filterConditions(statement, filter.not, context)));
  return conditions;
}

/** Joins conditions with `and` or `or`. Without conditions, `and` is true and `or` is false. */
function joined(word: 'and' | 'or', conditions: readonly Condition[]): Condition {
  const text = conditions.map((condition) => condition.text).join(` ${word} `);
  return {
    text: text === '' ? (word === 'and' ? '1 = 1' : '1 = 0') : `(${text})`,
    values: conditions.flatMap(({ values }) => values),
  };
}

/** Negates conditions. Uses `is not true` rather than `not`, because a comparison with null must count as false. */
function isNot(conditions: readonly Condition[]): Condition {
  const { text, values } = joined('and', conditions);
  return { text: `(${text}) is not true`, values };
}

async function columnConditions(
  statement: ListStatement,
  column: ListedColumn,
  condition: FieldFilter,
  context: Context,
): Promise<Condition[]> {
  if (column.where) return [await conditionOfMeaning(column, condition, context)];
  const { model } = statement.list;
  if (column.relation && model.kindOf(column.relation) === 'many')
    return conditionsThrough(statement, column, condition);
  const position = {
    engine: statement.engine,
    owner: column.relation ? model.target(column.relation) : model,
    alias: column.relation ? statement.join(column.relation) : rootAlias,
    property: column.property,
  };
  return [
    ...nullConditions(columnOf(position), condition),
    ...valueConditions(position, column.name, condition),
  ];
}

const nullConditions = (column: string, { isNull }: FieldFilter): Condition[] =>
  typeof isNull === 'boolean' ? [{ text: `${column} is ${isNull ? '' : 'not '}null`, values: [] }] : [];

/** Condition of a computed column. The value of such a column is never null. */
async function conditionOfMeaning(
  column: ListedColumn,
  condition: FieldFilter,
  context: Context,
): Promise<Condition> {
  requireFew(column.name, condition);
  if (condition.isNull === true) return { text: '1 = 0', values: [] };
  return column.where!(condition, context);
}

/**
 * Conditions on a to-many relation: at least one related row must match. With `isNull: true`, no related row may have a value in
 * this column.
 */
function conditionsThrough(
  statement: ListStatement,
  column: ListedColumn,
  condition: FieldFilter,
): Condition[] {
  const { model } = statement.list;
  const owner = model.target(column.relation!);
  const link = model.childLink(column.relation!);
  const position = { engine: statement.engine, owner, alias: 'o', property: column.property };
  const exists = (...more: Condition[]): Condition => {
    const reached = [
      `${link.parentColumn('o')} = ${rootAlias}.${model.column('id')}`,
      ...statement.scopeOf(owner, 'o'),
    ];
    const where = [...reached, ...more.map(({ text }) => text)].join(' and ');
    return {
      text: `exists (select 1 from ${owner.table} o${link.join('o')} where ${where})`,
      values: more.flatMap(({ values }) => values),
    };
  };
  const values = valueConditions(position, column.name, condition);
  const conditions = values.length > 0 ? [exists(...values)] : [];
  if (typeof condition.isNull !== 'boolean') return conditions;
  const hasValue = exists({ text: `${columnOf(position)} is not null`, values: [] });
  return [...conditions, condition.isNull ? isNot([hasValue]) : hasValue];
}
