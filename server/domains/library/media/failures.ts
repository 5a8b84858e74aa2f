import { condition } from '../../../kit/query/condition.ts';
import { MediaState } from './mediaState.ts';

/*
 * Media that cannot be used are listed separately, and are left out of all lists and counts of the library. The condition is the failure
 * and not the state, because the index of the lists treats a null failure as one value.
 */

export const usableMedia = condition('MediaItem', (media) => media('t.failure', 'is', null));
/** Failed media, found through the index of states: they are few in a large library. */
export const failedMedia = condition('MediaItem', (media) =>
  media.and([media('t.state', '=', MediaState.FAILED), media('t.failure', 'is not', null)]),
);
