import type { NowPlayingFieldsFragment } from './now.generated';

/** At the latest: that a player went away, or that the plan is another, is told by nobody. */
const atLatest = 60_000;
/** While what was to end has not, or nothing is known. */
const whileOverdue = 15_000;
/** After the moment at which something else is to be heard. */
const grace = 1000;

type Playing = Pick<NowPlayingFieldsFragment, 'currentSong' | 'next'>;

/** In how many milliseconds to look again at what plays, beside what is told of it. */
export function nextLook(playing: Playing | undefined, now: number): number {
  const change = playing?.currentSong?.endsAt ?? playing?.next?.startsAt;
  const left = change ? Date.parse(change) - now + grace : 0;
  return left > 0 ? Math.min(left, atLatest) : whileOverdue;
}
