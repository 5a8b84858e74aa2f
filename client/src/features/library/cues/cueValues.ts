import { readCue, writeCue } from '../../../kit/data/sound/cue';

/** Cue points and fades of a medium, in milliseconds; null means the default. */
export interface Cues {
  cueIn: number | null;
  cueOut: number | null;
  fadeIn: number | null;
  fadeOut: number | null;
  startNext: number | null;
}

export const cueFields = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext'] as const;
export type CueField = (typeof cueFields)[number];

/** Cue points as typed texts, such as `1:02.500`; empty when not set. */
export type CueTexts = Record<CueField, string>;

export const textsOf = (cues: Cues): CueTexts =>
  Object.fromEntries(cueFields.map((field) => [field, writeCue(cues[field])])) as CueTexts;

/** Parses typed cue points to milliseconds; an invalid text becomes null. */
export const cuesOf = (texts: CueTexts): Cues =>
  Object.fromEntries(cueFields.map((field) => [field, readCue(texts[field]) ?? null])) as Record<
    CueField,
    number | null
  >;

/** Returns the range of a file that plays, in milliseconds from its start. */
export function played({ cueIn, cueOut }: Cues, duration: number): { from: number; to: number } {
  const to = Math.min(cueOut ?? duration, duration);
  return { from: Math.min(cueIn ?? 0, to), to };
}

/** Converts a range on the waveform to cue points. An edge within 20 ms of the file's edge becomes null. */
export function cuesAt(from: number, to: number, duration: number): Pick<Cues, 'cueIn' | 'cueOut'> {
  const edge = 20;
  const [first, last] = [Math.max(0, Math.round(from)), Math.min(duration, Math.round(to))];
  return { cueIn: first <= edge ? null : first, cueOut: last >= duration - edge ? null : last };
}

/** True when a text is empty or a valid position in this file. The server validates combinations of cue points. */
export function isCuePosition(text: string, duration: number): boolean {
  const position = readCue(text);
  return position === null || (position !== undefined && position <= duration);
}
