import { condition } from '../../../kit/query/condition.ts';
import { MediaState } from './mediaState.ts';

/*
 * Condition for usable media. Media that cannot be used are listed separately, and excluded from most other
 * lists and counts, but not from duplicates and the recycle bin.
 * The condition uses the failure and not the state, because the index of the lists treats a null failure as
 * one value.
 */

export const usableMedia = condition('MediaItem', (media) => media('t.failure', 'is', null));
/** SQL condition for media `t` that failed. It uses the index of states, because few of the media in a large library have failed. */
export const failedMedia = condition('MediaItem', (media) =>
  media.and([media('t.state', '=', MediaState.FAILED), media('t.failure', 'is not', null)]),
);
