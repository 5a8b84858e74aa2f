/** No column becomes narrower, in pixels. */
const narrowest = 56;

/** A column and the one after it, which gives or takes the room. */
export interface Neighbours {
  own: number;
  next: number;
}

/** Gives a column so many pixels of the one beside it; neither gets too narrow to be read. */
export function shared({ own, next }: Neighbours, pixels: number): Neighbours {
  const least = Math.min(0, narrowest - own);
  const most = Math.max(0, next - narrowest);
  const given = Math.min(most, Math.max(least, pixels));
  return { own: own + given, next: next - given };
}

/** A width in pixels as parts of a hundred of its table, to a hundredth. */
export const inPercent = (pixels: number, table: number) => Math.round((pixels / table) * 10_000) / 100;
