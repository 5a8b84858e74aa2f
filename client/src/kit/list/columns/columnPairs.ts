/** A column and the next visible column, with their current widths. */
export interface ColumnPair {
  cells: readonly [HTMLElement, HTMLElement];
  keys: readonly [string, string];
  /** Widths of the table and of both columns, in pixels. */
  table: number;
  own: number;
  next: number;
  /** 1 when columns grow to the right, -1 when they grow to the left. */
  direction: 1 | -1;
}

/** Returns a column and the next visible one; undefined for the last column. */
export function pairOf(cell: HTMLElement): ColumnPair | undefined {
  const next = nextInSight(cell);
  if (!next) return undefined;
  return {
    cells: [cell, next],
    keys: [cell.dataset['column']!, next.dataset['column']!],
    table: cell.closest('table')!.offsetWidth,
    own: cell.offsetWidth,
    next: next.offsetWidth,
    direction: getComputedStyle(cell).direction === 'rtl' ? -1 : 1,
  };
}

/** Returns the header of a column in the page's table; undefined when it is hidden. */
export function headerOf(key: string): HTMLElement | undefined {
  const headers = [...document.querySelectorAll<HTMLElement>('.list-table th[data-column]')];
  return headers.find(({ dataset, offsetWidth }) => dataset['column'] === key && offsetWidth > 0);
}

/** Returns both column widths in percent, after their edge moved to the right by `pixels`. */
export function widthsOf(pair: ColumnPair, pixels: number): Record<string, number> {
  const { own, next } = shared(pair, pixels * pair.direction);
  const [ownKey, nextKey] = pair.keys;
  return { [ownKey]: inPercent(own, pair.table), [nextKey]: inPercent(next, pair.table) };
}

/** Minimum width of a column, in pixels. */
const narrowest = 56;

/** Widths of a column and of the next one, in pixels. */
interface Neighbours {
  own: number;
  next: number;
}

/**
 * Widens a column by `pixels` (negative: narrows it) and the next column by the opposite. Both stay at least as wide as the
 * minimum.
 */
export function shared({ own, next }: Neighbours, pixels: number): Neighbours {
  const least = Math.min(0, narrowest - own);
  const maxChange = Math.max(0, next - narrowest);
  const given = Math.min(maxChange, Math.max(least, pixels));
  return { own: own + given, next: next - given };
}

/** Converts pixels to percent of the table width, rounded to two decimals. */
export const inPercent = (pixels: number, table: number) => Math.round((pixels / table) * 10_000) / 100;

/** Shows the new widths of two columns during a drag. Writes them to the DOM to avoid a render. */
export function showWidths(pair: ColumnPair, pixels: number) {
  const { own, next } = shared(pair, pixels * pair.direction);
  pair.cells[0].style.width = `${own}px`;
  pair.cells[1].style.width = `${next}px`;
}

function nextInSight(cell: HTMLElement): HTMLElement | undefined {
  let next = cell.nextElementSibling as HTMLElement | null;
  while (next && next.offsetWidth === 0) next = next.nextElementSibling as HTMLElement | null;
  return next?.dataset['column'] ? next : undefined;
}
