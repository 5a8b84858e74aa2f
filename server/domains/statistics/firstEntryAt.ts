import { AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../kit/context.ts';
import type { Day } from './days.ts';

/**
 * The id of the first audit entry of a day or after it. Entries are only ever added, so that their moments grow with
 * their ids: twenty looks at the primary key find among a million what a scan would look for in all. Entries that were
 * written at once may stand in either order, by less than a minute; callers leave room for that.
 */
export async function firstEntryAt({ database, reads }: Context, day: Day): Promise<number> {
  const { table, stored } = entries(reads);
  const moment = stored(new Date(`${day}T00:00:00Z`));
  const [bounds] = await database.rows(`select min(id), max(id) from ${table}`, []);
  let low = Number(bounds?.[0] ?? 0);
  let high = Number(bounds?.[1] ?? 0) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [found] = await database.rows(
      `select id, case when at >= ? then 1 else 0 end from ${table} where id >= ? order by id limit 1`,
      [moment, middle],
    );
    if (!found || Number(found[1]) === 1) high = middle;
    else low = Number(found[0]) + 1;
  }
  return low;
}

function entries(reads: Context['reads']) {
  const model = reads.models.of(AuditEntry);
  return { table: model.table, stored: (moment: Date) => model.stored(moment) };
}
