import type { NowPlayingFieldsFragment } from './now.generated';

/** Longest poll interval in milliseconds. Polling is needed because no event reports a disconnected player or a changed plan. */
const atLatest = 60_000;
/** Interval in milliseconds while an expected change is overdue, or the next change is unknown. */
const whileOverdue = 15_000;
/** Milliseconds between an expected change and the poll for it. */
const grace = 1000;

type Playing = Pick<NowPlayingFieldsFragment, 'currentSong' | 'next'>;

/** Returns when the current item will change; undefined when unknown. */
export const changeOf = ({ currentSong, next }: Playing): string | undefined =>
  currentSong?.endsAt ?? next?.startsAt;

/** Returns the milliseconds until the next poll of the current item. Polling supplements the events. */
export function nextPoll(change: string | undefined, now: number): number {
  const left = change === undefined ? 0 : Date.parse(change) - now + grace;
  return left > 0 ? Math.min(left, atLatest) : whileOverdue;
}
