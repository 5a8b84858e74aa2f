import type { Context } from '../../../kit/context.ts';
import type { Use } from '../../../kit/errors.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { maxShown, totalOf, type RecordUses } from '../../../kit/resource/uses.ts';
import { findComingOccurrences } from '../occurrences/comingOccurrences.ts';
import { loadNamesOfSlots } from '../occurrences/shownNames.ts';
import { dateOf } from '../../../kit/time/days.ts';
import { dayAt, findRadioClock, type RadioClock } from '../../platform/public.ts';
import { type SlotTimes } from './series/storedSeries.ts';

/* Prevents the deletion of records that a slot with dates from today on uses. */

type Of = Given<{ of: number; today: string }>;
type UsedField = 'emission' | 'playlist' | 'episode' | 'rush' | 'original';

const slotsUsing = (db: Builder, { of, today }: Of, field: UsedField) =>
  db
    .selectFrom('Slot')
    .where(field, '=', of)
    .where(({ or, eb }) => or([eb('endDate', 'is', null), eb('endDate', '>=', today)]));

const queriesOf = (field: UsedField) => ({
  total: query(`scheduling.${field}SlotCount`, (db, given: Of) => slotsUsing(db, given, field).select(count)),
  slots: query(`scheduling.${field}Slots`, (db, given: Of) =>
    slotsUsing(db, given, field)
      .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate'])
      .orderBy('id')
      .limit(maxShown),
  ),
});

/** Coming occurrences to which an episode was assigned individually. */
const comingWith = (db: Builder, { of, now }: Given<{ of: number; now: Date }>) =>
  db
    .selectFrom('Occurrence')
    .where('episode', '=', of)
    .where('isDropped', '=', false)
    .where('startsAt', '>=', now);

const findOccurrencesWithEpisode = query(
  'scheduling.findOccurrencesWithEpisode',
  (db, given: Given<{ of: number; now: Date }>) =>
    comingWith(db, given).select(['slot', 'startsAt']).orderBy('startsAt').limit(maxShown),
);

const countOccurrencesWithEpisode = query(
  'scheduling.countOccurrencesWithEpisode',
  (db, given: Given<{ of: number; now: Date }>) => comingWith(db, given).select(count),
);

/** Uses of records to which slots refer by this field. */
function usesBy(subject: string, field: UsedField): RecordUses {
  const { total, slots } = queriesOf(field);
  return {
    subject,
    kind: 'Slot',
    find: async (context, of) => {
      const clock = await findRadioClock(contextOf(context));
      const given = { of, today: dateOf(dayAt(clock.wallNow)) };
      const coming = { of, now: new Date(clock.now) };
      const single = field === 'episode' ? await findOccurrencesWithEpisode.all(context, coming) : [];
      const singleTotal = await totalOf(single, () => countOccurrencesWithEpisode.first(context, coming));
      const uses = await usesOfSlots(context, await slots.all(context, given), clock);
      uses.push(...(await named(context, single)));
      return { total: (await total.first(context, given))!.count + singleTotal, uses };
    },
  };
}

const playing = (db: Builder, { of, today }: Of) =>
  db
    .selectFrom('Slot')
    .where(({ or, eb }) =>
      or([
        eb('playlist', 'in', (items) =>
          items.selectFrom('PlaylistItem').select('playlist').where('media', '=', of),
        ),
        eb('rush', 'in', (rushes) => rushes.selectFrom('Rush').select('id').where('result', '=', of)),
      ]),
    )
    .where(({ or, eb }) => or([eb('endDate', 'is', null), eb('endDate', '>=', today)]));

const findSlotsWithMedium = query('scheduling.findSlotsWithMedium', (db, given: Of) =>
  playing(db, given)
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate'])
    .orderBy('id')
    .limit(maxShown),
);

const countSlotsWithMedium = query('scheduling.countSlotsWithMedium', (db, given: Of) =>
  playing(db, given).select(count),
);

/**
 * Uses of a media item in the calendar.
 * These are slots with a playlist that contains it, or with the rush that it was made from.
 */
const usesOfMedia: RecordUses = {
  subject: 'MediaItem',
  kind: 'Slot',
  find: async (context, of) => {
    const clock = await findRadioClock(contextOf(context));
    const given = { of, today: dateOf(dayAt(clock.wallNow)) };
    const slots = await findSlotsWithMedium.all(context, given);
    const total = await totalOf(slots, () => countSlotsWithMedium.first(context, given));
    return { total, uses: await usesOfSlots(context, slots, clock) };
  },
  usesOfEach: async (context, ids) => {
    const clock = await findRadioClock(context);
    const found = await findSlotsWithMedium.ofEach(context, ids, { today: dateOf(dayAt(clock.wallNow)) });
    const slots = new Map(found.flat().map((slot) => [slot.id, slot]));
    const uses = await usesOfSlots(context, [...slots.values()], clock);
    const byId = new Map(uses.map((slot) => [slot.id, slot]));
    return found.map((some) => some.map(({ id }) => byId.get(String(id))!));
  },
};

export const slotUses: readonly RecordUses[] = [
  usesBy('Emission', 'emission'),
  usesBy('Playlist', 'playlist'),
  usesBy('Episode', 'episode'),
  usesBy('Rush', 'rush'),
  usesBy('Slot', 'original'),
  usesOfMedia,
];

/** Returns slots as uses, each with its next occurrence. */
async function usesOfSlots(
  context: Context | Writing,
  slots: readonly SlotTimes[],
  clock: RadioClock,
): Promise<Use[]> {
  const next = new Map<number, Date>();
  for (const { slot, startsAt } of await findComingOccurrences(context, slots, 1, clock))
    if (!next.has(slot)) next.set(slot, startsAt);
  return named(
    context,
    slots.map(({ id }) => ({ slot: id, startsAt: next.get(id) ?? null })),
  );
}

async function named(
  context: Context | Writing,
  moments: ReadonlyArray<{ slot: number; startsAt: Date | null }>,
): Promise<Use[]> {
  if (moments.length === 0) return [];
  const names = await loadNamesOfSlots(context, [...new Set(moments.map(({ slot }) => slot))]);
  return moments.map(({ slot, startsAt }) => ({
    kind: 'Slot',
    id: String(slot),
    name: names.get(slot)?.title ?? '',
    at: startsAt,
  }));
}

const contextOf = (context: Context | Writing) => ('context' in context ? context.context : context);
