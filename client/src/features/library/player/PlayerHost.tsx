import { Suspense } from 'react';
import { lazyPart } from '../../../kit/late/late';
import { PlayerBar } from './bar/PlayerBar';
import { usePlayerState } from './usePlayer';
import { useMediaSession } from './useMediaSession';
import { usePlayerKeys } from './usePlayerKeys';
import { useShownVideo } from './video/videoStore';

const VideoDialog = lazyPart(() => import('./video/VideoDialog'));

/** Player bar and video dialog, independent of the current page. */
export default function PlayerHost() {
  const isOpen = usePlayerState(({ queue }) => queue.length > 0);
  const video = useShownVideo();
  useMediaSession(isOpen);
  usePlayerKeys(isOpen);
  return (
    <>
      {isOpen ? <PlayerBar /> : null}
      <Suspense>{video ? <VideoDialog key={video.id} video={video} /> : null}</Suspense>
    </>
  );
}
