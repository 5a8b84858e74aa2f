import { query, type Given } from '../../../../kit/query/query.ts';
import { scopeOf } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { insertRows } from '../../../../kit/write/rowWrites.ts';
import { SlotWarning } from '../../dryRun/slotWarning.entity.ts';
import { Occurrence } from '../../occurrences/occurrence.entity.ts';
import { moveRecordThreads } from '../../../chat/public.ts';
import { copyRundowns } from '../../rundowns/copyRundowns.ts';
import { dateOf } from '../../../../kit/time/days.ts';
import { firstMovable, findRundownsSince, findWarningsSince, type DayMove, type Since } from './dayMoves.ts';
import type { RadioClock } from '../../../platform/public.ts';

type On = Given<{ slot: number; date: string }>;
type Dating = Given<{ id: number; date: string }>;

const findSlotExceptionsSince = query('scheduling.findSlotExceptionsSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('Occurrence')
    .select(['id', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
    .select(['state', 'isException', 'isMoved', 'isDropped', 'title', 'episode'])
    .where('slot', '=', slot)
    .where('isException', '=', true)
    .where('date', '>=', since)
    .orderBy('date'),
);

/** Tables with rows for a single date of a slot. These rows move when the date moves. */
const tables = [
  {
    rowsSince: findSlotExceptionsSince,
    removeOn: query('scheduling.deleteExceptionOn', (db, { slot, date }: On) =>
      db.deleteFrom('Occurrence').where('slot', '=', slot).where('date', '=', date),
    ),
    setDate: query('scheduling.setExceptionDate', (db, { id, date }: Dating) =>
      db.updateTable('Occurrence').set({ date }).where('id', '=', id),
    ),
  },
  {
    rowsSince: findRundownsSince,
    removeOn: query('scheduling.deleteRundownOn', (db, { slot, date }: On) =>
      db.deleteFrom('Rundown').where('slot', '=', slot).where('date', '=', date),
    ),
    setDate: query('scheduling.setRundownDate', (db, { id, date }: Dating) =>
      db.updateTable('Rundown').set({ date }).where('id', '=', id),
    ),
  },
  {
    rowsSince: findWarningsSince,
    removeOn: query('scheduling.deleteWarningOn', (db, { slot, date }: On) =>
      db.deleteFrom('SlotWarning').where('slot', '=', slot).where('date', '=', date),
    ),
    setDate: query('scheduling.setWarningDate', (db, { id, date }: Dating) =>
      db.updateTable('SlotWarning').set({ date }).where('id', '=', id),
    ),
  },
];

type Moves = ReadonlyMap<string, DayMove>;

/** Moves the data of single dates of a slot, such as rundowns, to the new dates. */
export async function moveDays(
  writing: Writing,
  slot: number,
  moves: Moves,
  clock: RadioClock,
): Promise<void> {
  const isMoving = ({ day, to }: DayMove) => to !== undefined && to !== day;
  const moving = [...moves.values()].filter(isMoving);
  if (moving.length === 0) return;
  // When dates move later, the last one moves first, so that its new date has already been vacated.
  const isLater = moving.some(({ day, to }) => to! > day);
  for (const { rowsSince, removeOn, setDate } of tables) {
    const rows = await rowsSince.all(writing, { slot, since: firstMovable(clock) });
    for (const { id, date: from } of isLater ? rows.toReversed() : rows) {
      const move = moves.get(from);
      if (!move || !isMoving(move)) continue;
      const date = dateOf(move.to!);
      await removeOn.write(writing, { slot, date });
      await setDate.write(writing, { id, date });
    }
  }
}

/**
 * Copies the data of single dates of a slot, such as rundowns, to the slot that continues it. The rows of the ended slot are
 * hidden, and shown again when its series is extended. Chat threads about rundowns move to the copies.
 */
export async function copyDays(
  writing: Writing,
  { from, to }: { from: number; to: number },
  moves: Moves,
  since: string,
): Promise<void> {
  const { transaction, context } = writing;
  const { models } = context.reads;
  const scope = scopeOf(context);
  const follow = <Row extends { date: string }>(rows: readonly Row[]) => {
    const copies = new Map<string, Row>();
    for (const row of rows) {
      const move = moves.get(row.date);
      // Contents without a new date stay on their own date, unless another date moves there.
      if (!move) continue;
      const date = dateOf(move.to ?? move.day);
      if (move.to !== undefined || !copies.has(date)) copies.set(date, { ...row, date });
    }
    return [...copies.values()];
  };
  const exceptions = await findSlotExceptionsSince.all(writing, { slot: from, since });
  const occurrences = follow(exceptions).map(({ id: _, ...row }) => ({ ...row, slot: to }));
  if (occurrences.length > 0) await insertRows(transaction, models.of(Occurrence), occurrences, scope);
  const rundowns = follow(await findRundownsSince.all(writing, { slot: from, since }));
  const copied = await copyRundowns(
    writing,
    rundowns.map(({ id, date }) => ({ id, slot: to, date })),
    { withEmpty: true },
  );
  await moveRecordThreads(writing, 'Rundown', copied);
  const warnings = follow(await findWarningsSince.all(writing, { slot: from, since }));
  const copies = warnings.map(({ date }) => ({ slot: to, date }));
  if (copies.length > 0) await insertRows(transaction, models.of(SlotWarning), copies, scope);
}
