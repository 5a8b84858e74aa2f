import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';

export interface Encoder {
  process: ChildProcess;
  /** Output of the encoder, such as the reason of a rejection. */
  said: () => string;
  stop: () => void;
  ended: Promise<unknown>;
}

/**
 * Starts an encoder for a test, which sends a tone in real time until it is stopped. It also stops at the end of the test. The
 * address contains the stream key.
 */
export function encoderTo(address: string, pitch: number): Encoder {
  const source = ['-re', '-f', 'lavfi', '-i', `sine=frequency=${pitch}:sample_rate=44100`];
  const coded = ['-ac', '2', '-c:a', 'libmp3lame', '-b:a', '128k'];
  const sent = ['-content_type', 'audio/mpeg', '-f', 'mp3', `icecast://${address}`];
  const child = spawn('ffmpeg', ['-v', 'error', ...source, ...coded, ...sent], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => void child.kill('SIGKILL');
  onTestFinished(stop);
  return { process: child, said: () => said, stop, ended };
}
