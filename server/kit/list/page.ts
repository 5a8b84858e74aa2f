import type { Database } from '../database/database.ts';
import { rootAlias } from '../read/plan.ts';
import type { ListStatement } from './listStatement.ts';

/** Which rows to read for one page. */
interface Page {
  /** True when rows are counted from the end of the list. They are then returned in reverse order. */
  isBackwards: boolean;
  limit: number;
  skipped: number;
}

/** Offset beyond which counting the list first is cheaper than skipping rows. */
const deep = 10_000;

/**
 * Decides from which end of the list to read a page. The database reads every skipped row, so a deep page is read from the nearer
 * end.
 */
export async function chunkOf(
  database: Database,
  statement: ListStatement,
  perPage: number,
  offset: number,
): Promise<Page> {
  const forwards = { isBackwards: false, limit: perPage, skipped: offset };
  if (offset <= deep) return forwards;
  const total = await countAll(database, statement);
  if (offset < total / 2) return forwards;
  const limit = Math.max(0, Math.min(perPage, total - offset));
  return { isBackwards: true, limit, skipped: Math.max(0, total - offset - limit) };
}

async function countAll(database: Database, statement: ListStatement): Promise<number> {
  const { table } = statement.list.model;
  const sql = `select count(*) from ${table} ${rootAlias}${statement.joinText}${statement.whereText}`;
  const [row] = await database.rows(sql, statement.values);
  return Number(row![0]);
}
