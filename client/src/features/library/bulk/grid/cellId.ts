/** DOM id of a cell; the grid sets it as `aria-activedescendant`. */
export const cellId = (row: number, column: number) => `bulk-${row}-${column}`;
