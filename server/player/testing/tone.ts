import { spawnSync } from 'node:child_process';

/** An MP3 file of one tone. */
export function tone(pitch: number, seconds: number): Buffer {
  const source = `sine=frequency=${pitch}:duration=${seconds}:sample_rate=44100`;
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', source, '-ac', '2', '-b:a', '128k', '-f', 'mp3', 'pipe:1'],
    { maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}
