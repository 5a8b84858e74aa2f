/** What stands in front of the microphone, and how the browser is to treat it. */
export type SoundKind = 'voice' | 'line';

/** A voice in a room has its echo and noise taken away; what comes from a mixer is left as it is. */
const constraintsOf = (kind: SoundKind, deviceId: string): MediaTrackConstraints => ({
  ...(deviceId !== '' && { deviceId: { exact: deviceId } }),
  echoCancellation: kind === 'voice',
  noiseSuppression: kind === 'voice',
  autoGainControl: kind === 'voice',
  channelCount: kind === 'line' ? 2 : 1,
});

export const recordedAs = 'audio/webm;codecs=opus';
const pieces = { milliseconds: 250, bitsPerSecond: 128_000 };

/** Whether this browser can record what goes on the air. */
export const canGoLive = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(recordedAs) &&
  navigator.mediaDevices !== undefined;

export interface Microphone {
  /** The loudest of the last moment, in dBFS: 0 is the most there is, and -100 silence. */
  level: () => number;
  setGain: (gain: number) => void;
  /** Begins to record; each piece is given as soon as it is made. */
  record: (take: (piece: Blob) => void) => void;
  stopRecording: () => void;
  close: () => void;
}

/** Opens a microphone or a line, behind a fader and a limiter. `onGone` is called when it is unplugged or taken away. */
export async function openMicrophone(
  { kind, deviceId }: { kind: SoundKind; deviceId: string },
  onGone: () => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraintsOf(kind, deviceId) });
  const context = new AudioContext();
  const fader = context.createGain();
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -3,
    knee: 0,
    ratio: 20,
    attack: 0.002,
    release: 0.1,
  });
  const meter = new AnalyserNode(context, { fftSize: 2048 });
  const sent = context.createMediaStreamDestination();
  context.createMediaStreamSource(stream).connect(fader).connect(limiter).connect(meter).connect(sent);
  await context.resume();
  const samples = new Float32Array(meter.fftSize);
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', onGone);
  let recorder: MediaRecorder | undefined;

  const stopRecording = () => {
    if (recorder?.state === 'recording') recorder.stop();
    recorder = undefined;
  };
  return {
    level() {
      meter.getFloatTimeDomainData(samples);
      let most = 0;
      for (const sample of samples) most = Math.max(most, Math.abs(sample));
      return most > 0.00001 ? 20 * Math.log10(most) : -100;
    },
    // A fader that jumps is heard.
    setGain: (gain) => fader.gain.setTargetAtTime(gain, context.currentTime, 0.02),
    record(take) {
      stopRecording();
      recorder = new MediaRecorder(sent.stream, {
        mimeType: recordedAs,
        audioBitsPerSecond: pieces.bitsPerSecond,
      });
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) take(data);
      });
      recorder.start(pieces.milliseconds);
    },
    stopRecording,
    close() {
      stopRecording();
      track?.removeEventListener('ended', onGone);
      for (const one of stream.getTracks()) one.stop();
      void context.close();
    },
  };
}

/** What can be listened to; their names are known once a microphone was allowed. */
export async function inputs(): Promise<Array<{ id: string; name: string }>> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'gone' | 'failed';

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const problemOf = (error: unknown): MicrophoneProblem => problems[(error as Error).name] ?? 'failed';
