import type { Column } from '../types';

type CellValue = string | number | undefined;
type AnyColumn<TRow> = Pick<Column<TRow, never>, 'key' | 'header' | 'cell' | 'text'>;

/**
 * Converts rows to a table of texts and numbers, with a header row. Columns that have a text form in none of the rows
 * are left out.
 */
export function csvTable<TRow>(
  columns: readonly AnyColumn<TRow>[],
  rows: readonly TRow[],
): (string | number)[][] {
  const lines = columns
    .map((column) => ({ header: column.header, values: rows.map((row) => valueOf(column, row)) }))
    .filter(({ values }) => values.length === 0 || values.some((value) => value !== undefined));
  return [
    lines.map(({ header }) => header),
    ...rows.map((_, index) => lines.map(({ values }) => values[index] ?? '')),
  ];
}

/**
 * Returns whether a value is a stored date or date-time. Such values are exported unchanged, because spreadsheets in every language can
 * parse them.
 */
const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(value);

function valueOf<TRow>({ key, cell, text }: AnyColumn<TRow>, row: TRow): CellValue {
  if (text) return text(row) ?? undefined;
  const stored = (row as Record<string, unknown>)[key];
  if (typeof stored === 'number') return stored;
  if (typeof stored === 'string' && isDate(stored)) return stored;
  const shown = cell(row);
  if (typeof shown === 'string' || typeof shown === 'number') return shown;
  return wordsOf(stored);
}

/** Returns the text of a value: a record's name, or the joined names of a list. */
function wordsOf(stored: unknown): CellValue {
  if (Array.isArray(stored)) return stored.flatMap((element) => wordsOf(element) ?? []).join(', ');
  if (typeof stored === 'string' || typeof stored === 'number') return stored;
  if (typeof stored === 'boolean') return String(stored);
  if (!stored || typeof stored !== 'object') return undefined;
  const { name, title, fullName } = stored as Record<string, unknown>;
  return [fullName, name, title].find((word) => typeof word === 'string');
}
