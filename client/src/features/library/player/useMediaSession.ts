import { useEffect } from 'react';
import { seekStep } from './usePlayerKeys';
import { player } from './thePlayer';
import { usePlayerState } from './usePlayer';

const pictureSizes = [64, 256, 512];

/**
 * Publishes the current item to the operating system, and handles its media keys. These are on keyboards, headphones
 * and lock screens.
 */
export function useMediaSession(isOpen: boolean) {
  const title = usePlayerState(({ queue, index }) => queue[index]?.title);
  const credit = usePlayerState(({ queue, index }) => queue[index]?.credit ?? '');
  const artwork = usePlayerState(
    ({ queue, index, medium }) => medium?.artwork || queue[index]?.artwork || '',
  );
  const isPlaying = usePlayerState((state) => state.isPlaying);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !isOpen) return;
    const answers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', player.toggle],
      ['pause', player.toggle],
      ['stop', player.close],
      ['nexttrack', player.next],
      ['previoustrack', player.previous],
      ['seekbackward', ({ seekOffset }) => player.seekBy(-(seekOffset ? seekOffset * 1000 : seekStep))],
      ['seekforward', ({ seekOffset }) => player.seekBy(seekOffset ? seekOffset * 1000 : seekStep)],
      ['seekto', ({ seekTime = 0 }) => player.seek(player.getClock().span.from + seekTime * 1000)],
    ];
    for (const [action, answer] of answers) answerTo(session, action, answer);
    return () => {
      for (const [action] of answers) answerTo(session, action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [isOpen]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !isOpen) return;
    session.metadata = new MediaMetadata({
      title: title ?? '',
      artist: credit,
      artwork: picturesOf(artwork),
    });
  }, [isOpen, title, credit, artwork]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !isOpen) return;
    session.playbackState = isPlaying ? 'playing' : 'paused';
    return player.subscribeClock(() => reportPosition(session));
  }, [isOpen, isPlaying]);
}

export const picturesOf = (artwork: string): MediaImage[] =>
  artwork
    ? pictureSizes.map((size) => ({
        src: artwork.replace(/-256\.webp$/, `-${size}.webp`),
        sizes: `${size}x${size}`,
        type: 'image/webp',
      }))
    : [];

/** Registers a handler for a media key. Ignores actions that the browser does not support. */
export function answerTo(
  session: MediaSession,
  action: MediaSessionAction,
  answer: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, answer);
  } catch {
    // This browser does not support the action.
  }
}

function reportPosition(session: MediaSession) {
  const { position, span } = player.getClock();
  const duration = (span.to - span.from) / 1000;
  if (duration <= 0) return;
  const at = Math.min(duration, Math.max(0, (position - span.from) / 1000));
  session.setPositionState?.({ duration, position: at, playbackRate: 1 });
}
