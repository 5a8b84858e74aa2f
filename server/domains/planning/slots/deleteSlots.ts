import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { dropRow } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { requireUnused } from '../../../kit/resource/uses.ts';
import { settleSlot } from './settleSlot.ts';
import { Slot } from './slot.entity.ts';
import { lockedClock, storedSlot } from './storedSeries.ts';

const maxAtOnce = 2000;

/** Puts slots into the recycle bin: all of them, or none. */
export function deleteSlots(context: Context, given: readonly string[]): Promise<string[]> {
  if (given.length === 0) throw invalidInput({ ids: 'required' });
  if (given.length > maxAtOnce) throw invalidInput({ ids: 'tooLong' });
  const ids = [...new Set(given.map((id) => parseId(id) ?? 0))];
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const clock = await lockedClock(writing);
    const model = context.reads.models.of(Slot);
    const found = await findStoredRows(writing, model, ids);
    if (found.size < ids.length) throw notFound('Slot');
    for (const [id, row] of found) {
      await requireUnused(writing, 'Slot', id);
      await dropRow(writing, model, row);
      await settleSlot(writing, (await storedSlot(writing, id))!, clock);
    }
    return ids.map(String);
  });
}
