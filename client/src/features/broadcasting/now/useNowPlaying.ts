import { useEffect, useEffectEvent } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import {
  NowPlayingDocument,
  useNowPlayingChangedSubscription,
  useNowPlayingQuery,
  type NowPlayingFieldsFragment,
} from './now.generated';

/**
 * Current item, updated by events of the player. While the page is visible, also polled when a change is due, and at least once a
 * minute. All components that show the current item share one query and one subscription.
 */
export function useNowPlaying() {
  const query = useNowPlayingQuery({ fetchPolicy: 'cache-and-network' });
  const { data, previousData } = query;
  const playing = data?.nowPlaying ?? previousData?.nowPlaying;
  const again = () => void query.refetch().catch(() => undefined);
  useNowPlayingChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: changed } }) => {
      if (!changed) return;
      client.writeQuery({ query: NowPlayingDocument, data: { nowPlaying: changed.nowPlayingChanged } });
    },
  });
  useMissed(again);

  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again();
  });
  const change = playing ? changeOf(playing) : undefined;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedulePoll = () => {
      timer = setTimeout(
        () => {
          poll();
          schedulePoll();
        },
        nextPoll(change, Date.now()),
      );
    };
    schedulePoll();
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [change]);
  return { ...query, playing };
}

/** Longest poll interval in milliseconds. Polling is needed because no event reports a disconnected player or a changed plan. */
const atLatest = 60_000;
/** Interval in milliseconds while an expected change is overdue, or the next change is unknown. */
const whileOverdue = 15_000;
/** Milliseconds between an expected change and the poll for it. */
const grace = 1000;

type Playing = Pick<NowPlayingFieldsFragment, 'currentSong' | 'next'>;

/** Returns when the item on the air will change, as an ISO date and time; undefined when unknown. */
export const changeOf = ({ currentSong, next }: Playing): string | undefined =>
  currentSong?.endsAt ?? next?.startsAt;

/** Returns the milliseconds until the next poll of the current item. Polling supplements the events. */
export function nextPoll(change: string | undefined, now: number): number {
  const left = change === undefined ? 0 : Date.parse(change) - now + grace;
  return left > 0 ? Math.min(left, atLatest) : whileOverdue;
}
