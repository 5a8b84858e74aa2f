import { Suspense } from 'react';
import { lazyPart } from '../../kit/late/late';
import { ListenHost } from '../../features/broadcasting/feature';
import { useListening } from '../../features/broadcasting/listen/listening';
import { playerMount, uploadsMount } from '../../features/library/media/mediaMounts';

const PlayerHost = lazyPart(() => import('../../features/library/player/PlayerHost'));
const UploadsHost = lazyPart(() => import('../../features/library/uploads/UploadsHost'));

/** Hosts of playback, uploads and live listening, which continue across page changes. Each loads on first use. */
export function MediaHosts() {
  const isPlayerWanted = playerMount.useIsRequested();
  const areUploadsWanted = uploadsMount.useIsRequested();
  const isListening = useListening() !== 'off';
  return (
    <>
      <Suspense>{areUploadsWanted ? <UploadsHost /> : null}</Suspense>
      <Suspense>{isPlayerWanted ? <PlayerHost /> : null}</Suspense>
      <Suspense>{isListening ? <ListenHost /> : null}</Suspense>
    </>
  );
}
