import type { Database } from '../database/database.ts';
import { rootAlias } from '../read/plan.ts';
import type { ListStatement } from './listStatement.ts';

/** The rows of a page, as they are come by in the order of a list. */
interface Page {
  /** Whether they are counted from the end of the list, and come the other way round. */
  isBackwards: boolean;
  limit: number;
  skipped: number;
}

/** Beyond this offset it pays to know how far the end is. */
const deep = 10_000;

/** Every row before a page is walked over, in the order of the list: far down, from the end that is nearer. */
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
