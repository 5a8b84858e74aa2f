/** A chart colour by name; the actual colour depends on the skin and theme. */
export type Tone = 'brand' | 'blue' | 'teal' | 'green' | 'amber' | 'faint';

/** A series of a chart: its name, and a value for each label of the chart. */
export interface ChartSeries {
  name: string;
  /** One value per label; null where there is none. */
  values: ReadonlyArray<number | null>;
  tone?: Tone;
}

/** Data of a chart of any kind, as a table of numbers. */
export interface ChartData {
  labels: readonly string[];
  /** The first series is the main one. A `faint` series is drawn behind it. */
  series: readonly ChartSeries[];
}

/** Kind of chart. `donut` and `gauge` show parts of a whole; all other kinds show a development over time. */
export type ChartKind = 'line' | 'bars' | 'stack' | 'spark' | 'donut' | 'gauge';

export const showsParts = (kind: ChartKind) => kind === 'donut' || kind === 'gauge';

const tones: readonly Tone[] = ['brand', 'blue', 'teal', 'amber', 'green', 'faint'];

/** Returns the colour of the series or part with this index; `given` replaces the default. */
export const toneOf = (index: number, given?: Tone): Tone => given ?? tones[index % tones.length]!;

export type FormatValue = (value: number) => string;

/** A segment of a donut or gauge chart: a label with its value in the first series. */
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

/**
 * Returns the indexes of the axis labels that fit into a width of `letters` characters. These are the first label and then
 * every nth.
 */
export function fittingLabels(labels: readonly string[], letters: number): number[] {
  const count = labels.length;
  const longest = Math.max(1, ...labels.map((label) => label.length)) + 3;
  const labelLimit = Math.min(maxLabels, Math.max(fewestLabels, Math.floor(letters / longest)));
  const step = Math.max(1, Math.ceil(count / labelLimit));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
