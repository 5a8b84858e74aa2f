/** Measurements of one second of sound. */
export interface SoundSecond {
  /** In dBFS; minus infinity for digital silence. */
  level: number;
  /** Momentary loudness at the end of the second, in LUFS; null while too little sound was measured. */
  loudness: number | null;
  /** Share of samples at full scale, 0 to 1. */
  clipped: number;
}

/**
 * Sample rate of the measurement. Half the usual rate halves the work, and does not change silence and
 * clipping.
 */
const rate = 22_050;

/**
 * Filters that measure the level, the clipping and the loudness of a stream. The momentary loudness (over the last 400 ms) is
 * reported ten times a second; level and clipping cover whole seconds. Samples are converted to 16-bit integers, which clip at full
 * scale as they do at the listener: decoder output beyond full scale counts as clipped.
 */
export const measuringFilters = [
  `aresample=${rate}`,
  'aformat=sample_fmts=s16',
  `asetnsamples=n=${rate}:p=0`,
  'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=Peak_level+RMS_level+Peak_count',
  'ebur128=metadata=1:framelog=verbose',
  'ametadata=mode=print:file=-:direct=1',
].join(',');

const fullScale = -0.01;
const windowsInSecond = 10;

/** Parses the metadata lines that ffmpeg prints, and calls back once per second of sound. */
export class SoundMeter {
  readonly #onSecond: (second: SoundSecond) => void;
  #rest = '';
  #values = new Map<string, number>();
  #windows = 0;

  constructor(onSecond: (second: SoundSecond) => void) {
    this.#onSecond = onSecond;
  }

  take(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) this.#takeLine(line.trim());
  }

  #takeLine(line: string): void {
    if (line.startsWith('frame:')) return this.#begin();
    const [, name, value] = /^lavfi\.([\w.]+)=(\S+)$/.exec(line) ?? [];
    if (name && value) this.#values.set(name, numberOf(value));
  }

  /** Called at the first line of a report, which completes the previous one. */
  #begin(): void {
    if (this.#values.size === 0) return;
    this.#windows++;
    if (this.#windows === windowsInSecond) this.#report();
    this.#values = new Map();
  }

  #report(): void {
    this.#windows = 0;
    const level = this.#values.get('astats.Overall.RMS_level');
    if (level === undefined || Number.isNaN(level)) return;
    const loudness = this.#values.get('r128.M') ?? Number.NaN;
    const isFull = (this.#values.get('astats.Overall.Peak_level') ?? -Infinity) >= fullScale;
    this.#onSecond({
      level,
      loudness: Number.isFinite(loudness) ? loudness : null,
      clipped: isFull ? (this.#values.get('astats.Overall.Peak_count') ?? 0) / rate : 0,
    });
  }
}

const numberOf = (text: string): number =>
  /^-?inf$/.test(text) ? (text.startsWith('-') ? -Infinity : Infinity) : Number(text);
