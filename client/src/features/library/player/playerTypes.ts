import type { MediaKind, MediaPlayback } from '../../../apollo/schemaTypes.generated';
import type { PlayableMediumQuery } from './player.generated';

/** Fields of a medium that the player needs before it plays; the rest is queried when it plays. */
export interface Playable {
  id: string;
  /** `SOUND` for sounds outside of the library, such as a voice note of the chat. */
  kind: MediaKind | 'SOUND';
  title: string;
  credit?: string | null;
  artwork?: string | null;
  /** Id of the episode that the sound belongs to. The sound can only be queried through its episode. */
  episodeId?: string;
  /** Loads a sound from outside of the library. */
  find?: () => Promise<PlayableMedium | undefined>;
  /** Path of the page of a sound from outside of the library. */
  to?: string;
  /**
   * Cue points and fades that override those of the medium, such as in a playlist item. Null means the medium’s value
   * applies.
   */
  own?: Pick<PlayableMedium, 'cueIn' | 'cueOut' | 'fadeIn' | 'fadeOut'>;
}

/** A medium with all fields that are needed to play it, including the URLs of its files. */
export type PlayableMedium = Omit<
  NonNullable<PlayableMediumQuery['mediaItem']>,
  '__typename' | 'kind' | 'playback'
> & {
  __typename?: 'MediaItem';
  kind: Playable['kind'];
  /** How browsers play the file. Explains why there is no address: they cannot play every file format. */
  playback?: MediaPlayback;
};

/** Loads the current state of a medium, with fresh URLs of its files; undefined when it was deleted. */
export type LoadMedium = (id: string, episodeId?: string) => Promise<PlayableMedium | undefined>;

/** The playable rows of one page of a list. */
export interface Part {
  items: readonly Playable[];
  isLast: boolean;
}

/** Loads the next page of the list from which the player's queue was created. */
export type More = () => Promise<Part>;

/** Returns a medium with its cue points and fades replaced by those in `own` that are set. */
export const withOwnCues = (medium: PlayableMedium, own: Playable['own']): PlayableMedium => ({
  ...medium,
  cueIn: own?.cueIn ?? medium.cueIn,
  cueOut: own?.cueOut ?? medium.cueOut,
  fadeIn: own?.fadeIn ?? medium.fadeIn,
  fadeOut: own?.fadeOut ?? medium.fadeOut,
});

/** Range of a medium that is played, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Returns the range between the cue points. A cue point that is not set is the start or end of the file. */
export function spanOf({
  cueIn,
  cueOut,
  duration,
}: Pick<PlayableMedium, 'cueIn' | 'cueOut' | 'duration'>): Span {
  const from = cueIn ?? 0;
  const end = cueOut ?? duration ?? 0;
  return { from, to: end > from ? end : Math.max(from, duration ?? 0) };
}
