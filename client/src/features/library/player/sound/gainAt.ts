import type { Span } from '../playerTypes';

/** The range of a medium that plays and the length of its fades, in milliseconds. */
export interface Fades extends Span {
  fadeIn: number | null;
  fadeOut: number | null;
}

/** Volume of a medium at a position, 0 to 1. Fades are linear. */
export function gainAt(position: number, { from, to, fadeIn, fadeOut }: Fades): number {
  const rising = fadeIn ? (position - from) / fadeIn : 1;
  // The end of a medium may be unknown.
  const falling = fadeOut && to > from ? (to - position) / fadeOut : 1;
  return Math.max(0, Math.min(1, rising, falling));
}
