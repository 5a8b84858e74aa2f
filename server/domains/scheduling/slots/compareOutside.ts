import type { Context } from '../../../kit/context.ts';
import { scheduleConflict } from '../../../kit/errors.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import '../calendarTurns.ts';
import { countUnpreparedDays, layOutInSlices, type Window } from './clashes.ts';
import { reuseSeries } from './sameSeries.ts';
import type { Series } from './series.ts';
import type { SlotConflicts } from './slotConflicts.ts';

/*
 * Writes of slots compare years of the calendar. A transaction locks out other writes (all of them on SQLite, those of the radio's
 * planning on PostgreSQL), so the comparison is prepared outside: the transaction rolls back, the preparation takes the turn of the
 * radio, and the write runs again. The second transaction reads the calendar anew and prepares only what others have changed since.
 */

/** Days of recurring series that a transaction prepares itself: 8 series over two years, which take 4 ms at most. */
const maxInside = 6000;

/** Preparations of one write, after which its transaction prepares the rest: others may change the calendar again and again. */
const maxPreparations = 5;

/** Rolls back a transaction that needs a preparation. */
class PreparationNeeded extends Error {
  readonly prepare: () => Promise<void>;

  constructor(prepare: () => Promise<void>) {
    super('The comparison is prepared outside of the transaction.');
    this.prepare = prepare;
  }
}

/** Rolls back a transaction that found clashes, whose list takes many more comparisons. */
class ClashesFound extends Error {
  readonly list: () => Promise<SlotConflicts | undefined>;

  constructor(list: () => Promise<SlotConflicts | undefined>) {
    super('The clashes are listed outside of the transaction.');
    this.list = list;
  }
}

/** Number of preparations so far of the requests that write at the moment. */
const preparations = new WeakMap<Context, number>();

/**
 * Runs a write whose transaction compares the calendar with `prepareOutside`. The write must have no effects outside of its
 * transaction, because it runs again after each preparation.
 */
export async function compareOutside<Result>(
  context: Context,
  write: () => Promise<Result>,
): Promise<Result> {
  const inTurn = <Value>(work: () => Promise<Value>) =>
    context.services.calendarTurns.inTurn(String(context.radioId ?? 0), work);
  const endReuse = reuseSeries(context);
  preparations.set(context, 0);
  try {
    for (;;) {
      const needed = await write().catch((error: unknown) => {
        if (error instanceof PreparationNeeded || error instanceof ClashesFound) return error;
        throw error;
      });
      if (needed instanceof ClashesFound) refuse(await inTurn(needed.list));
      else if (!(needed instanceof PreparationNeeded)) return needed;
      else await inTurn(needed.prepare);
      preparations.set(context, preparations.get(context)! + 1);
    }
  } finally {
    preparations.delete(context);
    endReuse();
  }
}

/** Prepares series for a comparison in a transaction; outside of it when there are many. */
export async function prepareOutside(
  writing: Writing,
  all: readonly Series[],
  window: Window,
): Promise<void> {
  const prepare = () => layOutInSlices(all, window);
  await (countUnpreparedDays(all, window) > maxInside ? runOutside(writing, prepare) : prepare());
}

/**
 * Runs long work that a transaction needs outside of it: rolls back, runs the work and then the transaction again. After several
 * such works of a write, runs the work inside.
 */
export async function runOutside({ context }: Writing, work: () => Promise<void>): Promise<void> {
  const count = preparations.get(context) ?? maxPreparations;
  if (count < maxPreparations) throw new PreparationNeeded(work);
  await work();
}

/** Refuses a write because of clashes, which are listed after the transaction. */
export function refuseOutside({ context }: Writing, list: () => Promise<SlotConflicts | undefined>): never {
  if (!preparations.has(context)) throw new Error('The write must run in compareOutside.');
  throw new ClashesFound(list);
}

/** Throws SCHEDULE_CONFLICT for clashes. Everybody who plans may read the calendar, so the error may name the other slots. */
export function refuse(found: SlotConflicts | undefined): void {
  if (found) throw scheduleConflict({ ...found });
}
