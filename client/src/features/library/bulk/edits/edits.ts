import type { MediaEdit } from '../../../../apollo/schemaTypes.generated';
import type { BulkColumn } from '../columns';
import type { GridState } from '../grid/grid';
import type { EditMediaMutation } from '../bulk.generated';
import { readCell, type Reading } from './values';

type ResultRow = EditMediaMutation['editMedia']['rows'][number];

/** The server's verdict on one row of the bulk editor, from the last preview or save. */
export interface Verdict {
  /** True when the stored row has changed since it was loaded. */
  isConflict: boolean;
  /** Message key of a problem with the whole row. */
  problem?: string;
  /** Message keys by column. */
  problems: Readonly<Record<string, string>>;
  /** Old and new value of each changed cell, by column. */
  changes: Readonly<Record<string, { from: string | null; to: string | null }>>;
}

export type Verdicts = Readonly<Record<string, Verdict>>;

/**
 * Converts the unsaved cells of the bulk editor to edits for the server. Also returns verdicts for invalid cells, which
 * are not sent.
 */
export function editsOf(
  { rows, written }: Pick<GridState, 'rows' | 'written'>,
  columns: readonly BulkColumn[],
  reading: Reading,
): { edits: MediaEdit[]; verdicts: Verdicts } {
  const edits: MediaEdit[] = [];
  const verdicts: Record<string, Verdict> = {};
  for (const { id, version } of rows) {
    const cells = written[id];
    if (!cells) continue;
    const fields: Record<string, unknown> = {};
    const problems: Record<string, string> = {};
    for (const column of columns) {
      const text = cells[column.key];
      if (text === undefined) continue;
      const read = readCell(column, text, reading);
      if ('problem' in read) problems[column.key] = read.problem;
      else fields[column.input ?? column.key] = read.value;
    }
    if (Object.keys(problems).length > 0) verdicts[id] = { isConflict: false, problems, changes: {} };
    edits.push({ id, version, ...fields });
  }
  return { edits, verdicts };
}

/** Converts the server's results into verdicts, by row id and column. */
export function verdictsOf(rows: readonly ResultRow[], columns: readonly BulkColumn[]): Verdicts {
  return Object.fromEntries(rows.map((row) => [row.id, verdictOf(row, columns)]));
}

function verdictOf({ conflict, changes, problems }: ResultRow, columns: readonly BulkColumn[]): Verdict {
  const byColumn: Record<string, string> = {};
  let whole: string | undefined;
  for (const { field, problem } of problems) {
    const [name] = field.split('.');
    const column = columns.find(({ key, input }) => key === name || input === name);
    if (column) byColumn[column.key] ??= problem;
    else whole ??= problem;
  }
  return {
    isConflict: conflict,
    ...(whole ? { problem: whole } : {}),
    problems: byColumn,
    changes: Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }])),
  };
}

/** True when the row cannot be saved. */
export const isRefused = ({ isConflict, problem, problems }: Verdict): boolean =>
  isConflict || problem !== undefined || Object.keys(problems).length > 0;
