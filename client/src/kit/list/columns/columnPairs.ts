import { inPercent, shared } from './columnWidths';

/** A column and the next one in sight, as wide as they are now. */
export interface ColumnPair {
  cells: readonly [HTMLElement, HTMLElement];
  keys: readonly [string, string];
  /** The width of their table, and theirs, in pixels. */
  table: number;
  own: number;
  next: number;
  /** 1 where a column grows to the right, and -1 where it grows to the left. */
  direction: 1 | -1;
}

/** A header with the one that its column gives room to or takes it from; undefined for the last. */
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

/** The header of a column in the table of the page, if it is in sight. */
export function headerOf(key: string): HTMLElement | undefined {
  const headers = [...document.querySelectorAll<HTMLElement>('.list-table th[data-column]')];
  return headers.find(({ dataset, offsetWidth }) => dataset['column'] === key && offsetWidth > 0);
}

/** The widths of both after the edge between them went so many pixels to the right. */
export function widthsOf(pair: ColumnPair, pixels: number): Record<string, number> {
  const { own, next } = shared(pair, pixels * pair.direction);
  const [ownKey, nextKey] = pair.keys;
  return { [ownKey]: inPercent(own, pair.table), [nextKey]: inPercent(next, pair.table) };
}

/** Lets the columns follow the pointer, without anything else being drawn anew. */
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
