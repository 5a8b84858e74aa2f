import { query, type Given } from '../../../kit/query/query.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { insertRow, insertRows } from '../../../kit/write/rowWrites.ts';
import { Rundown } from './rundown.entity.ts';
import { RundownItem } from './items/rundownItem.entity.ts';

const findItemsToCopy = query(
  'scheduling.findItemsToCopy',
  (db, { rundowns }: Given<{ rundowns: number[] }>) =>
    db
      .selectFrom('RundownItem')
      .select(['rundown', 'position', 'kind', 'title', 'notes', 'media', 'playlist'])
      .select(['duration', 'offset', 'isHard', 'addedBy', 'reason'])
      .where('rundown', 'in', rundowns)
      .orderBy('rundown')
      .orderBy('position')
      .orderBy('id'),
);

/**
 * Copies rundowns with their items to dates of other slots, which must have no rundown yet. Returns the ids of the copies by the ids of the
 * original rundowns. Skips rundowns without items, unless `withEmpty` is true.
 */
export async function copyRundowns(
  writing: Writing,
  copies: ReadonlyArray<{ id: number; slot: number; date: string }>,
  { withEmpty = false } = {},
): Promise<Map<number, number>> {
  const copied = new Map<number, number>();
  if (copies.length === 0) return copied;
  const { transaction, context } = writing;
  const scope = scopeOf(context);
  const items = await findItemsToCopy.all(writing, { rundowns: copies.map(({ id }) => id) });
  const byRundown = Map.groupBy(items, ({ rundown }) => rundown);
  const made = new Set<string>();
  for (const { id, slot, date } of copies) {
    const key = `${slot}:${date}`;
    const of = byRundown.get(id) ?? [];
    if (made.has(key) || (of.length === 0 && !withEmpty)) continue;
    made.add(key);
    const copy = await insertRow(transaction, context.reads.models.of(Rundown), { slot, date }, scope);
    copied.set(id, copy.id);
    const rows = of.map((item) => ({ ...item, rundown: copy.id }));
    if (rows.length > 0) await insertRows(transaction, context.reads.models.of(RundownItem), rows, scope);
  }
  return copied;
}
