import type { Context } from '../../../kit/context.ts';
import type { Use } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { registerUses } from '../../../kit/resource/uses.ts';
import { namesOfSlots } from '../occurrences/shownNames.ts';
import { dayAt, radioClock } from '../slots/storedSeries.ts';
import { dateOf } from '../time/days.ts';

/* What stands in a rundown that is still to come is not deleted. */

type Of = Given<{ of: number; today: string }>;

const rundownsWith = (db: Builder, { of, today }: Of, held: 'media' | 'playlist') =>
  db
    .selectFrom('Rundown as rundown')
    .leftJoin('Occurrence as occurrence', (join) =>
      join.onRef('occurrence.slot', '=', 'rundown.slot').onRef('occurrence.date', '=', 'rundown.date'),
    )
    .select(['rundown.slot', 'rundown.date', 'occurrence.startsAt'])
    .where('rundown.date', '>=', today)
    .where('rundown.id', 'in', (items) =>
      items.selectFrom('RundownItem').select('rundown').where(held, '=', of),
    )
    .orderBy('rundown.date')
    .orderBy('rundown.slot')
    .limit(100);

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
const todayOf = async (asked: Context | Writing) =>
  dateOf(dayAt((await radioClock(contextOf(asked))).wallNow));

type Row = Awaited<ReturnType<typeof rundownsWithMedium.all>>[number];

async function placesOf(asked: Context | Writing, rows: readonly Row[]): Promise<Use[]> {
  if (rows.length === 0) return [];
  const names = await namesOfSlots(asked, [...new Set(rows.map(({ slot }) => slot))]);
  return rows.map(({ slot, date, startsAt }) => ({
    kind: 'Rundown',
    id: `${slot}:${date}`,
    name: names.get(slot)?.title ?? '',
    at: startsAt,
  }));
}

registerUses('MediaItem', {
  kind: 'Rundown',
  find: async (asked, of) => {
    const rows = await rundownsWithMedium.all(asked, { of, today: await todayOf(asked) });
    return { total: rows.length, places: await placesOf(asked, rows) };
  },
  placesOfEach: async (context, ids) => {
    const found = await rundownsWithMedium.ofEach(context, ids, { today: await todayOf(context) });
    const places = await placesOf(context, found.flat());
    let at = 0;
    return found.map((rows) => places.slice(at, (at += rows.length)));
  },
  move: async (writing, from, to) => void (await movingItems.write(writing, { from, to })),
});

registerUses('Playlist', {
  kind: 'Rundown',
  find: async (asked, of) => {
    const rows = await rundownsWithPlaylist.all(asked, { of, today: await todayOf(asked) });
    return { total: rows.length, places: await placesOf(asked, rows) };
  },
});
