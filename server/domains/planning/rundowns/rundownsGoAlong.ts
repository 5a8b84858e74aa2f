import { query, type Given } from '../../../kit/query/query.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { insertRow, insertRows } from '../../../kit/write/rowWrites.ts';
import { SlotWarning } from '../dryRun/slotWarning.entity.ts';
import { followingDay } from '../slots/followingDay.ts';
import { dayAt, seriesOf, type RadioClock, type SlotTimes } from '../slots/storedSeries.ts';
import { dateOf, dayLength, dayOf } from '../time/days.ts';
import { Rundown } from './rundown.entity.ts';
import { RundownItem } from './rundownItem.entity.ts';

/*
 * What somebody put into a day of a series goes along with it: to the day that it moves to, and to the slot that goes on with it.
 * One whose day is none any more is kept, and is there again when its day is.
 */

type Since = Given<{ slot: number; since: string }>;

const rundownsSince = query('planning.rundownsSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('Rundown')
    .select(['id', 'date'])
    .where('slot', '=', slot)
    .where('date', '>=', since)
    .orderBy('date'),
);

const warningsSince = query('planning.warningsSince', (db, { slot, since }: Since) =>
  db
    .selectFrom('SlotWarning')
    .select(['id', 'date'])
    .where('slot', '=', slot)
    .where('date', '>=', since)
    .orderBy('date'),
);

type On = Given<{ slot: number; date: string }>;

const removingRundown = query('planning.removingRundown', (db, { slot, date }: On) =>
  db.deleteFrom('Rundown').where('slot', '=', slot).where('date', '=', date),
);
const removingWarning = query('planning.removingWarning', (db, { slot, date }: On) =>
  db.deleteFrom('SlotWarning').where('slot', '=', slot).where('date', '=', date),
);

type Dating = Given<{ id: number; date: string }>;

const datingRundown = query('planning.datingRundown', (db, { id, date }: Dating) =>
  db.updateTable('Rundown').set({ date }).where('id', '=', id),
);
const datingWarning = query('planning.datingWarning', (db, { id, date }: Dating) =>
  db.updateTable('SlotWarning').set({ date }).where('id', '=', id),
);

/** What is to come of a slot that was changed goes to the days on which it goes on. */
export async function moveRundowns(
  writing: Writing,
  before: SlotTimes,
  after: SlotTimes,
  clock: RadioClock,
): Promise<void> {
  const [was, is] = [seriesOf(before), seriesOf(after)];
  const since = { slot: after.id, since: dateOf(dayAt(clock.wallNow)) };
  const kinds = [
    { kept: await rundownsSince.all(writing, since), removing: removingRundown, dating: datingRundown },
    { kept: await warningsSince.all(writing, since), removing: removingWarning, dating: datingWarning },
  ];
  for (const { kept, removing, dating } of kinds) {
    const toCome = kept.filter(({ date }) => dayOf(date) * dayLength + was.time > clock.wallNow);
    const moves = toCome.map(({ id, date }) => ({
      id,
      from: dayOf(date),
      to: followingDay(was, is, dayOf(date)),
    }));
    // The last goes first where all go on later: each finds its day left by the one that was there.
    const inOrder = moves.some(({ from, to }) => to > from) ? moves.toReversed() : moves;
    const taken = new Set<number>();
    for (const { id, from, to } of inOrder) {
      if (to === from || taken.has(to)) continue;
      taken.add(to);
      const date = dateOf(to);
      await removing.write(writing, { slot: after.id, date });
      await dating.write(writing, { id, date });
    }
  }
}

/** What is to come of a series goes on in another slot as well; where it was, it waits for its days to come back. */
export async function handOnRundowns(
  writing: Writing,
  before: SlotTimes,
  after: SlotTimes,
  date: string,
): Promise<void> {
  const [was, is] = [seriesOf(before), seriesOf(after)];
  const day = (from: string) => dateOf(followingDay(was, is, dayOf(from)));
  const rows = await rundownsSince.all(writing, { slot: before.id, since: date });
  await copyRundowns(
    writing,
    rows.map(({ id, date: from }) => ({ id, slot: after.id, date: day(from) })),
  );
  const { transaction, context } = writing;
  const warned = await warningsSince.all(writing, { slot: before.id, since: date });
  const dates = [...new Set(warned.map(({ date: from }) => day(from)))];
  const warnings = dates.map((one) => ({ slot: after.id, date: one }));
  if (warnings.length > 0)
    await insertRows(transaction, context.reads.models.of(SlotWarning), warnings, scopeOf(context));
}

const itemsToCopy = query('planning.rundownItemsToCopy', (db, { rundowns }: Given<{ rundowns: number[] }>) =>
  db
    .selectFrom('RundownItem')
    .select(['rundown', 'position', 'kind', 'title', 'notes', 'media', 'playlist'])
    .select(['duration', 'offset', 'isHard', 'addedBy', 'reason'])
    .where('rundown', 'in', rundowns)
    .orderBy('rundown')
    .orderBy('position')
    .orderBy('id'),
);

/** Copies rundowns with their items to days of other slots, on which there is none yet. */
export async function copyRundowns(
  writing: Writing,
  copies: ReadonlyArray<{ id: number; slot: number; date: string }>,
): Promise<void> {
  if (copies.length === 0) return;
  const { transaction, context } = writing;
  const scope = scopeOf(context);
  const items = await itemsToCopy.all(writing, { rundowns: copies.map(({ id }) => id) });
  const byRundown = Map.groupBy(items, ({ rundown }) => rundown);
  const made = new Set<string>();
  for (const { id, slot, date } of copies) {
    const key = `${slot}:${date}`;
    if (made.has(key) || !byRundown.has(id)) continue;
    made.add(key);
    const copy = await insertRow(transaction, context.reads.models.of(Rundown), { slot, date }, scope);
    const rows = byRundown.get(id)!.map((item) => ({ ...item, rundown: copy.id }));
    await insertRows(transaction, context.reads.models.of(RundownItem), rows, scope);
  }
}
