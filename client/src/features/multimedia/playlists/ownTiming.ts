import type { PlaylistItemFieldsFragment } from './items.generated';

const parts = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut'] as const;

/** Whether an item plays otherwise here than its medium says. */
export const hasOwnTiming = (item: PlaylistItemFieldsFragment) => parts.some((part) => item[part] !== null);
