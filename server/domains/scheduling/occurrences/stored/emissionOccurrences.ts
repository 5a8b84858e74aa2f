import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { batchedBySelection } from '../../../../kit/read/batch.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRows, rowsByIds } from '../../../../kit/read/reads.ts';
import { Slot } from '../../slots/slot.entity.ts';
import { findRadioClock } from '../../../platform/public.ts';
import { findComingOccurrences } from '../comingOccurrences.ts';
import { OccurrenceState } from '../occurrenceState.ts';
import type { ShownOccurrence } from '../occurrence.types.ts';
import { asPlanned, keyOf, type Planned } from '../plannedOccurrences.ts';
import { loadShownOccurrences, withCovers } from '../shownOccurrences.ts';

type Of = Given<{ of: number }>;

const findSlotsOfEmission = query('scheduling.findSlotsOfEmission', (db, { of }: Of) =>
  db
    .selectFrom('Slot')
    .select(['id', 'layer', 'startDate', 'startTime', 'duration', 'recurrence', 'endDate'])
    .where('emission', '=', of)
    .orderBy('startDate')
    .orderBy('id')
    .limit(100),
);

const findSlotsOfEpisode = query('scheduling.findSlotsOfEpisode', (db, { of }: Of) =>
  db
    .selectFrom('Slot as slot')
    .leftJoin('Slot as original', 'original.id', 'slot.original')
    .select(['slot.id', 'slot.layer', 'slot.startDate', 'slot.startTime', 'slot.duration'])
    .select(['slot.recurrence', 'slot.endDate'])
    .where(({ or, eb, and }) =>
      or([
        eb('slot.episode', '=', of),
        and([eb('slot.episode', 'is', null), eb('original.episode', '=', of)]),
      ]),
    )
    .orderBy('slot.id')
    .limit(100),
);

