import { LiveRefusal } from './liveEnums.ts';
import type { OpenLive } from './liveQueries.ts';
import type { Verdict } from './mayGoLive.ts';

interface Taking {
  /** The check whether they may go live at all. */
  verdict: Verdict;
  person: number;
  /** True when they may end lives of others at any time. */
  mayEnd: boolean;
  /** When they would get the air. */
  at: number;
}

/**
 * Reason why somebody may not take the air from the current presenter. The presenter of the slot at that moment may, unless the
 * current one's own slot is not over; presenters of the same slot may take over from each other.
 */
export function refusedToTakeOver(
  live: Pick<OpenLive, 'person' | 'slot' | 'plannedUntil'>,
  { verdict, person, mayEnd, at }: Taking,
): LiveRefusal | undefined {
  if (verdict.refused) return verdict.refused;
  if (mayEnd || live.person === person) return undefined;
  const { slot } = verdict;
  const isTheirs = slot && slot.startsAt.getTime() <= at && slot.endsAt.getTime() > at;
  const isOver = live.plannedUntil === null || new Date(live.plannedUntil).getTime() <= at;
  return isTheirs && (isOver || live.slot === slot.slot) ? undefined : LiveRefusal.NOT_YOUR_TIME;
}
