import type { Database, SqlValue } from '../../../kit/database/database.ts';
import { idList } from '../playlists/items/idList.ts';

/** Ids that are known already, as what a statement selects. */
export function named(
  engine: Database['engine'],
  ids: ReadonlySet<number>,
): { select: string; values: readonly SqlValue[] } {
  // SQLite makes a tree of them, which grows several times as fast at one end.
  const inOrder = [...Int32Array.from(ids).sort()];
  const { table, value } = idList(engine, inOrder);
  return { select: `select id from ${table} named`, values: [value] };
}
