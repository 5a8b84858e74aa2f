import { readCue, writeCue } from '../../../kit/data/cue';

/** Where a medium begins and ends, how it fades, and where the next may begin; in milliseconds, null as it is. */
export interface Cues {
  cueIn: number | null;
  cueOut: number | null;
  fadeIn: number | null;
  fadeOut: number | null;
  startNext: number | null;
}

export const cueFields = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext'] as const;
export type CueField = (typeof cueFields)[number];

/** The same as typed texts, such as `1:02.500`; empty for none. */
export type CueTexts = Record<CueField, string>;

export const textsOf = (cues: Cues): CueTexts =>
  Object.fromEntries(cueFields.map((field) => [field, writeCue(cues[field])])) as CueTexts;

/** What texts say; what cannot be read is left as none. */
export const cuesOf = (texts: CueTexts): Cues =>
  Object.fromEntries(cueFields.map((field) => [field, readCue(texts[field]) ?? null])) as unknown as Cues;

/** The stretch that plays, in milliseconds. */
export function played({ cueIn, cueOut }: Cues, duration: number): { from: number; to: number } {
  const to = Math.min(cueOut ?? duration, duration);
  return { from: Math.min(cueIn ?? 0, to), to };
}

/** From a stretch on the waveform to cue points: an edge at the edge of the file is none. */
export function cuesAt(from: number, to: number, duration: number): Pick<Cues, 'cueIn' | 'cueOut'> {
  const edge = 20;
  const [first, last] = [Math.max(0, Math.round(from)), Math.min(duration, Math.round(to))];
  return { cueIn: first <= edge ? null : first, cueOut: last >= duration - edge ? null : last };
}

/** Why a text is no place in this file, or undefined when it is one. The server says what does not go together. */
export function isPlace(text: string, duration: number): boolean {
  const place = readCue(text);
  return place === null || (place !== undefined && place <= duration);
}
