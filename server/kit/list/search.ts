import type { Context } from '../context.ts';
import type { SqlValue } from '../database/database.ts';
import { rootAlias } from '../read/plan.ts';
import { guardedProperties } from '../rules/guardedProperties.ts';
import type { ListModel, SearchTarget } from './listModel.ts';
import type { ListStatement } from './listStatement.ts';
import { fold } from './searchText.ts';
import { searchTableOf } from './searchIndex.ts';

/** Up to so many hits the index names the rows; a term that is more common is found faster by walking them. */
const rareHits = 500;
/** The index is made of three letters at a time. */
const shortestIndexed = 3;

/** Keeps the rows that hold the term in their own search text or in that of a searched relation. */
export async function narrowBySearch(context: Context, list: ListModel, statement: ListStatement, term: string): Promise<void> {
  const needle = fold(term);
  const matches: Array<{ text: string; values: SqlValue[] }> = [];
  for (const target of list.searchTargets) {
    const withGuarded = mayReadGuarded(context, target);
    const ids = needle.length >= shortestIndexed ? await rareIds(context, target, needle, withGuarded) : undefined;
    if (!ids) matches.push(walk(statement, target, needle, withGuarded));
    else if (ids.length > 0) matches.push(named(statement, list, target, ids));
  }
  if (matches.length === 0) statement.isImpossible = true;
  else statement.where(`(${matches.map(match => match.text).join(' or ')})`, ...matches.flatMap(match => match.values));
}

/** The ids that hold the needle when they are few, by the index; undefined when they are many. */
async function rareIds({ database }: Context, target: SearchTarget, needle: string, withGuarded: boolean): Promise<number[] | undefined> {
  const { model } = target;
  const limit = rareHits + 1;
  const rows =
    database.engine === 'sqlite'
      ? await database.rows(`select rowid from ${searchTableOf(model)} where ${searchTableOf(model)} match ? limit ?`, [
          `${withGuarded ? '' : '{search_text} : '}"${needle.replaceAll('"', '""')}"`,
          limit,
        ])
      : await database.rows(
          `select id from ${model.table} where search_text like ?${withGuarded ? ' or guarded_search_text like ?' : ''} limit ?`,
          [...columnsOf(withGuarded).map(() => `%${escapeLike(needle)}%`), limit],
        );
  return rows.length > rareHits ? undefined : rows.map(([id]) => Number(id));
}

function named(statement: ListStatement, list: ListModel, { relation }: SearchTarget, ids: number[]) {
  const column = `${rootAlias}.${list.model.column(relation ?? 'id')}`;
  const { text, value } = statement.inIds(column, ids);
  return { text, values: [value] };
}

function walk(statement: ListStatement, { relation }: SearchTarget, needle: string, withGuarded: boolean) {
  const alias = relation ? statement.join(relation) : rootAlias;
  const columns = columnsOf(withGuarded);
  const text = columns.map(column => statement.holds(`${alias}.${column}`)).join(' or ');
  return { text, values: columns.map(() => needle) };
}

const columnsOf = (withGuarded: boolean) => ['search_text', ...(withGuarded ? ['guarded_search_text'] : [])];

function mayReadGuarded({ abilities }: Context, { model }: SearchTarget): boolean {
  const rules = [...guardedProperties(model.entityClass).values()];
  return rules.length > 0 && rules.every(rule => abilities.allows(rule));
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
