import { LiveRefusal } from './liveEnums.ts';
import type { OpenLive } from './liveQueries.ts';
import type { Verdict } from './mayGoLive.ts';

interface Taking {
  /** Whether they may go live at all. */
  verdict: Verdict;
  person: number;
  /** Whether they may end lives of others at any time. */
  mayEnd: boolean;
  /** When they would have the air. */
  at: number;
}

/**
 * Why somebody may not take the air from who is live. Whose slot it is then may, from everybody but one whose own slot is not over;
 * those who present the same one take it from each other.
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
