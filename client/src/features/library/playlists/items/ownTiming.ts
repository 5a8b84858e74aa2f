import type { Playable } from '../../player/playerTypes';
import type { PlaylistItemFieldsFragment } from './items.generated';

const parts = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut'] as const;

/** Whether an item plays otherwise here than its medium says. */
export const hasOwnTiming = (item: PlaylistItemFieldsFragment) => parts.some((part) => item[part] !== null);

/** An item as the player plays it: its medium, with what it says otherwise. */
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
