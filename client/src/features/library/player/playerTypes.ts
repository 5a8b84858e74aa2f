import type { MediaKind, MediaPlayback } from '../../../apollo/schemaTypes.generated';
import type { PlayableMediumQuery } from './player.generated';

/** What a row must say of a medium for it to be played; the rest is asked when it is. */
export interface Playable {
  id: string;
  /** `SOUND` is none of the library, such as a voice note of the chat. */
  kind: MediaKind | 'SOUND';
  title: string;
  credit?: string | null;
  artwork?: string | null;
  /** The episode whose sound it is: that is found by it alone. */
  episodeId?: string;
  /** How it is found where it is none of the library. */
  find?: () => Promise<PlayableMedium | undefined>;
  /** Where it leads where it is none of the library. */
  to?: string;
  /** Where it begins and ends in this place and how it fades, such as in a playlist; null where it does as the medium says. */
  own?: Pick<PlayableMedium, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut'>;
}

/** A medium with all that is needed to play it, addresses among it. */
export type PlayableMedium = Omit<
  NonNullable<PlayableMediumQuery['mediaItem']>,
  '__typename' | 'kind' | 'playback'
> & {
  __typename?: 'MediaItem';
  kind: Playable['kind'];
  /** Why it has no address, where that is for want of a form that browsers play. */
  playback?: MediaPlayback;
};

/** Asks for a medium as it is now, with fresh addresses; undefined when it is gone. */
export type LoadMedium = (id: string, episodeId?: string) => Promise<PlayableMedium | undefined>;

/** A part of a list, as far as it can be played. */
export interface Part {
  items: readonly Playable[];
  isLast: boolean;
}

/** Gives the next part of the list that is played. */
export type More = () => Promise<Part>;

/** A medium as it plays in a place that may say otherwise than the medium itself. */
export const inPlace = (medium: PlayableMedium, own: Playable['own']): PlayableMedium => ({
  ...medium,
  cueIn: own?.cueIn ?? medium.cueIn,
  cueOut: own?.cueOut ?? medium.cueOut,
  fadeIn: own?.fadeIn ?? medium.fadeIn,
  fadeOut: own?.fadeOut ?? medium.fadeOut,
});

/** The part of a medium that is played, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Between the cue points, or whole. */
export function spanOf({
  cueIn,
  cueOut,
  duration,
}: Pick<PlayableMedium, 'cueIn' | 'cueOut' | 'duration'>): Span {
  const from = cueIn ?? 0;
  const end = cueOut ?? duration ?? 0;
  return { from, to: end > from ? end : Math.max(from, duration ?? 0) };
}
