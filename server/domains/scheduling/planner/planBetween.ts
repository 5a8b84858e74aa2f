import { runInSlices, type Steps } from '../../../kit/eventLoop/timeSlice.ts';
import { shareEqual } from '../../../kit/eventLoop/turns.ts';
import { broadcastOf } from '../occurrences/covering.ts';
import { SlotCategory } from '../slots/slotEnums.ts';
import { dayAt } from '../../platform/public.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { playBreak } from './parts/clockHour.ts';
import { fillTime, type Filler } from './parts/fillTime.ts';
import {
  planDataBetween,
  type PlanScope,
  type PlanData,
  type PlanDays,
  type PlanFacts,
  type PlannedSlot,
} from './planData.ts';
import { PlanItemKind } from './planEnums.ts';
import { planState } from './planState.ts';
import { fixedOf, type Fixed } from './parts/programme.ts';
import { belongTo, Track, type Play, type Shortfall } from './parts/track.ts';
import { simpleWhy, WhyRule } from './why.ts';

/**
 * Length of the beginning of a day, which is planned without regard to the day before.
 * Instead, the last hours of the day before avoid repeats of these items. Separations thus hold across midnight, and no day depends on
 * all earlier days.
 */
const firstHours = 4 * 3_600_000;

/**
 * Computes the planned items that overlap a period, from all layers down to the default playlist. Each day of the radio is planned from its
 * midnight on, so that the result for a moment does not depend on the request. Equal simultaneous calls of one context share one
 * computation.
 */
export const planBetween = (scope: PlanScope, from: number, to: number): Promise<Play[]> =>
  shareEqual(scope, `plan ${from} ${to}`, () => planSpan(scope, from, to));

const planSpan = (scope: PlanScope, from: number, to: number): Promise<Play[]> =>
  scope.services.dayPlans.inTurn(scope.radioId ?? 0, async () => {
    const data = await loadPlanDays(scope, from, to);
    const plays: Play[] = [];
    for (const midnight of midnightsOf(data, from, to))
      plays.push(...(await planOfDay(data, midnight, to)).plays);
    return plays.filter(({ at, until }) => at < to && until > from);
  });

/** Longest day of a radio in milliseconds: the day of the autumn clock change has an hour more. */
const longestDay = dayLength + 3_600_000;

/** Loads the data for planning between two moments. It covers all days that the period touches, and the first hours of the day after. */
export const loadPlanDays = (scope: PlanScope, from: number, to: number): Promise<PlanDays> =>
  planDataBetween(scope, from - longestDay, to + longestDay + firstHours);

/** Returns the moments at which the days begin that overlap a period. The first may lie before the period. */
export function midnightsOf({ clock }: Pick<PlanFacts, 'clock'>, from: number, to: number): number[] {
  const midnights: number[] = [];
  for (let day = dayAt(clock.wallAt(from)); clock.momentOf(day * dayLength) < to; day++)
    midnights.push(clock.momentOf(day * dayLength));
  return midnights;
}

/**
 * Plans a day of the radio from its midnight to a moment. The day is cached until its data changes; a later moment of the same
 * day continues the cached plan.
 */
export async function planOfDay(
  data: PlanDays,
  midnight: number,
  to: number,
): Promise<{ plays: Play[]; shortfalls: Shortfall[] }> {
  const { clock, radioId, dayPlans } = data;
  const next = midnightAfter(data, midnight);
  const day = dayAt(clock.wallAt(midnight));
  const today = await data.on(day);
  const tomorrow = to > next - firstHours ? await data.on(dayAt(clock.wallAt(next))) : undefined;
  const end = midnightAfter(data, next);
  const states = {
    today: planState(today, midnight, next),
    tomorrow: tomorrow && planState(tomorrow, next, end),
  };
  const plan = dayPlans.of(radioId, day, states, () => {
    const track = new Track(clock, midnight);
    return { track, steps: playSpan(track, today, midnight, next) };
  });
  try {
    if (tomorrow && !plan.avoidsRepeatsOfTomorrow) {
      await runInSlices(plan.steps, () => plan.track.now >= next - firstHours);
      await separateFromTomorrow(plan.track, tomorrow, next, end);
      plan.avoidsRepeatsOfTomorrow = true;
    }
    await runInSlices(plan.steps, () => plan.track.now >= to);
  } catch (error) {
    dayPlans.forget(radioId, day);
    throw error;
  }
  return {
    plays: plan.track.plays.map((play) => ({ ...play })),
    shortfalls: [...plan.track.shortfalls],
  };
}

/** Plans a day up to a moment, and returns the state from which further items can be chosen. */
export async function trackUntil(data: PlanDays, moment: number): Promise<Track> {
  const { clock } = data;
  const midnight = clock.momentOf(dayAt(clock.wallAt(moment)) * dayLength);
  const next = midnightAfter(data, midnight);
  const track = new Track(clock, midnight);
  track.enough = moment;
  const tomorrow = await data.on(dayAt(clock.wallAt(next)));
  await separateFromTomorrow(track, tomorrow, next, midnightAfter(data, next));
  await runInSlices(playSpan(track, await data.on(dayAt(clock.wallAt(midnight))), midnight, next));
  track.cutAt(moment);
  track.plays = [];
  track.now = moment;
  track.enough = Infinity;
  return track;
}

