import { useEffect } from 'react';
import { answerTo, picturesOf } from '../useMediaSession';
import type { LiveBarProps } from './LiveBar';

/** Publishes the stream to the operating system and handles its media keys. Live streams stop instead of pausing. */
export function useLiveSession({
  nowPlaying: { title, credit, artwork },
  isOn,
  onPlay,
  onStop,
}: Pick<LiveBarProps, 'nowPlaying' | 'isOn' | 'onPlay' | 'onStop'>) {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return undefined;
    const answers: [MediaSessionAction, () => void][] = [
      ['play', onPlay],
      ['pause', onStop],
      ['stop', onStop],
    ];
    for (const [action, answer] of answers) answerTo(session, action, answer);
    return () => {
      for (const [action] of answers) answerTo(session, action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [onPlay, onStop]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.metadata = new MediaMetadata({ title, artist: credit, artwork: picturesOf(artwork) });
    session.playbackState = isOn ? 'playing' : 'paused';
  }, [title, credit, artwork, isOn]);
}
