import type { GraphQLResolveInfo } from 'graphql';
import { Field, ID, Int } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import { batched } from '../../../kit/read/batch.ts';
import { findRows, parseId, rowsByIds } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaState, mediumLength } from '../../library/public.ts';
import { lengthOfSounds } from '../planner/parts/programme.ts';
import { findRushSounds } from '../planner/parts/findRushSounds.ts';
import { ShownOccurrence } from '../occurrences/occurrence.types.ts';
import { findPlannedOn, type Planned } from '../occurrences/plannedOccurrences.ts';
import { loadNamesOfSlots, type SlotNames } from '../occurrences/shownNames.ts';
import { loadShownOccurrences, withCovers } from '../occurrences/shownOccurrences.ts';
import { dayAt, findRadioClock, type RadioContext, type RadioClock } from '../../platform/public.ts';
import { findStoredSlot } from '../slots/series/storedSeries.ts';
import { dateOf, isDate } from '../../../kit/time/days.ts';
import type { RundownKey } from './changeRundown.ts';
import { mayChangeRundown } from './rundownAccess.ts';
import { RundownItem } from './items/rundownItem.entity.ts';
import type { Laid } from './rundownTimes.ts';
import {
  findItemsOfRundowns,
  laidItems,
  findStoredItems,
  type Frame,
  type StoredItem,
} from './storedRundown.ts';

@OutputType({
  name: 'Rundown',
  rule: allow('read', 'Rundown'),
  description:
    'The rundown (running order) of one occurrence, item by item. While the rundown is empty, the contents of the slot play; for a rebroadcast, the rundown of the last original occurrence.',
})
export class ShownRundown {
  @Field(() => ID, { description: 'Id of the occurrence, such as `12:2026-11-23`.' }) id!: string;
  @Field(() => ID, { description: 'Id of the `Slot`.' }) slotId!: string;
  @Field(() => LocalDate, {
    description:
      'Original date of the occurrence in its series, even when the occurrence was moved to another date.',
  })
  date!: string;
  @Field(() => ShownOccurrence, { description: 'The occurrence, with its times and contents.' })
  occurrence!: ShownOccurrence;
  @Field(() => [RundownItem], { description: 'Items of the rundown, in order.' }) items!: RundownItem[];
  @Field(() => Int, {
    description:
      'Time between the end of the last item and the end of the slot, in milliseconds. Negative when the rundown is too long.',
  })
  left!: number;
  @Field(() => Int, {
    description:
      'Unplanned time before items with an `offset` and after the last item, in milliseconds. The filler of the emission, the clock of the hour or the default playlist fills this time; in a live slot, the studio.',
  })
  empty!: number;
  @Field({ description: 'True once the occurrence has begun: the rundown cannot be changed any more.' })
  isLocked!: boolean;
  @Field({ description: 'True when the viewer may change the rundown while it is not locked.' })
  mayChange!: boolean;
}

const findSoundOfEpisode = query(
  'scheduling.findSoundOfEpisode',
  (db, { episode }: Given<{ episode: number }>) =>
    db
      .selectFrom('Episode as episode')
      .innerJoin(allKinds('MediaItem as medium'), 'medium.id', 'episode.medium')
      .select(['medium.id', 'medium.state'])
      .select(mediumLength.as('length'))
      .where('episode.id', '=', episode),
);

/**
 * Reads the data for laying out a rundown. The sound of the episode is only read when the rundown contains
 * the episode.
 */
export async function loadFrame(
  context: RadioContext,
  planned: Pick<Planned, 'startsAt' | 'endsAt' | 'wall' | 'episode'>,
  names: Pick<SlotNames, 'episode' | 'rush'>,
  hasEpisode = true,
): Promise<Frame> {
  const episode = hasEpisode ? (planned.episode ?? names.episode) : null;
  const sound = episode === null ? undefined : await findSoundOfEpisode.first(context, { episode });
  const rush =
    hasEpisode && episode === null
      ? (await findRushSounds(context, [names.rush])).get(names.rush ?? 0)
      : undefined;
  return {
    duration: planned.endsAt.getTime() - planned.startsAt.getTime(),
    today: dateOf(dayAt(planned.wall)),
    episodeLength: sound?.state === MediaState.READY ? sound.length : lengthOfSounds(rush?.sounds ?? []),
  };
}

