import type { Context } from '../../../../kit/context.ts';
import { scheduleConflict } from '../../../../kit/errors.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { countUnpreparedDays, layOutInSlices, type Window } from './clashes.ts';
import { reuseSeries } from '../series/sameSeries.ts';
import type { Series } from '../series/series.ts';
import type { SlotConflicts } from './slotConflicts.ts';

/*
 * Writes of slots compare years of the calendar, which takes too long inside of a transaction.
 * A transaction blocks other writes: all of them on SQLite, those of the radio's planning on PostgreSQL.
 * Therefore it rolls back, the comparison is prepared in the queue of the radio, and the write runs again. The second transaction reads
 * the calendar again and only prepares series that have changed since.
 */

/**
 * Maximum number of days of recurring series that a transaction prepares itself.
 * This number corresponds to 8 series over two years, which take 4 ms.
 */
const maxInside = 6000;

/**
 * Maximum number of preparations outside of the transaction per write.
 * After these, the transaction prepares the rest itself, because the calendar may change again and again.
 */
const maxPreparations = 5;

/** Thrown to roll back a transaction; `prepare` then runs outside, and the write runs again. */
class PreparationNeeded extends Error {
  readonly prepare: () => Promise<void>;

  constructor(prepare: () => Promise<void>) {
    super('The comparison is prepared outside of the transaction.');
    this.prepare = prepare;
  }
}

/**
 * Rolls back a transaction that found clashes.
 * The error is prepared after the rollback, because the search for free times and layers takes many more comparisons.
 */
class ClashesFound extends Error {
  readonly list: () => Promise<SlotConflicts | undefined>;

  constructor(list: () => Promise<SlotConflicts | undefined>) {
    super('The clashes are listed outside of the transaction.');
    this.list = list;
  }
}

/** Number of preparations so far, by the context of each running write. */
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

/**
 * Lays out the dates of series, so that a transaction can compare them. When there are many dates, lays them out outside of the
 * transaction.
 */
export async function prepareOutside(
  writing: Writing,
  all: readonly Series[],
  window: Window,
): Promise<void> {
  const prepare = () => layOutInSlices(all, window);
  await (countUnpreparedDays(all, window) > maxInside ? runOutside(writing, prepare) : prepare());
}

/**
 * Moves long work out of a transaction.
 * Rolls back, runs the work, and then runs the transaction again. After `maxPreparations` rollbacks of one write, and outside of
 * `compareOutside`, runs the work inside of the transaction.
 */
export async function runOutside({ context }: Writing, work: () => Promise<void>): Promise<void> {
  const count = preparations.get(context) ?? maxPreparations;
  if (count < maxPreparations) throw new PreparationNeeded(work);
  await work();
}

/** Rolls back a write because of clashes, which are listed after the rollback. */
export function refuseOutside({ context }: Writing, list: () => Promise<SlotConflicts | undefined>): never {
  if (!preparations.has(context)) throw new Error('The write must run in compareOutside.');
  throw new ClashesFound(list);
}

/**
 * Throws SCHEDULE_CONFLICT with the given clashes, if any. The error may name other slots, because everyone who plans may read the
 * calendar.
 */
export function refuse(found: SlotConflicts | undefined): void {
  if (found) throw scheduleConflict({ ...found });
}
