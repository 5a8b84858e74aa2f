import type { FieldProblems } from '../../../../kit/errors.ts';
import type { RushMarks } from '../rush.inputs.ts';

/** A part of a file, in milliseconds. */
export interface Part {
  from: number;
  to: number;
}

type Marks = Pick<RushMarks, 'markIn' | 'markOut'> & { cuts: readonly Part[] };

/** Minimum length of all remaining parts together, in milliseconds. Some formats cannot represent shorter files. */
const shortest = 100;

/** Returns the parts of a file between its marks and outside of its cuts, in order. */
export function partsLeft({ markIn, markOut, cuts }: Marks, duration: number): Part[] {
  const end = markOut ?? duration;
  const parts: Part[] = [];
  let at = markIn ?? 0;
  for (const cut of cuts) {
    if (cut.from > at) parts.push({ from: at, to: Math.min(cut.from, end) });
    at = Math.max(at, cut.to);
  }
  if (at < end) parts.push({ from: at, to: end });
  return parts.filter(({ from, to }) => to > from);
}

/** Returns the problems of marks and cuts in a file of the given length. */
export function problemsOfMarks(marks: Marks, duration: number): FieldProblems {
  const { markIn, markOut, cuts } = marks;
  const problems: FieldProblems = {};
  if (markIn !== null && markIn >= duration) problems['markIn'] = 'max';
  if (markOut !== null && markOut > duration) problems['markOut'] = 'max';
  else if (markOut !== null && markOut <= (markIn ?? 0)) problems['markOut'] = 'min';
  for (const [index, { from, to }] of cuts.entries()) {
    const before = cuts[index - 1];
    if (to > duration) problems[`cuts.${index}.to`] = 'max';
    else if (to <= from) problems[`cuts.${index}.to`] = 'min';
    if (before && from < before.to) problems[`cuts.${index}.from`] = 'overlaps';
  }
  if (Object.keys(problems).length > 0) return problems;
  const left = partsLeft(marks, duration).reduce((sum, { from, to }) => sum + to - from, 0);
  return left < Math.min(shortest, duration) ? { cuts: 'nothingLeft' } : {};
}
