import { useEffect, useEffectEvent } from 'react';
import { useMissed } from '../../../apollo/live/useMissed';
import { changeOf, nextLook } from './nextLook';
import { NowPlayingDocument, useNowPlayingChangedSubscription, useNowPlayingQuery } from './now.generated';

/**
 * What plays, kept up with what its player tells, and looked at when something should have changed of which nobody tells.
 * All that show it share one question and one subscription.
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

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again();
  });
  const change = playing ? changeOf(playing) : undefined;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      timer = setTimeout(
        () => {
          look();
          goOn();
        },
        nextLook(change, Date.now()),
      );
    };
    goOn();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [change]);
  return { ...query, playing };
}
