import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import { readRows, rootAlias, type Plan, type Row } from '../read/plan.ts';
import { scopeOf, type Condition } from '../read/reads.ts';
import { scopeConditions, type Scope } from '../read/scope.ts';
import { selects } from '../read/selection.ts';
import { countedExactly, type ListQuery, type Page } from './listArgs.ts';
import { ListModel } from './listModel.ts';
import type { SearchLanguage, SearchMeaning } from './search/searchLanguage.ts';
import { ListStatement } from './listStatement.ts';
import { narrowBySearch } from './search/search.ts';
import { chunkOf } from './page.ts';

interface PageOptions {
  /** Whether rows in the recycle bin are hidden (the default), included, or the only ones. */
  deleted?: Scope['deleted'];
  /** Condition that every row of the list must meet. */
  where?: Condition | undefined;
  /** Parser of the search text, for lists that support keywords in searches. */
  searchLanguage?: SearchLanguage | undefined;
}

/**
 * Maximum offset at which a page is read directly. Beyond it, and when the filter or the sort joins relations, the ids of the page
 * are found first and the other columns joined afterwards.
 */
const shallow = 200;

/**
 * Reads a page of rows of an entity, with the fields that the request selects. Reads only the columns of these fields, creates no
 * entities, and counts the total only when it is selected.
 */
export async function findPage(
  context: Context,
  entity: { name: string },
  query: ListQuery,
  info: GraphQLResolveInfo,
  options: PageOptions = {},
): Promise<Page<Row>> {
  const list = ListModel.of(context.reads.models, entity);
  const scope = scopeOf(context, options.deleted);
  const statement = new ListStatement(list, context.database.engine, scope);
  // guard: radio-scope-in-lists
  for (const condition of scopeConditions(list.model, rootAlias, scope)) statement.where(condition);
  if (options.where) statement.where(options.where.text, ...options.where.values);
  await statement.filter(query.filter ?? {}, context);
  statement.sort(query.sort ?? [], context.abilities);
  const search = await parsedSearch(query.search?.trim() ?? '', context, options.searchLanguage);
  for (const { text, values } of search.where) statement.where(text, ...values);
  if (search.text) await narrowBySearch(context, list, statement, search.text);

  const plan = context.reads.planFor(list.model, info, ['items'], scope);
  const offset = (query.page - 1) * query.perPage;
  const items = selects(info, 'items')
    ? await readItems(context, list, statement, plan, query.perPage, offset, info.variableValues)
    : undefined;
  const total = selects(info, 'totalItems', 'totalIsExact')
    ? await countRows(context, statement, query, items?.length)
    : 0;
  return {
    items: items ?? [],
    totalItems: Math.min(total, countedExactly),
    totalIsExact: total <= countedExactly,
  };
}

const parsedSearch = (
  search: string,
  context: Context,
  searchLanguage?: SearchLanguage,
): MaybePromise<SearchMeaning> =>
  search && searchLanguage ? searchLanguage(search, context) : { text: search, where: [] };

async function readItems(
  { database }: Context,
  list: ListModel,
  statement: ListStatement,
  plan: Plan,
  perPage: number,
  offset: number,
  variables: Record<string, unknown>,
): Promise<Row[]> {
  if (statement.isImpossible) return [];
  const { table } = list.model;
  const id = list.model.column('id');
  const direct = offset <= shallow && !statement.joinsRelations;
  const { isBackwards, limit, skipped } = await chunkOf(database, statement, perPage, offset);
  const order = statement.orderText(isBackwards);
  const sql = direct
    ? `select ${plan.columns} from ${table} ${rootAlias}${plan.joins}${statement.whereText}${order} limit ? offset ?`
    : `select ${plan.columns} from (select id, row_number() over () as position from (select ${rootAlias}.${id} as id from ${table} ${rootAlias}` +
      `${statement.joinText}${statement.whereText}${order} limit ? offset ?) found) page` +
      ` join ${table} ${rootAlias} on ${rootAlias}.${id} = page.id${plan.joins} order by page.position${isBackwards ? ' desc' : ''}`;
  return readRows(database, plan, await database.rows(sql, [...statement.values, limit, skipped]), variables);
}

async function countRows(
  { database }: Context,
  statement: ListStatement,
  query: ListQuery,
  itemsOnPage: number | undefined,
): Promise<number> {
  if (statement.isImpossible) return 0;
  if (itemsOnPage !== undefined && itemsOnPage < query.perPage && (itemsOnPage > 0 || query.page === 1)) {
    // The list ends on this page, so its total is known without counting.
    return (query.page - 1) * query.perPage + itemsOnPage;
  }
  const { table, deletedColumn } = statement.list.model;
  const whole = `select count(*) from ${table}`;
  const bin = `${whole} where ${deletedColumn} is not null`;
  // SQLite counts a whole table quickly, and also the rows outside of a recycle bin, by its index. PostgreSQL must scan, and so
  // must SQLite for a filtered list.
  const isFast = database.engine === 'sqlite';
  const [row] =
    isFast && statement.isWholeTable
      ? await database.rows(whole, [])
      : isFast && statement.isWholeButBin
        ? await database.rows(`select (${whole}) - (${bin})`, [])
        : await database.rows(
            `select count(*) from (select 1 from ${table} ${rootAlias}${statement.joinText}${statement.whereText} limit ?) counted`,
            [...statement.values, countedExactly + 1],
          );
  return Number(row![0]);
}
