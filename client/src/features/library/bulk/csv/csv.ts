import type { BulkColumn } from '../columns';
import { textAt, type CellChange } from '../grid/grid';
import type { Sheet } from '../grid/range';
import { readSeparated, writeSeparated } from './separated';

/** Matches text that a spreadsheet would run as a formula. Also matches such text after it was escaped by an apostrophe. */
const formula = /^'*[=+\-@\t\r]/;
const isText = ({ type }: BulkColumn) => type !== 'number' && type !== 'day';

/**
 * Writes the rows as a CSV file for spreadsheets. The header contains the field names. The first columns are ids and versions: on
 * import, the versions show which rows have changed since the export.
 */
export function writeCsv({ rows, columns, written }: Sheet): string {
  const head = ['id', 'version', ...columns.map(({ key }) => key)];
  const lines = rows.map((row) => [
    row.id,
    String(row.version),
    ...columns.map((column) => {
      const text = textAt(written, row, column.key);
      return isText(column) && formula.test(text) ? `'${text}` : text;
    }),
  ]);
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${writeSeparated([head, ...lines], ',', '\r\n')}\r\n`;
}

/** A row of a CSV file. */
export interface CsvRow {
  /**
   * Number of the row in the file, from 1, including the header and a `sep=` line. Line breaks inside cells do not
   * count.
   */
  line: number;
  id: string;
  /** Version of the row when the file was written; empty when the file has none. */
  version: string;
  /** Cells by column key. */
  cells: Readonly<Record<string, string>>;
}

/** A parsed CSV file. */
export interface CsvTable {
  rows: readonly CsvRow[];
  columns: readonly BulkColumn[];
  /** Column names that the editor does not have. */
  unknownColumns: readonly string[];
}

/** Reason why a whole CSV file is rejected. */
export type CsvProblem = 'empty' | 'noId' | 'idTwice' | 'columnTwice' | 'unnamedColumn' | 'ragged';

export class IllCsv extends Error {
  readonly problem: CsvProblem;
  readonly line: number;

  constructor(problem: CsvProblem, line: number) {
    super(`${problem} on line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}

/** Matches a first line that declares the separator for Excel: `sep=;`. */
const separatorLine = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r|$)/i;

/**
 * Reads the rows of a file, identified by their ids. Ignores columns that cannot be edited, and unnamed columns when
 * all their cells are empty. Missing cells at the end of a row are empty: Excel omits them.
 */
export function readTable(text: string, columns: readonly BulkColumn[]): CsvTable {
  const all = text.replace(/^\uFEFF/, '');
  const [first = '', separator] = separatorLine.exec(all) ?? [];
  const content = all.slice(first.length);
  const linesBefore = first ? 2 : 1;
  const [head, ...lines] = readSeparated(content, separator ?? separatorOf(content));
  if (!head || (head.length === 1 && head[0] === '')) throw new IllCsv('empty', linesBefore);
  const names = head.map((name) => name.trim());
  const [idAt, versionAt] = [names.indexOf('id'), names.indexOf('version')];
  if (idAt < 0) throw new IllCsv('noId', linesBefore);
  const written = names.filter((name) => name !== '');
  if (new Set(written).size < written.length) throw new IllCsv('columnTwice', linesBefore);

  const found = names.map((name) => columns.find(({ key }) => key === name));
  const seen = new Set<string>();
  const rows: CsvRow[] = [];
  for (const [index, cells] of lines.entries()) {
    const line = index + linesBefore + 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const beyond = cells.findIndex((cell, index) => !names[index] && cell.trim() !== '');
    if (beyond >= 0) throw new IllCsv(beyond < names.length ? 'unnamedColumn' : 'ragged', line);
    const id = cells[idAt]?.trim() ?? '';
    if (seen.has(id)) throw new IllCsv('idTwice', line);
    seen.add(id);
    const known = found.flatMap((column, index) =>
      column ? [[column.key, unguarded(cells[index] ?? '')] as const] : [],
    );
    rows.push({ line, id, version: cells[versionAt]?.trim() ?? '', cells: Object.fromEntries(known) });
  }
  return {
    rows,
    columns: found.filter((column) => column !== undefined),
    unknownColumns: names.filter(
      (name, index) => name !== '' && index !== idAt && index !== versionAt && !found[index],
    ),
  };
}

export interface CsvContent {
  changes: CellChange[];
  /** Ids in the file that are not among the rows. */
  unknownIds: string[];
  /** Ids of rows that changed after the file was written; their values in the file are ignored. */
  outdatedIds: string[];
}

/**
 * Compares a CSV file with the loaded rows, and returns the cells that the file changes. An empty cell clears the
 * value; a missing column changes nothing.
 */
export function changesIn(table: CsvTable, rows: Sheet['rows']): CsvContent {
  const known = new Map(rows.map((row) => [row.id, row]));
  const result: CsvContent = { changes: [], unknownIds: [], outdatedIds: [] };
  for (const { id, version, cells } of table.rows) {
    const row = known.get(id);
    if (!row) result.unknownIds.push(id);
    else if (version && version !== String(row.version)) result.outdatedIds.push(id);
    else for (const [key, text] of Object.entries(cells)) result.changes.push({ id, key, text });
  }
  return result;
}

/** Removes the apostrophe that escapes a formula. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Detects the separator. Spreadsheets in countries with a decimal comma write semicolons. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return (
    [',', ';', '\t'].find((sign) => head.split(sign).includes('id') || head.split(sign).includes('"id"')) ??
    ','
  );
}
