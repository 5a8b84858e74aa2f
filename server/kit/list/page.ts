import type { Database } from '../database/database.ts';
import { rootAlias } from '../read/plan.ts';
import type { ListStatement } from './listStatement.ts';

/** Limits of the query for one page. */
interface Page {
  /** True when rows are counted from the end of the list, and returned in reverse order. */
  isBackwards: boolean;
  limit: number;
  skipped: number;
}

/** Beyond this offset a count of the list pays off. */
const deep = 10_000;

/** The database walks over every row before a page: for deep pages from the nearer end of the list. */
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
