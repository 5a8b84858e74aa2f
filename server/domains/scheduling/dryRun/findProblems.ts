import { EmissionState } from '../../programmes/public.ts';
import { broadcastOf } from '../occurrences/covering.ts';
import { RundownItemKind as ItemKind, RundownProblem } from '../rundowns/rundownEnums.ts';
import { laidItems, type StoredItem } from '../rundowns/storedRundown.ts';
import { dayAt } from '../../platform/public.ts';
import { SlotCategory } from '../slots/slotEnums.ts';
import { dateOf } from '../../../kit/time/days.ts';
import { PlanItemKind } from '../planner/planEnums.ts';
import type { PlanFacts, PlannedSlot } from '../planner/planData.ts';
import { lengthOfSounds, soundsOf } from '../planner/parts/programme.ts';
import type { Play, Shortfall } from '../planner/parts/track.ts';
import { DryRunProblemKind as Kind } from './dryRunEnums.ts';
import type { StoredProblem } from './dryRunProblem.ts';

type Problem = Omit<StoredProblem, 'count' | 'milliseconds'> & { milliseconds?: number };

/**
 * Returns why a slot has nothing to play; undefined when it has contents or a filler.
 * A live slot may have no rundown, an episode or rush may have no sound, and a rush may not be accepted.
 */
export function emptinessOf(slot: PlannedSlot, data: PlanFacts): Kind | undefined {
  const { names, items, episode, rush, emission } = slot;
  if (items.length > 0) return undefined;
  if (names.category === SlotCategory.LIVE) return Kind.EMPTY_LIVE;
  if (soundsOf(slot, data).length > 0 || names.playlist !== null) return undefined;
  if (episode === null && rush !== null)
    return data.rushes.get(rush)?.isAccepted ? Kind.NO_SOUND : Kind.RUSH_UNDECIDED;
  const isFilled = emission !== null && (emission.filler !== null || emission.fillerClock !== null);
  return episode === null && isFilled ? undefined : Kind.NO_SOUND;
}

/** Finds the problems of the audible slot occurrences that begin between two moments. */
export function problemsOfSlots(
  data: PlanFacts,
  presented: ReadonlySet<PlannedSlot>,
  from: number,
  to: number,
): StoredProblem[] {
  const lying = data.slots.map((slot) => ({ ...slot.planned, slotOf: slot }));
  const played = new Set(
    broadcastOf(lying)
      .filter(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from)
      .map(({ item }) => item.slotOf),
  );
  const begins = ({ planned }: PlannedSlot) => planned.startsAt.getTime() >= from;
  return [...played].filter(begins).flatMap((slot) => problemsOfSlot(slot, data, presented.has(slot)));
}

function problemsOfSlot(slot: PlannedSlot, data: PlanFacts, isPresented: boolean): StoredProblem[] {
  const { emission } = slot;
  const hasEnded = emission?.state === EmissionState.ENDED;
  return [
    ...(hasEnded ? [problem(slot, Kind.EMISSION_ENDED, emission.title)] : []),
    ...problemsOfContent(slot, data, isPresented),
  ];
}

function problemsOfContent(slot: PlannedSlot, data: PlanFacts, isPresented: boolean): StoredProblem[] {
  const empty = emptinessOf(slot, data);
  // A presenter needs no rundown to go live.
  if (empty === Kind.EMPTY_LIVE && isPresented) return [];
  if (empty)
    return [problem(slot, empty, (slot.episode === null && data.rushes.get(slot.rush ?? 0)?.title) || '')];
  if (slot.items.length === 0) return [];
  const { planned, items } = slot;
  const frame = {
    duration: planned.endsAt.getTime() - planned.startsAt.getTime(),
    today: dateOf(dayAt(planned.wall)),
    episodeLength: lengthOfSounds(soundsOf(slot, data)),
  };
  const { timings, left } = laidItems(items, frame);
  const found = items.flatMap((item, index): StoredProblem[] => {
    const kind = kindOf(timings[index]!.problem, item);
    return kind ? [problem(slot, kind, item.title || item.mediumTitle || item.playlistName || '')] : [];
  });
  if (left < 0) found.push({ ...problem(slot, Kind.OVERRUN, ''), milliseconds: -left });
  return found;
}

function kindOf(problemOfItem: RundownProblem | null, { kind }: StoredItem): Kind | undefined {
  if (problemOfItem === RundownProblem.OUT_OF_DAYS) return Kind.ADVERT_OUT_OF_DAYS;
  if (problemOfItem === RundownProblem.MISSING_FILE) return Kind.MISSING_FILE;
  if (problemOfItem !== RundownProblem.NOTHING) return undefined;
  return kind === ItemKind.EPISODE ? Kind.NO_SOUND : Kind.MISSING_FILE;
}

const problem = ({ planned, names }: PlannedSlot, kind: Kind, about: string): StoredProblem => ({
  kind,
  startsAt: planned.startsAt.getTime(),
  endsAt: planned.endsAt.getTime(),
  slotId: String(planned.slot),
  date: planned.date,
  title: planned.title || names.title,
  about,
  count: 1,
  milliseconds: 0,
});

/** Finds the problems of planned items. Equal problems of an occurrence, or of an hour outside of slots, are counted together. */
export function problemsOfPlays(
  plays: readonly Play[],
  shortfalls: readonly Shortfall[],
  { slots, clock }: PlanFacts,
): StoredProblem[] {
  const titles = new Map(
    slots.map(({ planned, names }) => [`${planned.slot}:${planned.date}`, planned.title || names.title]),
  );
  const found = new Map<string, StoredProblem>();
  const add = ({ milliseconds = 0, ...problem }: Problem) => {
    const hour = Math.floor(clock.wallAt(problem.startsAt) / 3_600_000);
    const key = [problem.kind, problem.slotId ?? hour, problem.date, problem.about].join(' ');
    const known = found.get(key);
    if (!known) found.set(key, { ...problem, count: 1, milliseconds });
    else {
      known.count++;
      known.milliseconds += milliseconds;
      known.endsAt = Math.max(known.endsAt, problem.endsAt);
    }
  };
  const occurrenceOf = ({ slot, date }: Pick<Play, 'slot' | 'date'>) => ({
    slotId: slot === null ? null : String(slot),
    date,
    title: titles.get(`${slot}:${date}`) ?? '',
  });
  for (const play of plays) {
    const span = { startsAt: play.at, endsAt: play.until, ...occurrenceOf(play) };
    if (play.kind === PlanItemKind.SILENCE)
      add({ ...span, kind: Kind.GAP, about: play.why.insteadOf, milliseconds: play.until - play.at });
    else if (play.why.gaveWay.length > 0)
      add({ ...span, kind: Kind.BREACH, about: play.why.source || play.title });
  }
  for (const { at, until, what, ...owner } of shortfalls)
    add({ kind: Kind.UNFILLED, startsAt: at, endsAt: until, ...occurrenceOf(owner), about: what });
  return [...found.values()];
}
