import { useEffect, useRef, useState } from 'react';

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Maximum length of a note in milliseconds: a quarter of an hour. */
const longest = 15 * 60_000;

/** MIME type of recordings in this browser; undefined when it cannot record. */
export const noteType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || navigator.mediaDevices === undefined
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

/** Returns functions that record a voice note with the microphone. The finished note is passed to `onNote` as a file. */
export function useVoiceNote(onNote: (note: File) => void) {
  const [beganAt, setBeganAt] = useState<number>();
  const [isRefused, setIsRefused] = useState(false);
  const running = useRef<{ stop: (isAccepted: boolean) => void }>(undefined);
  useEffect(() => () => running.current?.stop(false), []);

  const begin = async () => {
    const type = noteType();
    setIsRefused(false);
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      return setIsRefused(true);
    }
    const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {});
    const parts: Blob[] = [];
    let isWanted = true;
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      running.current = undefined;
      setBeganAt(undefined);
      const [mime = ''] = recorder.mimeType.split(';');
      if (isWanted) onNote(new File(parts, nameOf(mime), { type: mime }));
    };
    running.current = {
      stop(isAccepted) {
        isWanted = isAccepted;
        if (recorder.state !== 'inactive') recorder.stop();
      },
    };
    const timer = setTimeout(() => running.current?.stop(true), longest);
    recorder.start();
    setBeganAt(Date.now());
  };

  return {
    /** Start of the recording, in milliseconds since 1970; undefined while not recording. */
    beganAt,
    /** True when the microphone cannot be used. */
    isRefused,
    begin: () => void begin(),
    end: () => running.current?.stop(true),
    cancel: () => running.current?.stop(false),
  };
}

const endings: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };
const nameOf = (mime: string) =>
  `voice ${new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '.')}.${endings[mime] ?? 'webm'}`;
