import type { Context } from '../../../kit/context.ts';
import type { Use } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { RecordUses } from '../../../kit/resource/uses.ts';
import { rowOn } from '../occurrences/stored/storedOccurrences.ts';
import { loadNamesOfSlots } from '../occurrences/shownNames.ts';
import { isDayOf } from '../slots/series/series.ts';
import { dayAt, findRadioClock, type RadioClock } from '../../platform/public.ts';
import { seriesOf } from '../slots/series/storedSeries.ts';
import { dateOf, dayOf } from '../../../kit/time/days.ts';
import { loadFrame } from './shownRundown.ts';
import { RundownItemKind } from './rundownEnums.ts';
import { findItemsOfRundowns, laidItems, type StoredItem } from './storedRundown.ts';

/* Prevents the deletion of media items and playlists that a rundown from today on contains. */

type Of = Given<{ of: number; today: string }>;

const rundownsWith = (db: Builder, { of, today }: Of, usedField: 'media' | 'playlist') =>
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
      items.selectFrom('RundownItem').select('rundown').where(usedField, '=', of),
    )
    .orderBy('rundown.date')
    .orderBy('rundown.slot')
    .limit(1000);

const findRundownsWithMedium = query('scheduling.findRundownsWithMedium', (db, given: Of) =>
  rundownsWith(db, given, 'media'),
);
const findRundownsWithPlaylist = query('scheduling.findRundownsWithPlaylist', (db, given: Of) =>
  rundownsWith(db, given, 'playlist'),
);

const moveItems = query('scheduling.moveItems', (db, { from, to }: Given<{ from: number; to: number }>) =>
  db
    .updateTable('RundownItem')
    .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
    .where('media', '=', from),
);

const contextOf = (context: Context | Writing) => ('context' in context ? context.context : context);
const clockOf = (context: Context | Writing) => findRadioClock(contextOf(context));
const todayOf = ({ wallNow }: RadioClock) => dateOf(dayAt(wallNow));

type Row = Awaited<ReturnType<typeof findRundownsWithMedium.all>>[number];

/**
 * Start and end of the occurrence that a rundown belongs to; undefined when it does not exist.
 * A rundown without an occurrence does not count as a use.
 */
function timesOf(row: Row, clock: RadioClock) {
  const { startsAt, endsAt, wall, title, episode } = row;
  if (startsAt)
    return row.isDropped ? undefined : { startsAt, endsAt: endsAt!, wall: wall!, title: title!, episode };
  const series = seriesOf({ ...row, id: row.slot });
  const day = dayOf(row.date);
  const computed = isDayOf(series, day) ? rowOn(series, day, clock) : undefined;
  return computed && { ...computed, title: '', episode: null };
}

type Laid = {
  slot: number;
  date: string;
  startsAt: Date;
  name: string;
  items: StoredItem[];
  starts: number[];
};

/** Layouts of coming rundowns by id, read together. */
async function layoutsOf(
  context: Context | Writing,
  rows: readonly Row[],
  clock: RadioClock,
): Promise<Map<number, Laid>> {
  const toCome = new Map(
    rows.flatMap((row) => {
      const times = timesOf(row, clock);
      return times ? [[row.id, { ...row, ...times }] as const] : [];
    }),
  );
  const laid = new Map<number, Laid>();
  if (toCome.size === 0) return laid;
  const names = await loadNamesOfSlots(context, [...new Set([...toCome.values()].map(({ slot }) => slot))]);
  const rundowns = [...toCome.keys()];
  const items = Map.groupBy(await findItemsOfRundowns.all(context, { rundowns }), ({ rundown }) => rundown);
  for (const [id, { slot, date, ...times }] of toCome) {
    const all = items.get(id) ?? [];
    const named = names.get(slot)!;
    // The length of the episode only matters when the rundown contains it.
    const hasEpisode = all.some(({ kind }) => kind === RundownItemKind.EPISODE);
    const frame = await loadFrame(context, times, named, hasEpisode);
    const { timings } = laidItems(all, frame);
    const name = times.title || named.title;
    const starts = timings.map(({ start }) => start);
    laid.set(id, { slot, date, startsAt: times.startsAt, name, items: all, starts });
  }
  return laid;
}

/** Uses of a media item or playlist: its first position in each rundown. */
const usesOf = (
  rows: readonly Row[],
  laid: ReadonlyMap<number, Laid>,
  [by, of]: ['media' | 'playlist', number],
): Use[] =>
  rows.flatMap(({ id }): Use[] => {
    const found = laid.get(id);
    if (!found) return [];
    const { slot, date, startsAt, name, items, starts } = found;
    const first = starts[items.findIndex((item) => item[by] === of)] ?? 0;
    return [{ kind: 'Rundown', id: `${slot}:${date}`, name, at: new Date(startsAt.getTime() + first) }];
  });

const usesOfMedia: RecordUses = {
  subject: 'MediaItem',
  kind: 'Rundown',
  find: async (context, of) => {
    const clock = await clockOf(context);
    const rows = await findRundownsWithMedium.all(context, { of, today: todayOf(clock) });
    const uses = usesOf(rows, await layoutsOf(context, rows, clock), ['media', of]);
    return { total: uses.length, uses };
  },
  usesOfEach: async (context, ids) => {
    const clock = await findRadioClock(context);
    const found = await findRundownsWithMedium.ofEach(context, ids, { today: todayOf(clock) });
    const laid = await layoutsOf(context, found.flat(), clock);
    return found.map((rows, index) => usesOf(rows, laid, ['media', ids[index]!]));
  },
  move: async (writing, from, to) => void (await moveItems.write(writing, { from, to })),
};

const usesOfPlaylists: RecordUses = {
  subject: 'Playlist',
  kind: 'Rundown',
  find: async (context, of) => {
    const clock = await clockOf(context);
    const rows = await findRundownsWithPlaylist.all(context, { of, today: todayOf(clock) });
    const uses = usesOf(rows, await layoutsOf(context, rows, clock), ['playlist', of]);
    return { total: uses.length, uses };
  },
};

export const rundownUses: readonly RecordUses[] = [usesOfMedia, usesOfPlaylists];
