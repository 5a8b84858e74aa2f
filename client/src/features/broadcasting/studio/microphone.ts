/** Kind of an audio input. The browser reduces echo and noise of a voice, and leaves the sound of a line input unchanged. */
export type SoundKind = 'voice' | 'line';

/** Constraints of the input. Voice: mono, with echo, noise and gain control. Line: stereo, without processing. */
const constraintsOf = (kind: SoundKind, deviceId: string): MediaTrackConstraints => ({
  ...(deviceId !== '' && { deviceId: { exact: deviceId } }),
  echoCancellation: kind === 'voice',
  noiseSuppression: kind === 'voice',
  autoGainControl: kind === 'voice',
  channelCount: kind === 'line' ? 2 : 1,
});

export const recordedAs = 'audio/webm;codecs=opus';

/** True when this browser can record sound for the air. */
export const canGoLive = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(recordedAs) &&
  typeof AudioWorkletNode !== 'undefined' &&
  navigator.mediaDevices !== undefined;

export interface Microphone {
  stream: MediaStream;
  close: () => void;
}

/** Opens a microphone or a line input. Calls `onLost` when the device is unplugged or access is revoked. */
export async function openMicrophone(
  { kind, deviceId }: { kind: SoundKind; deviceId: string },
  onLost: () => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraintsOf(kind, deviceId) });
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', onLost);
  return {
    stream,
    close() {
      track?.removeEventListener('ended', onLost);
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

/** Lists the audio inputs. Their names are empty until the user has allowed a microphone. */
export async function inputs(): Promise<Array<{ id: string; name: string }>> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'disconnected' | 'failed';

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const problemOf = (error: unknown): MicrophoneProblem => problems[(error as Error).name] ?? 'failed';
