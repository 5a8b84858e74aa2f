import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { registerUses } from '../../../kit/resource/uses.ts';
import { namesOfSlots } from '../occurrences/shownNames.ts';
import { dateOf } from '../time/days.ts';
import { dayAt, radioClock } from './storedSeries.ts';

/* What a slot holds that is still to come is not deleted. */

type Of = Given<{ of: number; today: string }>;
type Held = 'emission' | 'playlist' | 'episode' | 'original';

const holding = (db: Builder, { of, today }: Of, held: Held) =>
  db
    .selectFrom('Slot')
    .where(held, '=', of)
    .where(({ or, eb }) => or([eb('endDate', 'is', null), eb('endDate', '>=', today)]));

const queriesOf = (held: Held) => ({
  total: query(`planning.${held}SlotCount`, (db, given: Of) => holding(db, given, held).select(count)),
  slots: query(`planning.${held}Slots`, (db, given: Of) =>
    holding(db, given, held).select(['id', 'startDate', 'startTime']).orderBy('id').limit(100),
  ),
});

/** An occurrence may have an episode of its own. */
const occurrencesWith = query(
  'planning.occurrencesWithEpisode',
  (db, { of, now }: Given<{ of: number; now: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date'])
      .where('episode', '=', of)
      .where('isDropped', '=', false)
      .where('startsAt', '>=', now)
      .orderBy('startsAt')
      .limit(100),
);

for (const [subject, held] of [
  ['Emission', 'emission'],
  ['Playlist', 'playlist'],
  ['Episode', 'episode'],
  ['Slot', 'original'],
] as const) {
  const { total, slots } = queriesOf(held);
  registerUses(subject, {
    kind: 'Slot',
    find: async (writing, id) => {
      const clock = await radioClock(writing.context);
      const given = { of: id, today: dateOf(dayAt(clock.wallNow)) };
      const found = (await slots.all(writing, given)).map((slot) => ({
        id: slot.id,
        when: `${slot.startDate} ${slot.startTime}`,
      }));
      const single =
        held === 'episode' ? await occurrencesWith.all(writing, { of: id, now: new Date(clock.now) }) : [];
      const all = [...found, ...single.map(({ slot, date }) => ({ id: slot, when: date }))];
      const names = await namesOfSlots(writing, [...new Set(all.map((one) => one.id))]);
      const places = all.map((one) => ({
        kind: 'Slot',
        id: String(one.id),
        name: `${names.get(one.id)?.title ?? ''}, ${one.when}`,
      }));
      return { total: (await total.first(writing, given))!.count + single.length, places };
    },
  });
}
