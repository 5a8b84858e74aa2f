import { useApolloClient } from '@apollo/client/react';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { LiveBar } from '../../library/feature';
import { AirUrlDocument } from '../now/now.generated';
import { useNowPlaying } from '../now/useNowPlaying';
import { listening, useListening } from './listening';

/** Plays the radio in the player bar, on every page. */
export default function ListenHost() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { viewer } = useSession();
  const { playing } = useNowPlaying();
  const state = useListening();
  const requestAddress = useCallback(async () => {
    const { data } = await client.query({ query: AirUrlDocument, fetchPolicy: 'no-cache' });
    return data?.airUrl ?? undefined;
  }, [client]);
  if (state === 'off') return null;
  const { isOnAir = false, isLive = false, currentSong, songImage = '' } = playing ?? {};
  const song = isOnAir ? currentSong : null;
  const nowPlaying = {
    title: song?.title ?? viewer?.radio?.name ?? '',
    credit: song?.credit ?? '',
    artwork: song ? songImage : '',
    mark: isOnAir ? t(isLive ? 'onAirNow.live' : 'onAirNow.onAir') : undefined,
  };
  return (
    <Suspense>
      <LiveBar
        nowPlaying={nowPlaying}
        isOn={state === 'on'}
        requestAddress={requestAddress}
        onPlay={listening.resume}
        onStop={listening.stop}
        onClose={listening.end}
      />
    </Suspense>
  );
}
