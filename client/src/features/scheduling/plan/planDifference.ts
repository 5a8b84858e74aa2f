import type { NowPlayingFieldsFragment } from '../../broadcasting/shared';
import type { PlannedItemFieldsFragment } from './plan.generated';

/** Ways in which the broadcast can differ from the plan. */
export type PlanDifference = 'NOT_ON_AIR' | 'NOBODY_LIVE' | 'LIVE_INSTEAD' | 'OTHER_ITEM';

/** Tolerance between the player and the plan, in milliseconds. */
const maxDrift = 180_000;

/**
 * Compares the item on air with the plan at a moment. `NOT_ON_AIR` while the radio is off the air, even when nothing is planned;
 * otherwise null when they match or nothing is planned. An item may be early or late by up to three minutes, because the player plays
 * songs to their end. Items without a title, such as jingles, have the radio's name on air, and count as matching.
 */
export function planDifference(
  playing: NowPlayingFieldsFragment,
  items: readonly PlannedItemFieldsFragment[],
  { now, radioName }: { now: number; radioName: string },
): PlanDifference | null {
  const { isOnAir, isLive, currentSong } = playing;
  const planned = plannedAt(items, now);
  if (!isOnAir) return 'NOT_ON_AIR';
  if (!planned) return null;
  const isLivePlanned = planned.kind === 'LIVE' || planned.kind === 'TALK';
  if (isLive) return isLivePlanned ? null : 'LIVE_INSTEAD';
  if (isLivePlanned) return 'NOBODY_LIVE';
  const title = currentSong?.title;
  if (title === undefined || title === radioName) return null;
  const near = items.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < now + maxDrift && Date.parse(endsAt) > now - maxDrift,
  );
  return near.some((item) => titleOf(item) === title) ? null : 'OTHER_ITEM';
}

/** Returns the item planned at a moment; undefined when there is none. */
export const plannedAt = (items: readonly PlannedItemFieldsFragment[], now: number) =>
  items.find(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt));

const titleOf = ({ title, media }: PlannedItemFieldsFragment) => title || media?.title;
