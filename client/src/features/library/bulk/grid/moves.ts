import type { Cell, Selection } from './range';

/** The parts of a key press that matter for navigation. */
export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

interface Size {
  rows: number;
  columns: number;
  /** Number of rows that Page Up and Page Down move by. */
  page: number;
  /** True when columns run from right to left. */
  isMirrored: boolean;
}

/** Returns the selection after a key press; undefined for other keys. Shift extends the selection. */
export function moved(selection: Selection, press: Press, size: Size): Selection | undefined {
  const to = cellAfter(selection.to, press, size);
  if (!to) return undefined;
  const within = {
    row: Math.min(Math.max(to.row, 0), size.rows - 1),
    column: Math.min(Math.max(to.column, 0), size.columns - 1),
  };
  return { from: press.shiftKey ? selection.from : within, to: within };
}

function cellAfter({ row, column }: Cell, press: Press, { rows, columns, page, isMirrored }: Size) {
  const isFar = press.ctrlKey || press.metaKey;
  const sideways = (step: number) => ({
    row,
    column: isFar ? step * columns : column + step,
  });
  const right = isMirrored ? -1 : 1;
  switch (press.key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? rows : row + 1, column };
    case 'ArrowRight':
      return sideways(right);
    case 'ArrowLeft':
      return sideways(-right);
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? rows : row, column: columns };
    default:
      return undefined;
  }
}

/**
 * Returns the cell after (1) or before (-1) the given one, continuing in the next or previous row. Undefined after the
 * last cell and before the first.
 */
export function stepped(
  { row, column }: Cell,
  step: 1 | -1,
  size: Pick<Size, 'rows' | 'columns'>,
): Cell | undefined {
  const cellIndex = row * size.columns + column + step;
  if (cellIndex < 0 || cellIndex >= size.rows * size.columns) return undefined;
  return { row: Math.floor(cellIndex / size.columns), column: cellIndex % size.columns };
}
