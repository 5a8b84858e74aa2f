import { stat } from 'node:fs/promises';
import { runFfmpeg } from '../analysis/ffmpeg.ts';

/** Part of a file, in milliseconds. */
interface Part {
  from: number;
  to: number;
}

export interface Rendering {
  /** Path of the source file, which is only read. */
  source: string;
  /** Parts of the source to join, in order. */
  parts: readonly Part[];
  /** Path of the new file; `ending` selects the format, whatever the extension. */
  to: string;
  signal: AbortSignal;
  /** Called each time the progress grows by a percent or more, with 1 to 99. */
  onProgress: (percent: number) => void;
  /** Bitrate of an MP3, such as `192k`; defaults to the best quality. */
  bitrate?: string;
}

/** Encoders when no `bitrate` is given: FLAC is lossless, MP3 has the best quality. */
const codecs: Record<string, readonly string[]> = {
  flac: ['-c:a', 'flac'],
  mp3: ['-c:a', 'libmp3lame', '-q:a', '0'],
};

export type RenderedEnding = 'flac' | 'mp3';

export const endingFor = (mimeType: string): RenderedEnding =>
  mimeType === 'audio/wav' || mimeType === 'audio/flac' ? 'flac' : 'mp3';

/**
 * Renders parts of a sound file to a new file, with cuts exact to the sample. Returns false when the result is missing or much
 * too short.
 */
export async function renderSound(rendering: Rendering, ending: RenderedEnding): Promise<boolean> {
  const { source, parts, to, signal, bitrate } = rendering;
  const progress = new Progress(rendering);
  await runFfmpeg(
    [
      '-y',
      '-i',
      `file:${source}`,
      '-filter_complex',
      graphOf(parts),
      '-map',
      '[whole]',
      '-map_metadata',
      '-1',
      ...(bitrate ? ['-c:a', 'libmp3lame', '-b:a', bitrate] : codecs[ending]!),
      '-progress',
      'pipe:1',
      '-f',
      ending,
      `file:${to}`,
    ],
    (chunk) => progress.take(chunk),
    signal,
  );
  signal.throwIfAborted();
  const size = await stat(to).then(
    (file) => file.size,
    () => 0,
  );
  return size > 0 && progress.made >= lengthOf(parts) * 0.95 - 1000;
}

const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, { from, to }) => sum + to - from, 0);

function graphOf(parts: readonly Part[]): string {
  const trims = parts.map(
    ({ from, to }, index) =>
      `[0:a:0]atrim=start=${from / 1000}:end=${to / 1000},asetpts=PTS-STARTPTS[part${index}]`,
  );
  const all = parts.map((_, index) => `[part${index}]`).join('');
  return `${trims.join(';')};${all}concat=n=${parts.length}:v=0:a=1[whole]`;
}

/** Parses the progress output of ffmpeg. */
class Progress {
  /** Rendered duration in milliseconds. */
  made = 0;
  readonly #length: number;
  readonly #report: (percent: number) => void;
  #text = '';
  #reported = 0;

  constructor({ parts, onProgress }: Rendering) {
    this.#length = lengthOf(parts);
    this.#report = onProgress;
  }

  take(chunk: Buffer): void {
    const lines = `${this.#text}${chunk.toString('latin1')}`.split('\n');
    this.#text = lines.pop()!;
    for (const line of lines) {
      const [, micros] = /^out_time_us=(\d+)$/.exec(line.trim()) ?? [];
      if (micros !== undefined) this.made = Math.max(this.made, Number(micros) / 1000);
    }
    const percent = Math.min(99, Math.floor((this.made / this.#length) * 100));
    if (percent > this.#reported) this.#report((this.#reported = percent));
  }
}