/** Makes the last hours before midnight avoid repeats of the first hours of the next day. */
async function separateFromTomorrow(
  track: Track,
  tomorrow: PlanData,
  midnight: number,
  end: number,
): Promise<void> {
  const first = new Track(tomorrow.clock, midnight);
  first.enough = midnight + firstHours;
  await runInSlices(playSpan(first, tomorrow, midnight, end));
  track.memory.separateFrom(first.memory, midnight - firstHours);
}

export const midnightAfter = ({ clock }: Pick<PlanFacts, 'clock'>, midnight: number): number =>
  clock.momentOf((dayAt(clock.wallAt(midnight)) + 1) * dayLength);

interface Piece {
  from: number;
  to: number;
  slot: PlannedSlot | null;
}

function* playSpan(track: Track, data: PlanData, from: number, to: number): Steps {
  for (const piece of piecesOf(data, from, to)) {
    if (piece.from >= track.enough) return;
    track.cutAt(piece.from);
    if (piece.slot) {
      track.beginHard(piece.from);
      yield* playSlot(track, data, piece, piece.slot);
    } else yield* fillTime(track, data, { ...piece, owner: { slot: null, date: null }, fillers: [] });
  }
  track.cutAt(to);
}

/** Audible pieces of the slots between two moments, and the unplanned time between them. */
function piecesOf({ slots }: PlanFacts, from: number, to: number): Piece[] {
  const lying = slots.map((slot) => ({ ...slot.planned, slotOf: slot }));
  const pieces: Piece[] = [];
  let now = from;
  for (const { item, startsAt, endsAt } of broadcastOf(lying)) {
    const [start, end] = [Math.max(startsAt.getTime(), now), Math.min(endsAt.getTime(), to)];
    if (end <= start) continue;
    if (start > now) pieces.push({ from: now, to: start, slot: null });
    pieces.push({ from: start, to: end, slot: item.slotOf });
    now = end;
  }
  if (now < to) pieces.push({ from: now, to, slot: null });
  return pieces;
}

function* playSlot(track: Track, data: PlanData, { from, to }: Piece, slot: PlannedSlot): Steps {
  track.now = Math.max(track.now, from);
  for (const fixed of fixedOf(slot, data)) {
    if (fixed.end <= from || fixed.start >= to) continue;
    const start = Math.max(fixed.start, from);
    if (start > track.now) yield* playGap(track, data, slot, start);
    yield* playFixed(track, data, slot, fixed, { from: start, to: Math.min(fixed.end, to) });
  }
  if (track.now < to) yield* playGap(track, data, slot, to);
}

/** Fills the free time of a slot. The studio fills live slots; fillers fill all other slots. */
function* playGap(track: Track, data: PlanData, slot: PlannedSlot, to: number): Steps {
  const { planned, names, emission } = slot;
  const owner = { slot: planned.slot, date: planned.date };
  if (names.category === SlotCategory.LIVE) {
    const why = simpleWhy(WhyRule.SLOT, {
      sourceType: 'Slot',
      sourceId: String(planned.slot),
      source: names.title,
    });
    track.put({
      at: track.now,
      until: to,
      kind: PlanItemKind.LIVE,
      media: null,
      title: planned.title || names.title,
      skipped: 0,
      length: to - track.now,
      cues: null,
      ...owner,
      rundownItem: null,
      why,
    });
    return;
  }
  const fillers: Filler[] = [
    { playlist: names.playlist, rule: WhyRule.SLOT },
    { playlist: emission?.filler ?? null, clock: emission?.fillerClock ?? null, rule: WhyRule.FILLER },
  ];
  yield* fillTime(track, data, { from: track.now, to, owner, fillers, emission });
}

function* playFixed(
  track: Track,
  data: PlanData,
  { planned, emission }: PlannedSlot,
  { start, length, plannedLength, isHard, why, item, does }: Fixed,
  { from, to }: { from: number; to: number },
): Steps {
  yield;
  const owner = { slot: planned.slot, date: planned.date };
  const rundownItem = item?.id ?? null;
  if (isHard && from === start) track.beginHard(start);
  if (does.kind === 'playlist') {
    const first = track.plays.length;
    track.now = from;
    const fillers = [{ playlist: does.playlist, rule: why.rule }];
    yield* fillTime(track, data, { from, to, owner, fillers, emission });
    for (const play of track.plays.slice(first)) belongTo(play, rundownItem);
    return;
  }
  if (does.kind === 'adverts') {
    track.now = from;
    playBreak(
      track,
      { owner, adverts: data.adverts },
      { length: to - from, hardEnd: to, source: why.source, rundownItem },
    );
    return;
  }
  const isMedia = does.kind === 'media';
  const candidate = isMedia ? (does.candidate ?? data.chosen.get(does.media)) : undefined;
  const breaches = candidate ? track.memory.breachesOf(candidate, data.separations, from) : [];
  const play = {
    at: from,
    until: to,
    kind: isMedia ? PlanItemKind.MEDIA : does.kind === 'live' ? PlanItemKind.LIVE : PlanItemKind.TALK,
    media: isMedia ? does.media : null,
    title: does.title,
    skipped: from - start,
    length,
    plannedLength,
    cues: (isMedia && does.cues) || (candidate ?? null),
    ...owner,
    rundownItem,
    // Rundown items are never replaced; the separations that they break are reported.
    why: { ...why, gaveWay: breaches.map(({ rule }) => rule) },
  };
  track.put(play, candidate);
}
