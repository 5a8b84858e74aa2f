import type { Database, SqlValue } from '../database/database.ts';
import { invalidInput } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, type Condition } from '../read/reads.ts';
import { comparisons, type FieldFilter, type Operator } from './filters.ts';
import { foldText } from '../text/foldText.ts';

/* What a filter asks of one column, as SQL. */

const maxValues = 100;

/** A column as SQL names it. */
interface Place {
  engine: Database['engine'];
  owner: EntityModel;
  alias: string;
  property: string;
}

/** A condition that reads a column and looks for a text in it; both are folded. No index serves it. */
export const holds = (engine: Database['engine'], column: string) => `${placeIn(engine, column)} > 0`;

/** Where in a column a text begins, from 1; 0 when it is not there. */
const placeIn = (engine: Database['engine'], column: string) =>
  `${engine === 'sqlite' ? 'instr' : 'strpos'}(${column}, ?)`;

/** A column without its case, by which lists sort. */
export const lowerCase = (column: string) => `lower(${column})`;

/** A column as `foldText` folds it. */
const foldedText = (column: string) => `fold_text(${column})`;

export const columnOf = ({ owner, alias, property }: Place) => `${alias}.${owner.column(property)}`;

/** What all hold of a column that meets a condition, but for `isNull`. */
export function valueConditions(place: Place, name: string, condition: FieldFilter): Condition[] {
  requireFew(name, condition);
  return given(condition).map(([operator, value]) => valueCondition(place, operator, value));
}

/** The operators that are given with a value, but for `isNull`. */
const given = ({ isNull: _, ...condition }: FieldFilter) =>
  Object.entries(condition).filter(([, value]) => value !== null && value !== undefined) as Array<
    [Exclude<Operator, 'isNull'>, unknown]
  >;

function valueCondition(place: Place, operator: Exclude<Operator, 'isNull'>, value: unknown): Condition {
  const { engine } = place;
  const column = columnOf(place);
  switch (operator) {
    case 'in':
      return oneOf(place, value as unknown[]);
    case 'contains':
      return { text: holds(engine, foldedText(column)), values: [foldText(String(value))] };
    case 'startsWith':
      return { text: `${placeIn(engine, foldedText(column))} = 1`, values: [foldText(String(value))] };
    case 'has':
      return hasText(engine, column, String(value));
    default:
      return {
        text: `${column} ${comparisons[operator]} ${placeholder(engine, value)}`,
        values: [stored(place, value)],
      };
  }
}

function oneOf(place: Place, values: unknown[]): Condition {
  if (values.length === 0) return { text: '1 = 0', values: [] };
  const placeholders = values.map((value) => placeholder(place.engine, value)).join(', ');
  return {
    text: `${columnOf(place)} in (${placeholders})`,
    values: values.map((value) => stored(place, value)),
  };
}

/** A column that holds a list of texts as JSON. */
const hasText = (engine: Database['engine'], column: string, text: string): Condition =>
  engine === 'sqlite'
    ? { text: `exists (select 1 from json_each(${column}) where value = ?)`, values: [text] }
    : { text: `${column} @> ?::jsonb`, values: [JSON.stringify([text.toWellFormed()])] };

function stored({ owner, property }: Place, value: unknown): SqlValue {
  const holdsIds = property === 'id' || owner.property(property)?.runtimeType === 'number';
  return holdsIds && typeof value === 'string' ? (parseId(value) ?? -1) : owner.stored(value);
}

/** PostgreSQL takes a value for one of the column's type, which no fraction and no very large number is. */
function placeholder(engine: Database['engine'], value: unknown): string {
  const fitsEveryColumn =
    typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value) <= 2_147_483_647);
  return engine === 'sqlite' || fitsEveryColumn ? '?' : '?::double precision';
}

export function requireFew(name: string, { in: values }: FieldFilter): void {
  if (((values as unknown[] | null | undefined) ?? []).length > maxValues)
    throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });
}
