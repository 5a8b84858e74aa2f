import { useState } from 'react';
import type { BulkEditor } from '../useBulkEditor';
import { edgesOf, type Cell, type Selection } from './range';
import { textAt } from './grid';

const start: Cell = { row: 0, column: 0 };

/** Manages the selection in the bulk editor, and the text that is being typed into the current cell. */
export function useGridCursor({ sheet, busy, write }: BulkEditor) {
  const [selection, setSelection] = useState<Selection>({ from: start, to: start });
  const [draft, setDraft] = useState<string>();
  const { row: rowAt, column: columnAt } = selection.to;
  const row = sheet.rows[rowAt];
  const column = sheet.columns[columnAt];
  const isEditable = row !== undefined && !row.locked.includes(column?.key ?? '');

  const commit = (text: string, next: Selection = selection) => {
    if (draft !== undefined && row && column) write([{ id: row.id, key: column.key, text }]);
    setDraft(undefined);
    setSelection(next);
  };
  return {
    selection,
    row,
    column,
    isEditable,
    draft,
    /** Commits the typed text and selects other cells. */
    select: (next: Selection) => commit(draft ?? '', next),
    setDraft,
    /** Starts editing the current cell; `typed` replaces its text. */
    edit: (typed?: string) => {
      if (isEditable && !busy) setDraft(typed ?? textAt(sheet.written, row, column!.key));
    },
    cancel: () => setDraft(undefined),
    /** Commits the text and selects `next`; by default, the selection stays. */
    commit,
    /** Selects the given number of rows and columns, from the first selected cell on. A single cell keeps the selection. */
    cover: (rows: number, columns: number) => {
      const { top, start } = edgesOf(selection);
      if (rows === 1 && columns === 1) return;
      setSelection({
        from: { row: top, column: start },
        to: {
          row: Math.min(top + rows, sheet.rows.length) - 1,
          column: Math.min(start + columns, sheet.columns.length) - 1,
        },
      });
    },
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;
