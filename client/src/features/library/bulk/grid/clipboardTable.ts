import { IllSeparated, readSeparated, writeSeparated } from '../csv/separated';

/** Cells as a spreadsheet puts them on the clipboard. */
export const writeTable = (rows: readonly (readonly string[])[]) => writeSeparated(rows, '\t', '\n');

/** Cells of the clipboard: those of a spreadsheet, or of any text with tabs and line ends. */
export function readTable(text: string): string[][] {
  const whole = text.replace(/\r?\n$/, '');
  try {
    const rows = readSeparated(whole, '\t');
    return rows.length > 0 ? rows : [['']];
  } catch (error) {
    if (!(error instanceof IllSeparated)) throw error;
    // Quotes that mean themselves: this was no spreadsheet.
    return whole.split(/\r?\n/).map((line) => line.split('\t'));
  }
}