/** Finds the occurrence of a rundown, and its names. Throws NOT_FOUND when there is none. */
export async function findOccurrenceFor(
  context: Exclude<RadioContext, { transaction: unknown }>,
  { slotId, date }: RundownKey,
  clock: RadioClock,
): Promise<{ planned: Planned; names: SlotNames }> {
  const slot = await findStoredSlot(context, parseId(slotId) ?? 0);
  const planned = slot && isDate(date) ? await findPlannedOn(context, slot, date, clock) : undefined;
  const names = slot && (await loadNamesOfSlots(context, [slot.id])).get(slot.id);
  if (!planned || !names) throw notFound('Occurrence');
  return { planned, names };
}

/** Resolves a rundown for a GraphQL field. */
export async function loadShownRundown(
  context: Context,
  key: RundownKey,
  info: GraphQLResolveInfo,
  path: readonly string[] = [],
): Promise<ShownRundown> {
  const clock = await findRadioClock(context);
  const { planned, names } = await findOccurrenceFor(context, key, clock);
  const stored = await findStoredItems(context, planned.slot, planned.date);
  const { left, empty } = laidItems(stored, await loadFrame(context, planned, names));
  const ids = stored.map(({ id }) => id);
  const rows = await findRows(context, RundownItem, ids, info, [...path, 'items']);
  const named = await withCovers(context, [planned], clock);
  const [occurrence] = await loadShownOccurrences(context, named, info, [...path, 'occurrence']);
  return {
    id: `${planned.slot}:${planned.date}`,
    slotId: String(planned.slot),
    date: planned.date,
    occurrence: occurrence!,
    items: rowsByIds<RundownItem>(rows, ids),
    left,
    empty,
    isLocked: planned.startsAt.getTime() <= clock.now,
    mayChange: await mayChangeRundown(context, names.emission),
  };
}

/** Start and end of a rundown item, in milliseconds after the rundown's start and as moments. */
export interface ItemTimes extends Laid {
  startsAt: Date;
  endsAt: Date;
  item: StoredItem;
}

const findRundownsOfItems = query('scheduling.findRundownsOfItems', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('RundownItem as item')
    .innerJoin('Rundown as rundown', 'rundown.id', 'item.rundown')
    .select(['item.rundown', 'rundown.slot', 'rundown.date'])
    .distinct()
    .where('item.id', 'in', ids),
);

/**
 * Loads the start and end of rundown items by id; undefined for unknown items. Lays out the whole rundown of each item, because its start
 * depends on the other items.
 */
export const loadTimesOfItem = batched(async (context, ids): Promise<Array<ItemTimes | undefined>> => {
  const clock = await findRadioClock(context);
  const found = new Map<number, ItemTimes>();
  for (const { rundown, slot, date } of await findRundownsOfItems.all(context, { ids: [...new Set(ids)] })) {
    const { planned, names } = await findOccurrenceFor(context, { slotId: String(slot), date }, clock);
    const items = await findItemsOfRundowns.all(context, { rundowns: [rundown] });
    const { timings } = laidItems(items, await loadFrame(context, planned, names));
    const momentOf = (offset: number) => new Date(planned.startsAt.getTime() + offset);
    items.forEach((item, index) => {
      const timing = timings[index]!;
      const moments = { startsAt: momentOf(timing.start), endsAt: momentOf(timing.end) };
      found.set(item.id, { ...timing, ...moments, item });
    });
  }
  return ids.map((id) => found.get(id));
});
