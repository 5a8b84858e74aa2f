import { useEffect, useRef } from 'react';

/** Plays a stream while it is mounted. */
export function StreamSound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (!audio.current) return;
    audio.current.srcObject = stream;
    void audio.current.play().catch(() => undefined);
  }, [stream]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live voice has no captions
  return <audio ref={audio} autoPlay />;
}
