import type { NowPlayingFieldsFragment } from './now.generated';

/** At the latest: that a player went away, or that the plan is another, is told by nobody. */
const atLatest = 60_000;
/** While what was to end has not, or nothing is known. */
const whileOverdue = 15_000;
/** After the moment at which something else is to be heard. */
const grace = 1000;

type Playing = Pick<NowPlayingFieldsFragment, 'currentSong' | 'next'>;

/** When something else is to be heard, as far as that is known. */
export const changeOf = ({ currentSong, next }: Playing): string | undefined =>
  currentSong?.endsAt ?? next?.startsAt;

/** In how many milliseconds to look again at what plays, beside what is told of it. */
export function nextLook(change: string | undefined, now: number): number {
  const left = change === undefined ? 0 : Date.parse(change) - now + grace;
  return left > 0 ? Math.min(left, atLatest) : whileOverdue;
}
