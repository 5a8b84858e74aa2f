import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Day } from '../../statistics/days.ts';

/**
 * Returns an id from which on all audit entries were written on or after a day (in UTC). The id may lie in a gap between two ids,
 * and follows the last id when there is no such entry. Entries are only appended, so that their times grow with their ids: a
 * binary search with twenty lookups of the primary key replaces a scan of a million entries. Concurrent entries may be out of
 * order by less than a minute; callers must allow for that.
 */
export async function findFirstEntryAt({ database }: Context, day: Day): Promise<number> {
  const moment = new Date(`${day}T00:00:00Z`);
  const bounds = await findEntryBounds.first(database);
  let low = bounds?.first ?? 0;
  let high = (bounds?.last ?? 0) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const entry = await findEntryFrom.first(database, { id: middle });
    if (!entry || entry.at >= moment) high = middle;
    else low = entry.id + 1;
  }
  return low;
}

const findEntryBounds = query('audit.findEntryBounds', (db) =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom('AuditEntry')
      .select(({ fn }) => fn.min('id').as('id'))
      .as('first'),
    selectFrom('AuditEntry')
      .select(({ fn }) => fn.max('id').as('id'))
      .as('last'),
  ]),
);

const findEntryFrom = query('audit.findEntryFrom', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AuditEntry').select(['id', 'at']).where('id', '>=', id).orderBy('id').limit(1),
);
