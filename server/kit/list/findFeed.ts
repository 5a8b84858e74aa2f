import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { SqlValue } from '../database/database.ts';
import { invalidInput } from '../errors.ts';
import { readRows, rootAlias, type Row } from '../read/plan.ts';
import { parseId, scopeOf, type Condition } from '../read/reads.ts';
import { scopeConditions } from '../read/scope.ts';

/** Query of a feed: `perPage` rows that are older than the row with the id `before`. */
export interface FeedQuery {
  before?: string | undefined;
  perPage: number;
}

/** A page of a feed. The newest rows come first, and pages are cut by id, so that new rows do not shift the following pages. */
export interface FeedPage<T> {
  items: T[];
  hasMore: boolean;
}

const maxPerPage = 50;

/** Reads a page of rows of an entity, the highest ids first. Rows have the fields that are selected below `items`. */
export async function findFeed(
  context: Context,
  entity: { name: string },
  { before, perPage }: FeedQuery,
  where: readonly Condition[],
  info: GraphQLResolveInfo,
): Promise<FeedPage<Row>> {
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > maxPerPage) throw invalidInput({ perPage: 'max' });
  const model = context.reads.models.of(entity);
  const scope = scopeOf(context);
  const plan = context.reads.planFor(model, info, ['items'], scope);
  const id = `${rootAlias}.${model.column('id')}`;
  const texts = [...scopeConditions(model, rootAlias, scope), ...where.map(({ text }) => text)];
  const values: SqlValue[] = where.flatMap((condition) => condition.values);
  if (before !== undefined) {
    texts.push(`${id} < ?`);
    // An invalid id becomes 0, before which there is no row, so the page is empty.
    values.push(parseId(before) ?? 0);
  }
  const conditions = texts.length > 0 ? ` where ${texts.join(' and ')}` : '';
  const sql = `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins}${conditions} order by ${id} desc limit ?`;
  const found = await context.database.rows(sql, [...values, perPage + 1]);
  const items = await readRows(context.database, plan, found.slice(0, perPage), info.variableValues);
  return { items, hasMore: found.length > perPage };
}
