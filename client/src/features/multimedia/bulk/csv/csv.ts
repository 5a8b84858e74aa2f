import type { BulkColumn } from '../columns';
import { textAt, type CellChange } from '../grid/grid';
import type { Sheet } from '../grid/range';
import { readSeparated, writeSeparated } from './separated';

/** What a spreadsheet would take for a formula, and what would be read as one that was kept from it. */
const formula = /^'*[=+\-@\t\r]/;
const isText = ({ holds }: BulkColumn) => holds !== 'number' && holds !== 'day';

/** The rows as a file that spreadsheets open: a column for the ids first, named as the fields are. */
export function writeCsv({ rows, columns, written }: Sheet): string {
  const head = ['id', ...columns.map(({ key }) => key)];
  const lines = rows.map((row) => [
    row.id,
    ...columns.map((column) => {
      const text = textAt(written, row, column.key);
      return isText(column) && formula.test(text) ? `'${text}` : text;
    }),
  ]);
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\uFEFF${writeSeparated([head, ...lines], ',', '\r\n')}\r\n`;
}

export interface CsvContent {
  changes: CellChange[];
  /** Ids of the file that are not among the rows. */
  unknownIds: string[];
  /** Names of columns that there are none of. */
  unknownColumns: string[];
}

/** What is wrong with a file as a whole. */
export type CsvProblem = 'empty' | 'noId' | 'idTwice' | 'columnTwice' | 'ragged';

export class IllCsv extends Error {
  readonly problem: CsvProblem;
  readonly line: number;

  constructor(problem: CsvProblem, line: number) {
    super(`${problem} on line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}

/**
 * The changes that a file makes: its rows are known by their ids, an empty cell empties, a column that is missing
 * stays. What cannot be edited is read past.
 */
export function readCsv(text: string, { rows, columns }: Sheet): CsvContent {
  const content = text.replace(/^\uFEFF/, '');
  const [head, ...lines] = readSeparated(content, separatorOf(content));
  if (!head || (head.length === 1 && head[0] === '')) throw new IllCsv('empty', 1);
  const names = head.map((name) => name.trim());
  const idAt = names.indexOf('id');
  if (idAt < 0) throw new IllCsv('noId', 1);
  if (new Set(names).size < names.length) throw new IllCsv('columnTwice', 1);

  const found = names.map((name) => columns.find(({ key }) => key === name));
  const known = new Set(rows.map(({ id }) => id));
  const seen = new Set<string>();
  const result: CsvContent = {
    changes: [],
    unknownIds: [],
    unknownColumns: names.filter((_name, index) => index !== idAt && !found[index]),
  };
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length !== names.length) throw new IllCsv('ragged', line);
    const id = cells[idAt]!.trim();
    if (seen.has(id)) throw new IllCsv('idTwice', line);
    seen.add(id);
    if (!known.has(id)) result.unknownIds.push(id);
    else
      for (const [place, column] of found.entries())
        if (column) result.changes.push({ id, key: column.key, text: unguarded(cells[place]!) });
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
