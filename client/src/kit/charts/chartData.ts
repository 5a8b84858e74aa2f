/** A colour of a chart, by its part in it; which it is depends on the skin and the theme. */
export type Tone = 'brand' | 'blue' | 'teal' | 'green' | 'amber' | 'faint';

/** A row of values that belong together. */
export interface ChartSeries {
  name: string;
  /** One for each label; null where there is none. */
  values: ReadonlyArray<number | null>;
  tone?: Tone;
}

/** What a chart shows, whatever its form: a table of numbers. */
export interface ChartData {
  labels: readonly string[];
  /** Of several, the first is the one that counts; a faint one stands behind it. */
  series: readonly ChartSeries[];
}

/** How a chart is drawn. Parts of a whole: `donut` and `gauge`; over time: all others. */
export type ChartKind = 'line' | 'bars' | 'stack' | 'spark' | 'donut' | 'gauge';

export const showsParts = (kind: ChartKind) => kind === 'donut' || kind === 'gauge';

const tones: readonly Tone[] = ['brand', 'blue', 'teal', 'amber', 'green', 'faint'];

/** The colour of the nth series or part. */
export const toneOf = (index: number, given?: Tone): Tone => given ?? tones[index % tones.length]!;

export type FormatValue = (value: number) => string;

/** The parts of a chart of parts: each label with its value in the first series, in its colour. */
export interface ChartPart {
  label: string;
  value: number;
  tone: Tone;
}

export function partsOf({ labels, series }: ChartData, partTones: readonly Tone[] = []): ChartPart[] {
  return labels.map((label, index) => ({
    label,
    value: series[0]?.values[index] ?? 0,
    tone: toneOf(index, partTones[index]),
  }));
}

const fewestLabels = 2;
const maxLabels = 7;

/** Labels that fit below a chart that has room for so many letters: the first, and then each so many. */
export function fittingLabels(labels: readonly string[], letters: number): number[] {
  const count = labels.length;
  const longest = Math.max(1, ...labels.map((label) => label.length)) + 3;
  const most = Math.min(maxLabels, Math.max(fewestLabels, Math.floor(letters / longest)));
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
