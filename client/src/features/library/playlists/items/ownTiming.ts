import type { Playable } from '../../player/playerTypes';
import type { PlaylistItemFieldsFragment } from './items.generated';

const parts = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut'] as const;

/** True when an item overrides the cue points or fades of its medium. */
export const hasOwnTiming = (item: PlaylistItemFieldsFragment) => parts.some((part) => item[part] !== null);

/** Converts an item for the player: its medium, with the overrides of the item. */
export const playableOf = ({
  media,
  cueIn,
  cueOut,
  fadeIn,
  fadeOut,
}: Pick<PlaylistItemFieldsFragment, 'media' | (typeof parts)[number]>): Playable => ({
  ...media,
  own: { cueIn, cueOut, fadeIn, fadeOut },
});
