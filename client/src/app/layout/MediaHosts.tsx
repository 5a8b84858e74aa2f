import { Suspense } from 'react';
import { lazyPart } from '../../kit/late/late';
import { ListenHost } from '../../features/broadcasting/feature';
import { useListening } from '../../features/broadcasting/listen/listening';
import { playerMount, uploadsMount } from '../../features/library/media/mediaMounts';

const PlayerHost = lazyPart(() => import('../../features/library/player/PlayerHost'));
const UploadsHost = lazyPart(() => import('../../features/library/uploads/UploadsHost'));

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
