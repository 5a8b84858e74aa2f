import { stat } from 'node:fs/promises';
import { runFfmpeg } from '../analysis/ffmpeg.ts';

/** A part of a file, in milliseconds. */
interface Part {
  from: number;
  to: number;
}

export interface Rendering {
  /** The file that is read, which stays as it is. */
  source: string;
  /** What of it is heard, one part after the other. */
  parts: readonly Part[];
  /** Where the new file is written; its ending says how it is coded. */
  to: string;
  signal: AbortSignal;
  /** How much is made, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Bits per second of an MP3, such as `192k`; the best quality when absent. */
  bitrate?: string;
}

/** What is kept without loss stays so; all else is coded as well as it can be. */
const codecs: Record<string, readonly string[]> = {
  flac: ['-c:a', 'flac'],
  mp3: ['-c:a', 'libmp3lame', '-q:a', '0'],
};

export type RenderedEnding = 'flac' | 'mp3';

export const endingFor = (mimeType: string): RenderedEnding =>
  mimeType === 'audio/wav' || mimeType === 'audio/flac' ? 'flac' : 'mp3';

/** Makes a new file of parts of another, to the sample. False when nothing, or much less, came of it. */
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

/** Reads how far the program is from what it tells of itself. */
class Progress {
  /** Milliseconds of the new file. */
  made = 0;
  readonly #length: number;
  readonly #tell: (percent: number) => void;
  #text = '';
  #told = 0;

  constructor({ parts, onProgress }: Rendering) {
    this.#length = lengthOf(parts);
    this.#tell = onProgress;
  }

  take(chunk: Buffer): void {
    const lines = `${this.#text}${chunk.toString('latin1')}`.split('\n');
    this.#text = lines.pop()!;
    for (const line of lines) {
      const [, micros] = /^out_time_us=(\d+)$/.exec(line.trim()) ?? [];
      if (micros !== undefined) this.made = Math.max(this.made, Number(micros) / 1000);
    }
    const percent = Math.min(99, Math.floor((this.made / this.#length) * 100));
    if (percent > this.#told) this.#tell((this.#told = percent));
  }
}
