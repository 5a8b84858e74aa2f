import type { Database, SqlValue } from '../database/database.ts';
import { invalidInput } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, type Condition } from '../read/reads.ts';
import { comparisons, type FieldFilter, type Operator } from './filters.ts';
import { foldText } from '../text/foldText.ts';

/* SQL conditions of a filter on one column. */

const maxValues = 100;

/** A column in the SQL: the property of an entity, and the alias of its table. */
interface ColumnPosition {
  engine: Database['engine'];
  owner: EntityModel;
  alias: string;
  property: string;
}

/** A condition that searches a text in a column. Both must be case-folded. No index serves it. */
export const contains = (engine: Database['engine'], column: string) => `${positionIn(engine, column)} > 0`;

/** Position of a text in a column, from 1; 0 when the column does not contain it. */
const positionIn = (engine: Database['engine'], column: string) =>
  `${engine === 'sqlite' ? 'instr' : 'strpos'}(${column}, ?)`;

/** A column in lower case, by which lists sort. */
export const lowerCase = (column: string) => `lower(${column})`;

/** A column folded as `foldText` does it. */
const foldedText = (column: string) => `fold_text(${column})`;

export const columnOf = ({ owner, alias, property }: ColumnPosition) => `${alias}.${owner.column(property)}`;

/** The SQL conditions of a column filter, without `isNull`. All of them must hold. */
export function valueConditions(position: ColumnPosition, name: string, condition: FieldFilter): Condition[] {
  requireFew(name, condition);
  return given(condition).map(([operator, value]) => valueCondition(position, operator, value));
}

/** The operators that have a value, without `isNull`. */
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

/** A column with a list of texts as JSON. */
const hasText = (engine: Database['engine'], column: string, text: string): Condition =>
  engine === 'sqlite'
    ? { text: `exists (select 1 from json_each(${column}) where value = ?)`, values: [text] }
    : { text: `${column} @> ?::jsonb`, values: [JSON.stringify([text.toWellFormed()])] };

function stored({ owner, property }: ColumnPosition, value: unknown): SqlValue {
  const hasIds = property === 'id' || owner.property(property)?.runtimeType === 'number';
  return hasIds && typeof value === 'string' ? (parseId(value) ?? -1) : owner.stored(value);
}

/** PostgreSQL gives a parameter the type of the column, which rejects fractions and very large numbers for integer columns. */
function placeholder(engine: Database['engine'], value: unknown): string {
  const fitsEveryColumn =
    typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value) <= 2_147_483_647);
  return engine === 'sqlite' || fitsEveryColumn ? '?' : '?::double precision';
}

export function requireFew(name: string, { in: values }: FieldFilter): void {
  if (((values as unknown[] | null | undefined) ?? []).length > maxValues)
    throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });
}
