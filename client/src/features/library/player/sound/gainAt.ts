import type { Span } from '../playerTypes';

/** The part of a medium that is played, and how long it fades in and out there; in milliseconds. */
export interface Fades extends Span {
  fadeIn: number | null;
  fadeOut: number | null;
}

/** How loud a medium is at a place, 0 to 1: each fade is a straight line. */
export function gainAt(position: number, { from, to, fadeIn, fadeOut }: Fades): number {
  const rising = fadeIn ? (position - from) / fadeIn : 1;
  // Where a medium ends may not be known yet.
  const falling = fadeOut && to > from ? (to - position) / fadeOut : 1;
  return Math.max(0, Math.min(1, rising, falling));
}
