import { useEffect, useEffectEvent } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { changeOf, nextPoll } from './nextPoll';
import { NowPlayingDocument, useNowPlayingChangedSubscription, useNowPlayingQuery } from './now.generated';

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
