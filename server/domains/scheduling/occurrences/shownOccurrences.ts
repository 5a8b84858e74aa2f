import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { mapInSlices } from '../../../kit/eventLoop/timeSlice.ts';
import { shareEqual } from '../../../kit/eventLoop/turns.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows, rowById } from '../../../kit/read/reads.ts';
import { Playlist } from '../../library/public.ts';
import { Emission, Episode } from '../../programmes/public.ts';
import { Slot } from '../slots/slot.entity.ts';
import type { SlotCategory, SlotLayer } from '../slots/slotEnums.ts';
import { dayLength, wallText } from '../../../kit/time/days.ts';
import { findRadioClock, type RadioClock } from '../../platform/public.ts';
import { coveredAmong } from './covering.ts';
import type { ShownOccurrence } from './occurrence.types.ts';
import { OccurrenceState } from './occurrenceState.ts';
import { keyOf, findPlannedBetween, type Planned } from './plannedOccurrences.ts';
import { loadNamesOfSlots, type SlotNames } from './shownNames.ts';

export interface CalendarFilter {
  categories?: readonly SlotCategory[] | null | undefined;
  layers?: readonly SlotLayer[] | null | undefined;
}

interface Named {
  planned: Planned;
  names: SlotNames;
  isCovered: boolean;
}

/** Loads the occurrences between two moments that pass the filters. Occurrences that the filters hide still cover other occurrences. */
export async function loadCalendarBetween(
  context: Context,
  span: { from: number; to: number },
  clock: RadioClock,
  { categories, layers }: CalendarFilter = {},
): Promise<Named[]> {
  // Occurrences that cover the ends of the period may begin up to a day outside it.
  const wider = { from: span.from - dayLength, to: span.to + dayLength };
  const all = await findPlannedBetween(context, wider, clock);
  const covered = coveredAmong(all, ({ state }) => state === OccurrenceState.PLANNED);
  const names = await loadNamesOfSlots(context, [...new Set(all.map(({ slot }) => slot))]);
  const meant = await mapInSlices(all, (planned): Named[] => {
    const ofSlot = names.get(planned.slot);
    const isMeant =
      planned.startsAt.getTime() < span.to &&
      planned.endsAt.getTime() > span.from &&
      (!layers || layers.includes(planned.layer)) &&
      (!categories || (ofSlot !== undefined && categories.includes(ofSlot.category)));
    return isMeant && ofSlot ? [{ planned, names: ofSlot, isCovered: covered.has(planned) }] : [];
  });
  return meant.flat();
}

/**
 * Variant of `loadCalendarBetween` that shares results. Equal fields of a request share one computation, and each radio runs one
 * computation at a time.
 */
export const loadSharedCalendar = (
  context: Context,
  span: { from: number; to: number },
  filter: CalendarFilter,
): Promise<Named[]> =>
  shareEqual(context, `calendar ${JSON.stringify([span, filter])}`, () =>
    context.services.calendarTurns.inTurn(String(context.radioId ?? 0), async () =>
      loadCalendarBetween(context, span, await findRadioClock(context), filter),
    ),
  );

/** Maximum gap in milliseconds between two occurrences for which one range of the calendar is read. */
const together = 7 * dayLength;

/** Adds to each occurrence whether it is covered. The input must be in chronological order. */
export async function withCovers(
  context: Context,
  some: readonly Planned[],
  clock: RadioClock,
): Promise<Named[]> {
  if (some.length === 0) return [];
  const names = await loadNamesOfSlots(context, [...new Set(some.map(({ slot }) => slot))]);
  const covered = new Set<string>();
  for (const span of spansOf(some))
    for (const { planned, isCovered } of await loadCalendarBetween(context, span, clock))
      if (isCovered) covered.add(keyOf(planned));
  return some.map((planned) => ({
    planned,
    names: names.get(planned.slot)!,
    isCovered: covered.has(keyOf(planned)),
  }));
}

function spansOf(some: readonly Planned[]): Array<{ from: number; to: number }> {
  const spans: Array<{ from: number; to: number }> = [];
  for (const { startsAt, endsAt } of some) {
    const last = spans.at(-1);
    const [from, to] = [startsAt.getTime(), endsAt.getTime() + 1];
    if (last && from < last.to + together) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

/** Resolves occurrences for a GraphQL field, with the requested references at `path` below it. */
export async function loadShownOccurrences(
  context: Context,
  all: readonly Named[],
  info: GraphQLResolveInfo,
  path: readonly string[] = [],
): Promise<ShownOccurrence[]> {
  const rowsOf = (entity: { name: string }, field: string, idOf: (named: Named) => number | null) => {
    const ids = new Set(all.flatMap((named) => idOf(named) ?? []));
    return ids.size === 0
      ? new Map<number, Row>()
      : findRows(context, entity, [...ids], info, [...path, field]);
  };
  const slots = await rowsOf(Slot, 'slot', ({ planned }) => planned.slot);
  const emissions = await rowsOf(Emission, 'emission', ({ names }) => names.emission);
  const episodes = await rowsOf(Episode, 'episode', episodeOf);
  const playlists = await rowsOf(Playlist, 'playlist', ({ names }) => names.playlist);
  return mapInSlices(all, (named) => {
    const { planned, names, isCovered } = named;
    const { slot, date, layer, wall, duration, startsAt, endsAt, state, isException, version } = planned;
    return {
      id: keyOf(planned),
      slotId: String(slot),
      date,
      layer,
      category: names.category,
      title: planned.title || names.title,
      colour: names.colour,
      slot: rowById<Slot>(slots, slot),
      emission: rowById<Emission>(emissions, names.emission),
      episode: rowById<Episode>(episodes, episodeOf(named)),
      playlist: rowById<Playlist>(playlists, names.playlist),
      startsAt,
      endsAt,
      localStart: wallText(wall),
      localEnd: wallText(wall + duration),
      duration,
      state,
      isException,
      isCovered,
      version,
    };
  });
}

const episodeOf = ({ planned, names }: Named) => planned.episode ?? names.episode;
