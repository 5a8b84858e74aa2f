import { IllSeparated, readSeparated, writeSeparated } from '../csv/separated';

/** Formats cells as tab-separated text, as spreadsheets do for the clipboard. */
export const writeTable = (rows: readonly (readonly string[])[]) => writeSeparated(rows, '\t', '\n');

/** Parses cells from the clipboard: those of a spreadsheet, or any text with tabs and line ends. */
export function readTable(text: string): string[][] {
  const whole = text.replace(/\r?\n$/, '');
  try {
    const rows = readSeparated(whole, '\t');
    return rows.length > 0 ? rows : [['']];
  } catch (error) {
    if (!(error instanceof IllSeparated)) throw error;
    // The quotes are part of the text, so it was not copied from a spreadsheet.
    return whole.split(/\r?\n/).map((line) => line.split('\t'));
  }
}