/** Occurrences to which this episode was assigned individually. The episode of their slot does not matter. */
const findAssignedOccurrences = query('scheduling.findAssignedOccurrences', (db, { of }: Of) =>
  db
    .selectFrom('Occurrence')
    .select(['slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
    .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version'])
    .where('episode', '=', of)
    .where('isDropped', '=', false)
    .orderBy('startsAt')
    .limit(100),
);

/** The latest 100 occurrences of the given slots that have begun. */
const findPastOccurrencesOfSlots = query(
  'scheduling.findPastOccurrencesOfSlots',
  (db, { slots, now }: Given<{ slots: number[]; now: Date }>) =>
    db
      .selectFrom('Occurrence')
      .select(['slot', 'date', 'layer', 'wall', 'duration', 'startsAt', 'endsAt'])
      .select(['state', 'isException', 'isMoved', 'title', 'episode', 'version'])
      .where('slot', 'in', slots)
      .where('isDropped', '=', false)
      .where('startsAt', '<', now)
      .orderBy('startsAt', 'desc')
      .limit(100),
);

/** Occurrences of an emission's slots that have begun, except for cancelled ones. */
const findPastOccurrencesOfEmission = query(
  'scheduling.findPastOccurrencesOfEmission',
  (db, { of, now }: Given<{ of: number; now: Date }>) =>
    db
      .selectFrom('Slot as slot')
      .innerJoin('Occurrence as day', 'day.slot', 'slot.id')
      .select(['day.slot', 'day.date', 'day.layer', 'day.wall', 'day.duration', 'day.startsAt', 'day.endsAt'])
      .select(['day.state', 'day.isException', 'day.isMoved', 'day.title', 'day.episode', 'day.version'])
      .where('slot.emission', '=', of)
      .where('day.isDropped', '=', false)
      .where('day.state', '=', OccurrenceState.PLANNED)
      .where('day.startsAt', '<=', now)
      .orderBy('day.startsAt', 'desc')
      .limit(100),
);

/** Loads the slots of each emission by start date, at most 100 each; batched for the rows of a page. */
export const loadSlotRowsOfEmission = batchedBySelection(async (context, ids, info): Promise<Row[][]> => {
  const found = await findSlotsOfEmission.ofEach(context, ids, {});
  const rows = await findRows(
    context,
    Slot,
    found.flat().map(({ id }) => id),
    info,
    [],
  );
  return found.map((slots) =>
    rowsByIds(
      rows,
      slots.map(({ id }) => id),
    ),
  );
});

/** Resolves the next occurrences of each emission, at most `first`. */
export const nextOfEmission = shownOfEach(async (context, ids, first) => {
  const clock = await findRadioClock(context);
  const found = await findSlotsOfEmission.ofEach(context, ids, {});
  const coming = await findComingOccurrences(context, found.flat(), first, clock);
  return found.map((slots) => {
    const own = new Set(slots.map(({ id }) => id));
    return coming.filter(({ slot }) => own.has(slot)).slice(0, first);
  });
});

/** Resolves the past occurrences of each emission, latest first, at most `first`. Includes the current one. */
export const lastOfEmission = shownOfEach(async (context, ids, first) => {
  const now = new Date((await findRadioClock(context)).now);
  const found = await findPastOccurrencesOfEmission.ofEach(context, ids, { now });
  return found.map((days) => days.slice(0, first).map(asPlanned));
});

/**
 * Resolves the occurrences of each episode. Those that have not begun come first, the earliest first. Then the others, the latest first.
 */
export const occurrencesOfEpisode = shownOfEach(async (context, ids, first) => {
  const clock = await findRadioClock(context);
  const slotsByEpisode = await findSlotsOfEpisode.ofEach(context, ids, {});
  const given = await findAssignedOccurrences.ofEach(context, ids, {});
  const coming = await findComingOccurrences(context, uniqueSlots(slotsByEpisode.flat()), first, clock);
  const slots = slotsByEpisode.flat().map(({ id }) => id);
  const past =
    slots.length > 0
      ? await findPastOccurrencesOfSlots.all(context, { slots, now: new Date(clock.now) })
      : [];
  return ids.map((id, at) => {
    const own = new Set(slotsByEpisode[at]!.map((slot) => slot.id));
    const isOwn = ({ slot, episode }: Planned) => own.has(slot) && (episode === null || episode === id);
    const all = new Map([...coming, ...past.map(asPlanned)].filter(isOwn).map((day) => [keyOf(day), day]));
    for (const day of given[at]!) all.set(keyOf(day), day);
    const isToCome = ({ startsAt }: Planned) => startsAt.getTime() >= clock.now;
    const inOrder = [...all.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    return [...inOrder.filter(isToCome), ...inOrder.filter((day) => !isToCome(day)).toReversed()].slice(
      0,
      first,
    );
  });
});

const uniqueSlots = <T extends { id: number }>(slots: readonly T[]): T[] => [
  ...new Map(slots.map((slot) => [slot.id, slot])).values(),
];

type Find = (context: Context, ids: readonly number[], first: number) => Promise<Planned[][]>;

/** Resolver of a field with occurrences for each row of a page, read together. `first` is the same for all rows. */
function shownOfEach(find: Find) {
  const requestedCounts = new WeakMap<GraphQLResolveInfo['fieldNodes'], number>();
  const shown = batchedBySelection(async (context, ids, info): Promise<ShownOccurrence[][]> => {
    const found = await find(context, ids, requestedCounts.get(info.fieldNodes)!);
    const all = [...new Map(found.flat().map((day) => [keyOf(day), day])).values()];
    const inOrder = all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const named = await withCovers(context, inOrder, await findRadioClock(context));
    const views = await loadShownOccurrences(context, named, info);
    const byKey = new Map(views.map((view) => [view.id, view]));
    return found.map((ofOne) => ofOne.map((day) => byKey.get(keyOf(day))!));
  });
  return (context: Context, id: number, first: number, info: GraphQLResolveInfo) => {
    requestedCounts.set(info.fieldNodes, first);
    return shown(context, id, info);
  };
}
