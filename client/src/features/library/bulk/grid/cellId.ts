/** The id that the grid tells of the cell in which one stands. */
export const cellId = (row: number, column: number) => `bulk-${row}-${column}`;
