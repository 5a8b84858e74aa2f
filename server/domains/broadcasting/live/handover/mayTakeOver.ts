import { LiveRefusal } from '../liveEnums.ts';
import type { OpenLive } from '../liveQueries.ts';
import type { Verdict } from '../rights/mayGoLive.ts';

interface Taking {
  /** Result of the check whether the person may go live at all. */
  verdict: Verdict;
  person: number;
  /** True when the person may end any live session at any time. */
  mayEnd: boolean;
  /** When the person would be on the air. */
  at: number;
}

/**
 * Reason why a person may not take over from the current presenter; undefined when they may. Allowed for people who may end any
 * session, for the current presenter, and for presenters of the slot at that moment once the slot of the current presenter is over.
 * Presenters of the same slot may take over from each other.
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
