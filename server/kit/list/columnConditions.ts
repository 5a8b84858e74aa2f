import type { Database, SqlValue } from '../database/database.ts';
import { invalidInput } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, type Condition } from '../read/reads.ts';
import { comparisons, type FieldFilter, type Operator } from './filters.ts';
import { foldText } from '../foldText.ts';

/* SQL conditions that a filter puts on one column. */

const maxValues = 100;

/** Where a column is in the SQL: the entity of its property, and the alias of the table. */
interface ColumnPosition {
  engine: Database['engine'];
  owner: EntityModel;
  alias: string;
  property: string;
}

/**
 * SQL condition: a column contains the text that is passed for the placeholder. The column and the text must be case-folded. No
 * index supports it.
 */
export const contains = (engine: Database['engine'], column: string) => `${positionIn(engine, column)} > 0`;

/** Position of the placeholder's text in a column, from 1; 0 when the column does not contain it. */
const positionIn = (engine: Database['engine'], column: string) =>
  `${engine === 'sqlite' ? 'instr' : 'strpos'}(${column}, ?)`;

/** SQL expression of a text column for sorting, in lower case. */
export const lowerCase = (column: string) => `lower(${column})`;

/** SQL expression of a column that is folded like `foldText` does. */
const foldedText = (column: string) => `fold_text(${column})`;

export const columnOf = ({ owner, alias, property }: ColumnPosition) => `${alias}.${owner.column(property)}`;

/** Creates the SQL conditions for the operators of a column filter, except `isNull`. A row must meet all of them. */
export function valueConditions(position: ColumnPosition, name: string, condition: FieldFilter): Condition[] {
  requireFew(name, condition);
  return given(condition).map(([operator, value]) => valueCondition(position, operator, value));
}

/** The operators of a filter that have a value, except `isNull`. */
const given = ({ isNull: _, ...condition }: FieldFilter) =>
  Object.entries(condition).filter(([, value]) => value !== null && value !== undefined) as Array<
    [Exclude<Operator, 'isNull'>, unknown]
  >;

function valueCondition(
  position: ColumnPosition,
  operator: Exclude<Operator, 'isNull'>,
  value: unknown,
): Condition {
  const { engine } = position;
  const column = columnOf(position);
  switch (operator) {
    case 'in':
      return oneOf(position, value as unknown[]);
    case 'contains':
      return { text: contains(engine, foldedText(column)), values: [foldText(String(value))] };
    case 'startsWith':
      return { text: `${positionIn(engine, foldedText(column))} = 1`, values: [foldText(String(value))] };
    case 'has':
      return hasText(engine, column, String(value));
    default:
      return {
        text: `${column} ${comparisons[operator]} ${placeholder(engine, value)}`,
        values: [stored(position, value)],
      };
  }
}

function oneOf(position: ColumnPosition, values: unknown[]): Condition {
  if (values.length === 0) return { text: '1 = 0', values: [] };
  const placeholders = values.map((value) => placeholder(position.engine, value)).join(', ');
  return {
    text: `${columnOf(position)} in (${placeholders})`,
    values: values.map((value) => stored(position, value)),
  };
}

/** SQL condition: a column with a JSON list of texts contains this text. */
const hasText = (engine: Database['engine'], column: string, text: string): Condition =>
  engine === 'sqlite'
    ? { text: `exists (select 1 from json_each(${column}) where value = ?)`, values: [text] }
    : { text: `${column} @> ?::jsonb`, values: [JSON.stringify([text.toWellFormed()])] };

function stored({ owner, property }: ColumnPosition, value: unknown): SqlValue {
  const hasIds = property === 'id' || owner.property(property)?.runtimeType === 'number';
  return hasIds && typeof value === 'string' ? (parseId(value) ?? -1) : owner.stored(value);
}

/**
 * Placeholder of a value. PostgreSQL gives a placeholder the type of its column, and would reject fractions and very large numbers
 * for integer columns, so these have a type of their own.
 */
function placeholder(engine: Database['engine'], value: unknown): string {
  const fitsEveryColumn =
    typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value) <= 2_147_483_647);
  return engine === 'sqlite' || fitsEveryColumn ? '?' : '?::double precision';
}

export function requireFew(name: string, { in: values }: FieldFilter): void {
  if (((values as unknown[] | null | undefined) ?? []).length > maxValues)
    throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });
}
