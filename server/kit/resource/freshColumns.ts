import type { GraphQLResolveInfo } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import { allColumnsOf } from '../list/filters.ts';
import type { ListQuery } from '../list/listArgs.ts';
import { selectionOf } from '../read/selection.ts';

/** Names of computed columns that may be out of date, and the function that updates them. */
export interface FreshColumns {
  columns: readonly string[];
  refresh: (context: Context) => Promise<void>;
}

/** Updates computed columns before a read that selects them, sorts by them or filters by them. */
export async function refreshColumns(
  { columns, refresh }: FreshColumns,
  context: Context,
  item: ClassType<object>,
  info: GraphQLResolveInfo,
  query?: ListQuery,
): Promise<void> {
  const read = selectionOf(context.reads.models.of(item), info, query ? ['items'] : []).columns;
  const sorted = (query?.sort ?? []).flatMap((column) => Object.keys(column));
  const requested = new Set([...read, ...sorted, ...allColumnsOf(query?.filter ?? {})]);
  if (columns.some((column) => requested.has(column))) await refresh(context);
}
