import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { dropRow } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { requireUnused } from '../../../kit/resource/uses.ts';
import { publishCalendarChanged } from '../occurrences/calendarEvents.ts';
import { dropComing } from '../occurrences/stored/storedOccurrences.ts';
import { Slot } from './slot.entity.ts';
import { requireOwnSlots } from './slotAccess.ts';
import { lockRadioClock } from '../../platform/public.ts';

const maxAtOnce = 2000;

const findOriginals = query('scheduling.findOriginals', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Slot').select('original').where('original', 'in', ids).orderBy('original'),
);

/** Moves slots to the recycle bin: all of them, or none. */
export function deleteSlots(context: Context, given: readonly string[]): Promise<string[]> {
  if (given.length === 0) throw invalidInput({ ids: 'required' });
  if (given.length > maxAtOnce) throw invalidInput({ ids: 'tooLong' });
  const ids = [...new Set(given.map((id) => parseId(id) ?? 0))];
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const model = context.reads.models.of(Slot);
    const found = await findStoredRows(writing, model, ids);
    if (found.size < ids.length) throw notFound('Slot');
    await requireOwnSlots(writing, 'delete', ids);
    const { now } = await lockRadioClock(writing);
    for (const row of found.values()) await dropRow(writing, model, row);
    // After the deletion, so that only rebroadcasts outside of the list count as uses. An error undoes the deletion.
    for (const { original } of await findOriginals.all(writing, { ids }))
      await requireUnused(writing, 'Slot', original!);
    await dropComing(writing, ids, now);
    await publishCalendarChanged(writing, context.services.events, {
      slots: ids,
      from: new Date(now).toISOString(),
      to: null,
    });
    return ids.map(String);
  });
}
