import type { Database, SqlValue } from '../../../../kit/database/database.ts';

/** A list of ids as one value of a statement, whatever its length: rows of `id` and `place`, from 0 in the order given. */
export function idList(
  engine: Database['engine'],
  ids: readonly number[],
): { table: string; value: SqlValue } {
  return engine === 'sqlite'
    ? { table: '(select value as id, key as place from json_each(?))', value: JSON.stringify(ids) }
    : {
        table: '(select id, place - 1 as place from unnest(?::int[]) with ordinality as listed(id, place))',
        value: [...ids],
      };
}
