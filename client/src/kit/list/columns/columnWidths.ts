/** Minimum width of a column, in pixels. */
const narrowest = 56;

/** Widths of a column and of the next one, in pixels. */
export interface Neighbours {
  own: number;
  next: number;
}

/** Moves width from the next column to this one. Both stay at least as wide as the minimum. */
export function shared({ own, next }: Neighbours, pixels: number): Neighbours {
  const least = Math.min(0, narrowest - own);
  const maxChange = Math.max(0, next - narrowest);
  const given = Math.min(maxChange, Math.max(least, pixels));
  return { own: own + given, next: next - given };
}

/** Converts pixels to percent of the table width, rounded to two decimals. */
export const inPercent = (pixels: number, table: number) => Math.round((pixels / table) * 10_000) / 100;
