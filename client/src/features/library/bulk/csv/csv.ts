import type { BulkColumn } from '../columns';
import { textAt, type CellChange } from '../grid/grid';
import type { Sheet } from '../grid/range';
import { readSeparated, writeSeparated } from './separated';

/** What a spreadsheet would take for a formula, and what would be read as one that was kept from it. */
const formula = /^'*[=+\-@\t\r]/;
const isText = ({ holds }: BulkColumn) => holds !== 'number' && holds !== 'day';

/**
 * The rows as a file that spreadsheets open: a column for the ids first, named as the fields are, then their versions, by which it shows
 * later what was changed since.
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
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\uFEFF${writeSeparated([head, ...lines], ',', '\r\n')}\r\n`;
}

/** A row of a file. */
export interface CsvRow {
  /** Which row of the file it is, from 1 for the first, with the names. */
  line: number;
  id: string;
  /** The version that the file says it started from, where it says one. */
  version: string;
  /** Its cells by the keys of the columns. */
  cells: Readonly<Record<string, string>>;
}

/** A file as it was read. */
export interface CsvTable {
  rows: readonly CsvRow[];
  columns: readonly BulkColumn[];
  /** Names of columns that there are none of. */
  unknownColumns: readonly string[];
}

/** What is wrong with a file as a whole. */
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

/** The first line with which a file declares its separator for Excel: `sep=;`. */
const separatorLine = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r|$)/i;

/**
 * The rows of a file, known by their ids. What cannot be edited is read past, and so are columns without a name whose cells are all
 * empty. Cells that a row lacks at its end are empty: Excel leaves them out.
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
    const beyond = cells.findIndex((cell, place) => !names[place] && cell.trim() !== '');
    if (beyond >= 0) throw new IllCsv(beyond < names.length ? 'unnamedColumn' : 'ragged', line);
    const id = cells[idAt]?.trim() ?? '';
    if (seen.has(id)) throw new IllCsv('idTwice', line);
    seen.add(id);
    const known = found.flatMap((column, place) =>
      column ? [[column.key, unguarded(cells[place] ?? '')] as const] : [],
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
  /** Ids of the file that are not among the rows. */
  unknownIds: string[];
  /** Ids of rows that were changed since the file was written: nothing is made of what it says of them. */
  outdatedIds: string[];
}

/** The changes that a file makes to the rows of the editor: an empty cell empties, a column that is missing stays. */
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

/** Takes off the apostrophe that kept a text from being a formula. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Spreadsheets of countries with a comma in their numbers write semicolons. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return (
    [',', ';', '\t'].find((sign) => head.split(sign).includes('id') || head.split(sign).includes('"id"')) ??
    ','
  );
}
