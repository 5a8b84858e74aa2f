import type { Context } from '../../../kit/context.ts';
import type { Use } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { registerUses } from '../../../kit/resource/uses.ts';
import { rowOn } from '../occurrences/keptOccurrences.ts';
import { namesOfSlots } from '../occurrences/shownNames.ts';
import { isDayOf } from '../slots/series.ts';
import { dayAt, radioClock, seriesOf, type RadioClock } from '../slots/storedSeries.ts';
import { dateOf, dayOf } from '../time/days.ts';
import { frameOf } from './shownRundown.ts';
import { itemsOfRundowns, laidItems } from './storedRundown.ts';

/* What stands in a rundown that is still to come is not deleted. */

type Of = Given<{ of: number; today: string }>;

const rundownsWith = (db: Builder, { of, today }: Of, held: 'media' | 'playlist') =>
  db
    .selectFrom('Rundown as rundown')
    .innerJoin('Slot as slot', 'slot.id', 'rundown.slot')
    .leftJoin('Occurrence as occurrence', (join) =>
      join.onRef('occurrence.slot', '=', 'rundown.slot').onRef('occurrence.date', '=', 'rundown.date'),
    )
    .select(['rundown.id', 'rundown.slot', 'rundown.date', 'slot.layer', 'slot.startDate', 'slot.startTime'])
    .select(['slot.duration', 'slot.recurrence', 'slot.endDate'])
    .select(['occurrence.startsAt', 'occurrence.endsAt', 'occurrence.wall', 'occurrence.isDropped'])
    .select(['occurrence.title', 'occurrence.episode'])
    .where('rundown.date', '>=', today)
    .where('rundown.id', 'in', (items) =>
      items.selectFrom('RundownItem').select('rundown').where(held, '=', of),
    )
    .orderBy('rundown.date')
    .orderBy('rundown.slot')
    .limit(1000);

const rundownsWithMedium = query('planning.rundownsWithMedium', (db, given: Of) =>
  rundownsWith(db, given, 'media'),
);
const rundownsWithPlaylist = query('planning.rundownsWithPlaylist', (db, given: Of) =>
  rundownsWith(db, given, 'playlist'),
);

const movingItems = query(
  'planning.movingRundownItems',
  (db, { from, to }: Given<{ from: number; to: number }>) =>
    db
      .updateTable('RundownItem')
      .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
      .where('media', '=', from),
);

const contextOf = (asked: Context | Writing) => ('context' in asked ? asked.context : asked);
const clockOf = (asked: Context | Writing) => radioClock(contextOf(asked));
const todayOf = ({ wallNow }: RadioClock) => dateOf(dayAt(wallNow));

type Row = Awaited<ReturnType<typeof rundownsWithMedium.all>>[number];

/** A rundown whose day is none of its series waits for it, and uses nothing. */
function timesOf(row: Row, clock: RadioClock) {
  const { startsAt, endsAt, wall, title, episode } = row;
  if (startsAt)
    return row.isDropped ? undefined : { startsAt, endsAt: endsAt!, wall: wall!, title: title!, episode };
  const series = seriesOf({ ...row, id: row.slot });
  const day = dayOf(row.date);
  const computed = isDayOf(series, day) ? rowOn(series, day, clock) : undefined;
  return computed && { ...computed, title: '', episode: null };
}

/** When what is held is on the air first in each of some rundowns, as their items lie now. */
async function placesOf(
  asked: Context | Writing,
  rows: readonly Row[],
  held: { media: number } | { playlist: number },
  clock: RadioClock,
): Promise<Use[]> {
  const toCome = rows.flatMap((row) => {
    const times = timesOf(row, clock);
    return times ? [{ ...row, ...times }] : [];
  });
  if (toCome.length === 0) return [];
  const names = await namesOfSlots(asked, [...new Set(toCome.map(({ slot }) => slot))]);
  const rundowns = toCome.map(({ id }) => id);
  const items = Map.groupBy(await itemsOfRundowns.all(asked, { rundowns }), ({ rundown }) => rundown);
  const [[by, of]] = Object.entries(held) as [['media' | 'playlist', number]];
  return Promise.all(
    toCome.map(async ({ id, slot, date, ...times }): Promise<Use> => {
      const all = items.get(id)!;
      const { places } = laidItems(all, await frameOf(asked, times, names.get(slot)!));
      const first = places[all.findIndex((item) => item[by] === of)]!;
      return {
        kind: 'Rundown',
        id: `${slot}:${date}`,
        name: times.title || (names.get(slot)?.title ?? ''),
        at: new Date(times.startsAt.getTime() + first.start),
      };
    }),
  );
}

registerUses('MediaItem', {
  kind: 'Rundown',
  find: async (asked, of) => {
    const clock = await clockOf(asked);
    const rows = await rundownsWithMedium.all(asked, { of, today: todayOf(clock) });
    const places = await placesOf(asked, rows, { media: of }, clock);
    return { total: places.length, places };
  },
  placesOfEach: async (context, ids) => {
    const clock = await radioClock(context);
    const found = await rundownsWithMedium.ofEach(context, ids, { today: todayOf(clock) });
    return Promise.all(found.map((rows, index) => placesOf(context, rows, { media: ids[index]! }, clock)));
  },
  move: async (writing, from, to) => void (await movingItems.write(writing, { from, to })),
});

registerUses('Playlist', {
  kind: 'Rundown',
  find: async (asked, of) => {
    const clock = await clockOf(asked);
    const rows = await rundownsWithPlaylist.all(asked, { of, today: todayOf(clock) });
    const places = await placesOf(asked, rows, { playlist: of }, clock);
    return { total: places.length, places };
  },
});
