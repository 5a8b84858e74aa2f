import { recordedAs } from '../microphone';

const pieces = { milliseconds: 250, bitsPerSecond: 128_000 };

/** Creates a recorder of a stream. It passes each piece to `take` as soon as it is recorded. */
export function createRecording(stream: MediaStream) {
  let recorder: MediaRecorder | undefined;
  const stop = () => {
    if (recorder?.state === 'recording') recorder.stop();
    recorder = undefined;
  };
  return {
    start(take: (piece: Blob) => void) {
      stop();
      recorder = new MediaRecorder(stream, {
        mimeType: recordedAs,
        audioBitsPerSecond: pieces.bitsPerSecond,
      });
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) take(data);
      });
      recorder.start(pieces.milliseconds);
    },
    stop,
  };
}
