import type { Context } from '../../../kit/context.ts';
import { todayIn } from '../media/publicityValidity.ts';

/** Today on the current radio, `YYYY-MM-DD` in its time zone. */
export async function radioDay({
  database,
  radioId,
}: Pick<Context, 'database' | 'radioId'>): Promise<string> {
  const [row] = await database.rows('select time_zone from radio where id = ?', [radioId ?? -1]);
  return todayIn(String(row?.[0] ?? 'UTC'));
}
