import { Suspense } from 'react';
import { lazyPart } from '../../kit/late/late';
import { ListenHost } from '../../features/onair/feature';
import { useListening } from '../../features/onair/listen/listening';
import { playerMount, uploadsMount } from '../../features/multimedia/media/mediaMounts';

const PlayerHost = lazyPart(() => import('../../features/multimedia/player/PlayerHost'));
const UploadsHost = lazyPart(() => import('../../features/multimedia/uploads/UploadsHost'));

/** What goes on while one moves through the portal: playing, and sending files. Each loads when it is first wanted. */
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
