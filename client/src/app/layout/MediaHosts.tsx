import { Suspense } from 'react';
import { lazyPart } from '../../kit/late/late';
import { playerWish, uploadsWish } from '../../kit/media/mediaWishes';

const PlayerHost = lazyPart(() => import('../../features/multimedia/player/PlayerHost'));
const UploadsHost = lazyPart(() => import('../../features/multimedia/uploads/UploadsHost'));

/** What goes on while one moves through the portal: playing, and sending files. Each loads when it is first wanted. */
export function MediaHosts() {
  const isPlayerWanted = playerWish.useIsWished();
  const areUploadsWanted = uploadsWish.useIsWished();
  return (
    <>
      <Suspense>{areUploadsWanted ? <UploadsHost /> : null}</Suspense>
      <Suspense>{isPlayerWanted ? <PlayerHost /> : null}</Suspense>
    </>
  );
}
