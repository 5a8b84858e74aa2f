import { PublicityValidity, validityOf, type Daypart } from '../../../library/public.ts';
import { dateOf, dayLength, timeOfDay } from '../../../../kit/time/days.ts';
import type { Candidate } from '../pools/candidate.ts';
import { seededNumber } from '../pools/seeded.ts';
import { PlanRule, type StoredRefusal } from '../why.ts';

/** True when a wall clock time lies in one of the dayparts, or when the list is empty. */
export function isWithin(dayparts: readonly Daypart[], wall: number): boolean {
  if (dayparts.length === 0) return true;
  const day = Math.floor(wall / dayLength);
  const time = wall - day * dayLength;
  // 1 January 1970 was a Thursday, the fourth day of its week.
  const weekday = ((day + 3) % 7) + 1;
  const before = weekday === 1 ? 7 : weekday - 1;
  return dayparts.some(({ days, from, to }) => {
    const [start, end] = [timeOfDay(from) ?? 0, to === '24:00' ? dayLength : (timeOfDay(to) ?? 0)];
    const isOn = (on: number) => days.length === 0 || days.includes(on);
    if (end > start) return isOn(weekday) && time >= start && time < end;
    return (isOn(weekday) && time >= start) || (isOn(before) && time < end);
  });
}

/** Counts how often each advert is planned on the day that is being planned. */
export class AdvertDay {
  readonly #times = new Map<number, number>();
  #day = NaN;
  #date = '';

  add({ media, spot }: Candidate): void {
    if (spot) this.#times.set(media, this.timesOf(media) + 1);
  }

  timesOf(media: number): number {
    return this.#times.get(media) ?? 0;
  }

  /**
   * Returns the rule that excludes an advert at a wall clock time. Undefined when none does, and for media
   * that are not adverts.
   */
  refusalOf({ media, spot }: Candidate, wall: number): PlanRule | undefined {
    if (!spot) return undefined;
    if (validityOf(spot, this.#dateAt(wall)) !== PublicityValidity.VALID) return PlanRule.OUT_OF_DAYS;
    if (!isWithin(spot.dayparts, wall)) return PlanRule.DAYPART;
    return spot.timesADay !== null && this.timesOf(media) >= spot.timesADay
      ? PlanRule.TIMES_A_DAY
      : undefined;
  }

  /** Date of a wall clock time. Cached, because it is needed for many adverts of one day. */
  #dateAt(wall: number): string {
    const day = Math.floor(wall / dayLength);
    if (day !== this.#day) [this.#day, this.#date] = [day, dateOf(day)];
    return this.#date;
  }
}

export interface BreakChoice {
  candidate: Candidate;
  candidates: number;
  refused: StoredRefusal[];
}

/**
 * Chooses the next advert of a break. Of the adverts that may air and fit, chooses the one furthest behind its agreed plays of the
 * day; evergreens fill the remaining time. No client occurs twice in one break.
 */
export function pickAdvert(
  adverts: readonly Candidate[],
  { day, wall, room, inBreak }: { day: AdvertDay; wall: number; room: number; inBreak: readonly Candidate[] },
): BreakChoice | undefined {
  const refused: StoredRefusal[] = [];
  const clients = new Set(inBreak.map(({ spot }) => spot?.client).filter(Boolean));
  const seed = Math.floor(wall / 60_000);
  let best: { candidate: Candidate; rank: number } | undefined;
  for (const candidate of adverts) {
    const rule = ruleAgainst(candidate);
    if (rule) {
      if (refused.length < 20) refused.push({ media: candidate.media, rule, playedUntil: null });
      continue;
    }
    const rank = rankOf(candidate);
    if (!best || rank < best.rank) best = { candidate, rank };
  }
  return best && { candidate: best.candidate, candidates: adverts.length, refused };

  function ruleAgainst(candidate: Candidate): PlanRule | undefined {
    const refusal = day.refusalOf(candidate, wall);
    if (refusal) return refusal;
    if (candidate.length > room) return PlanRule.TOO_LONG;
    const isTwice = inBreak.includes(candidate) || clients.has(candidate.spot!.client);
    return isTwice ? PlanRule.SAME_CLIENT : undefined;
  }

  /**
   * Sort key of an advert: the fraction of today's agreed plays that it already has. Adverts without an agreement follow,
   * evergreens come last.
   */
  function rankOf({ media, spot }: Candidate): number {
    const chance = seededNumber(seed, media) / 2 ** 33;
    const times = day.timesOf(media);
    if (spot!.timesADay !== null) return times / spot!.timesADay + chance / 1000;
    return (spot!.evergreen ? 2000 : 1000) + times + chance;
  }
}
