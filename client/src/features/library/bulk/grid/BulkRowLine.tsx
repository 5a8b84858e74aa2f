import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { BulkCell } from './BulkCell';
import { CellEditor } from './CellEditor';
import type { BulkColumn } from '../columns';
import type { Verdict } from '../edits/edits';
import { type BulkRow, type Written, cellId } from './grid';
import { stepped } from './moves';
import { includesCell } from './range';
import type { GridCursor } from './useGridCursor';
import type { Reading } from '../edits/values';

interface Props {
  index: number;
  top: number;
  row: BulkRow;
  columns: readonly BulkColumn[];
  written: Written;
  verdict: Verdict | undefined;
  reading: Reading;
  cursor: GridCursor;
  size: { rows: number; columns: number };
}

/** A row of the bulk editor's spreadsheet. Its row number indicates a problem with the whole row. */
export function BulkRowLine(props: Props) {
  const { index, top, row, columns, written, verdict, reading, cursor, size } = props;
  const { t } = useTranslation();
  const { selection, draft } = cursor;
  const trouble = verdict?.isConflict
    ? t('bulk.conflict')
    : verdict?.problem
      ? fieldMessage(t, verdict.problem)
      : undefined;
  const commit = (text: string, step?: 'below' | 'next' | 'previous') => {
    const { to } = selection;
    const next =
      step === 'below'
        ? { ...to, row: Math.min(to.row + 1, size.rows - 1) }
        : step && (stepped(to, step === 'next' ? 1 : -1, size) ?? to);
    cursor.commit(text, next ? { from: next, to: next } : undefined);
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="bulk-row"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={trouble ? `${index + 1}. ${trouble}` : undefined}
        title={trouble}
        data-refused={trouble ? '' : undefined}
      >
        {trouble ? <TriangleAlert size={14} aria-hidden /> : index + 1}
      </div>
      {columns.map((column, columnIndex) => {
        const at = { row: index, column: columnIndex };
        const isActive = selection.to.row === index && selection.to.column === columnIndex;
        return (
          <BulkCell
            key={column.key}
            id={cellId(index, columnIndex)}
            cell={at}
            row={row}
            column={column}
            written={written}
            verdict={verdict}
            reading={reading}
            isActive={isActive}
            isSelected={includesCell(selection, at)}
            editor={
              isActive && draft !== undefined ? (
                <CellEditor
                  column={column}
                  label={t(column.header)}
                  text={draft}
                  reading={reading}
                  onText={cursor.setDraft}
                  onCommit={commit}
                  onCancel={cursor.cancel}
                />
              ) : null
            }
          />
        );
      })}
    </div>
  );
}
