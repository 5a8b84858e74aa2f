import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { todayIn } from '../../media/kinds/adverts/publicityValidity.ts';

/** Current date on the current radio, `YYYY-MM-DD` in its time zone. */
export async function radioDay({
  database,
  radioId,
}: Pick<Context, 'database' | 'radioId'>): Promise<string> {
  const zone = await findTimeZone.first(database, { radio: radioId ?? 0 });
  return todayIn(zone?.timeZone ?? 'UTC');
}

const findTimeZone = query('library.findTimeZone', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('timeZone').where('id', '=', radio),
);
