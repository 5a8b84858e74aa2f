import { authorOf, record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findStored } from '../../../kit/resource/writes.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { numberPositions, positionRows, type Position } from '../../library/public.ts';
import { loadNamesOfSlots, type SlotNames } from '../occurrences/shownNames.ts';
import { findPlannedOn, type Planned } from '../occurrences/plannedOccurrences.ts';
import { findRadioClock, type RadioClock } from '../../platform/public.ts';
import { Slot } from '../slots/slot.entity.ts';
import { isDate } from '../../../kit/time/days.ts';
import { Rundown } from './rundown.entity.ts';
import { requireOwnRundown } from './rundownAccess.ts';
import { publishRundownChanged } from './rundownEvents.ts';
import { findRundownOn } from './storedRundown.ts';

export interface RundownKey {
  slotId: string;
  date: string;
}

/**
 * Transaction that changes a rundown. The slot is locked until the transaction ends, so that each change starts from the result of the
 * previous one.
 */
export interface RundownWriting extends Writing {
  rundown: number;
  planned: Planned;
  names: SlotNames;
  clock: RadioClock;
}

/** Changes for the audit: previous and new value by property. */
export type AuditedChanges = Record<string, [unknown, unknown]>;

/**
 * Changes a rundown in a serialised transaction. Throws once the occurrence has begun, and when the viewer may only change rundowns
 * of their own emissions and this is not one of them.
 */
export function changeRundown(
  context: Context,
  { slotId, date }: RundownKey,
  work: (writing: RundownWriting) => Promise<AuditedChanges>,
): Promise<void> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const slot = await findStored(writing, Slot, slotId);
    const names = (await loadNamesOfSlots(writing, [slot.id])).get(slot.id)!;
    await requireOwnRundown(writing, names.emission);
    const clock = await findRadioClock(context);
    const planned = isDate(date) ? await findPlannedOn(writing, slot, date, clock) : undefined;
    if (!planned) throw notFound('Occurrence');
    if (planned.startsAt.getTime() <= clock.now) throw invalidInput({ date: 'onAir' });
    const rundown = await rundownFor(writing, slot.id, date);
    const changes = await work({ ...writing, rundown, planned, names, clock });
    if (Object.keys(changes).length > 0) {
      const entry = { action: AuditAction.UPDATED, subject: 'Rundown', subjectId: rundown, changes };
      await record(transaction, authorOf(context, 'Rundown'), entry);
      await publishRundownChanged(writing, context.services.events, { slot: slot.id, date });
    }
  });
}

/** Returns the id of the rundown of an occurrence; creates the row when there is none. */
export async function rundownFor(writing: Writing, slot: number, date: string): Promise<number> {
  const known = await findRundownOn.first(writing, { slot, date });
  if (known) return known.id;
  const { transaction, context } = writing;
  return (await insertRow(transaction, context.reads.models.of(Rundown), { slot, date }, scopeOf(context)))
    .id;
}

const findItemIdsInOrder = query(
  'scheduling.findItemIdsInOrder',
  (db, { rundown }: Given<{ rundown: number }>) =>
    db
      .selectFrom('RundownItem')
      .select('id')
      .where('rundown', '=', rundown)
      .orderBy('position')
      .orderBy('id'),
);

/** Returns the ids of a rundown's items in order. */
export const orderOf = async (writing: RundownWriting): Promise<number[]> =>
  (await findItemIdsInOrder.all(writing, { rundown: writing.rundown })).map(({ id }) => id);

const setItemPositions = query('scheduling.setItemPositions', (db, { order }: Given<{ order: Position[] }>) =>
  db
    // Without `acrossRadios`, SQLite would search the list of positions once for each item of the radio.
    .updateTable(acrossRadios('RundownItem'))
    .from(positionRows(order).as('ordered'))
    .set(({ ref }) => ({ position: ref('ordered.position') }))
    .whereRef('RundownItem.id', '=', 'ordered.id')
    .whereRef('RundownItem.position', '<>', 'ordered.position'),
);

/** Gives rundown items the positions 1, 2, 3 … in the order of `ids`. */
export const writeOrder = async (writing: Writing, ids: readonly number[]): Promise<void> =>
  void (await setItemPositions.write(writing, { order: numberPositions(ids) }));
