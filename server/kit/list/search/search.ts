import type { Context } from '../../context.ts';
import type { Database, SqlValue } from '../../database/database.ts';
import { rootAlias } from '../../read/plan.ts';
import { guardedProperties } from '../../rules/guardedProperties.ts';
import type { ListModel, SearchTarget } from '../listModel.ts';
import { contains } from '../columnConditions.ts';
import type { ListStatement } from '../listStatement.ts';
import { rulesOfTarget } from '../pathRules.ts';
import { foldText } from '../../foldText.ts';
import { searchTableOf } from './searchIndex.ts';

/** Maximum number of hits for which the index returns ids. For more frequent terms, scanning the rows is faster. */
const maxNamed = 10_000;
/** Minimum length of a term for the index, which consists of trigrams. */
const shortestIndexed = 3;

/**
 * Limits a list to rows that match the search term. Rows match by their search text, by that of a searched relation, or by their
 * number.
 */
export async function narrowBySearch(
  context: Context,
  list: ListModel,
  statement: ListStatement,
  term: string,
): Promise<void> {
  const needle = foldText(term);
  const matches: Array<{ text: string; values: SqlValue[] }> = [];
  for (const target of list.searchTargets.filter((each) => maySearch(context, list, each))) {
    const withGuarded = mayReadGuarded(context, target);
    const ids = await namedIds(context, target, needle, withGuarded);
    if (!ids) matches.push(walk(statement, target, needle, withGuarded));
    else if (ids.length > 0) matches.push(named(statement, list, target, ids));
  }
  const number = list.isFoundByNumber ? numberIn(term) : undefined;
  if (number !== undefined) matches.push({ text: `${rootAlias}.id = ?`, values: [number] });
  if (matches.length === 0) statement.isImpossible = true;
  else
    statement.where(
      `(${matches.map((match) => match.text).join(' or ')})`,
      ...matches.flatMap((match) => match.values),
    );
}

/** Parses `5033` or `#5033`; undefined for other texts and for numbers out of range. */
function numberIn(term: string): number | undefined {
  const [, digits] = /^#?(\d{1,9})$/.exec(term.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The ids of rows whose search text contains the needle. Undefined when there are more than `maxNamed`, or when the needle is
 * too short for the index of the list's own table.
 */
async function namedIds(
  { database }: Context,
  target: SearchTarget,
  needle: string,
  withGuarded: boolean,
): Promise<number[] | undefined> {
  const isIndexed = [...needle].length >= shortestIndexed;
  if (!isIndexed && !target.relation) return undefined;
  const { sql, values } = isIndexed
    ? indexed(database.engine, target, needle, withGuarded)
    : scanned(database.engine, target, needle, withGuarded);
  const rows = await database.rows(`${sql} limit ?`, [...values, maxNamed + 1]);
  return rows.length > maxNamed ? undefined : rows.map(([id]) => Number(id));
}

function indexed(engine: Database['engine'], { model }: SearchTarget, needle: string, withGuarded: boolean) {
  if (engine === 'sqlite') {
    const table = searchTableOf(model);
    const phrase = `"${needle.replaceAll('"', '""')}"`;
    return {
      sql: `select rowid from ${table} where ${table} match ?`,
      values: [withGuarded ? phrase : `{search_text} : ${phrase}`],
    };
  }
  const columns = columnsOf(withGuarded);
  const where = columns.map((column) => `${column} like ?`).join(' or ');
  return {
    sql: `select id from ${model.table} where ${where}`,
    values: columns.map(() => `%${escapeLike(needle)}%`),
  };
}

/**
 * Query for the ids of related rows with a term of one or two letters, for which the index is of no use. Scans the related table,
 * which is the smaller one.
 */
function scanned(engine: Database['engine'], { model }: SearchTarget, needle: string, withGuarded: boolean) {
  const columns = columnsOf(withGuarded);
  const where = columns.map((column) => contains(engine, column)).join(' or ');
  return { sql: `select id from ${model.table} where ${where}`, values: columns.map(() => needle) };
}

function named(statement: ListStatement, list: ListModel, { model, relation }: SearchTarget, ids: number[]) {
  const { text, value } = statement.inIds(`${rootAlias}.${list.model.column(relation ?? 'id')}`, ids);
  // The index covers all radios, so for rows of a radio the joined row decides whether they are in scope.
  const isInReach =
    /* guard: radio-scope-in-searches */ relation && model.radioColumn
      ? ` and ${statement.join(relation)}.id is not null`
      : '';
  return { text: `(${text}${isInReach})`, values: [value] };
}

function walk(statement: ListStatement, { relation }: SearchTarget, needle: string, withGuarded: boolean) {
  const alias = relation ? statement.join(relation) : rootAlias;
  const columns = columnsOf(withGuarded);
  const text = columns.map((column) => contains(statement.engine, `${alias}.${column}`)).join(' or ');
  return { text, values: columns.map(() => needle) };
}

const columnsOf = (withGuarded: boolean) => ['search_text', ...(withGuarded ? ['guarded_search_text'] : [])];

/** True when the viewer may search the table. A search leaves out all other tables without an error. */
const maySearch = ({ abilities }: Context, { model }: ListModel, target: SearchTarget) =>
  // guard: rule-of-searched-relation
  rulesOfTarget(model, target).every((rule) => abilities.allows(rule));

function mayReadGuarded({ abilities }: Context, { model }: SearchTarget): boolean {
  const rules = [...guardedProperties(model.entityClass).values()];
  return (
    rules.length > 0 && /* guard: rule-of-searched-property */ rules.every((rule) => abilities.allows(rule))
  );
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
