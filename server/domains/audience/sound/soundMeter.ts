/** What was heard in one second of sound. */
export interface SoundSecond {
  /** In dBFS; minus infinity for digital silence. */
  level: number;
  /** Momentary loudness at its end, in LUFS; null as long as too little was heard to tell. */
  loudness: number | null;
  /** How much of it stands at full scale, 0 to 1. */
  clipped: number;
}

/** Halves what is to be decoded, and leaves silence and clipping as they are. */
const rate = 22_050;

/**
 * Loudness is measured in stretches of a tenth of a second, and the others over whole seconds. The samples are whole numbers, which
 * end at full scale as they do where people listen: what a decoder would give beyond it counts as clipped.
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

/** Reads the lines in which ffmpeg tells what it hears, as they come, and gives one second after the other. */
export class SoundMeter {
  readonly #heard: (second: SoundSecond) => void;
  #rest = '';
  #told = new Map<string, number>();
  #stretches = 0;

  constructor(heard: (second: SoundSecond) => void) {
    this.#heard = heard;
  }

  take(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) this.#takeLine(line.trim());
  }

  #takeLine(line: string): void {
    if (line.startsWith('frame:')) return this.#begin();
    const [, name, value] = /^lavfi\.([\w.]+)=(\S+)$/.exec(line) ?? [];
    if (name && value) this.#told.set(name, numberOf(value));
  }

  /** A stretch is whole once the next one begins. */
  #begin(): void {
    if (this.#told.size === 0) return;
    this.#stretches++;
    if (this.#stretches === windowsInSecond) this.#tell();
    this.#told = new Map();
  }

  #tell(): void {
    this.#stretches = 0;
    const level = this.#told.get('astats.Overall.RMS_level');
    if (level === undefined || Number.isNaN(level)) return;
    const loudness = this.#told.get('r128.M') ?? Number.NaN;
    const isFull = (this.#told.get('astats.Overall.Peak_level') ?? -Infinity) >= fullScale;
    this.#heard({
      level,
      loudness: Number.isFinite(loudness) ? loudness : null,
      clipped: isFull ? (this.#told.get('astats.Overall.Peak_count') ?? 0) / rate : 0,
    });
  }
}

const numberOf = (text: string): number =>
  /^-?inf$/.test(text) ? (text.startsWith('-') ? -Infinity : Infinity) : Number(text);
