import { condition } from '../../../kit/query/condition.ts';
import { MediaState } from './mediaState.ts';

/*
 * What cannot be used has a place of its own, and stands in no list of the library and in no count of it. Whether there is a
 * reason says so, and not the state: lists go by an index in which an absent reason is one value.
 */

export const usableMedia = condition('MediaItem', (media) => media('t.failure', 'is', null));
/** There are few of them in a large library: the index of their state on a radio finds them, in the order of their ids. */
export const failedMedia = condition('MediaItem', (media) =>
  media.and([media('t.state', '=', MediaState.FAILED), media('t.failure', 'is not', null)]),
);
