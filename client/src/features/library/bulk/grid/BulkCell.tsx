import { ArrowRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import type { BulkColumn } from '../columns';
import type { Verdict } from '../edits/edits';
import { textAt, type BulkRow, type Written } from './grid';
import { shownText } from '../csv/useReading';
import type { Reading } from '../edits/values';

interface Props {
  id: string;
  cell: { row: number; column: number };
  row: BulkRow;
  column: BulkColumn;
  written: Written;
  verdict: Verdict | undefined;
  reading: Reading;
  isActive: boolean;
  isSelected: boolean;
  /** Input shown in the cell while it is edited. */
  editor: ReactNode;
}

/** A cell of the bulk editor with its current value, its stored value, and its problem. */
export function BulkCell(props: Props) {
  const { id, cell, row, column, written, verdict, reading, isActive, isSelected, editor } = props;
  const { t } = useTranslation();
  const { key } = column;
  const stored = shownText(column, row.cells[key] ?? '', reading);
  const text = shownText(column, textAt(written, row, key), reading);
  const shownChange = verdict?.changes[key];
  const to = shownChange ? shownText(column, shownChange.to ?? '', reading) : text;
  const from = shownChange ? shownText(column, shownChange.from ?? '', reading) : stored;
  const isOther = shownChange !== undefined || text !== stored;
  const problem = verdict?.problems[key];
  const isLocked = row.locked.includes(key);
  const change = isOther
    ? t('bulk.change', { from: from || t('bulk.nothing'), to: to || t('bulk.nothing') })
    : undefined;
  const wrong = problem ? fieldMessage(t, problem) : undefined;
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-selected={isSelected}
      {...(isLocked ? { 'aria-readonly': true } : {})}
      aria-invalid={problem ? true : undefined}
      aria-label={!editor && (wrong || change) ? [wrong, change].filter(Boolean).join('. ') : undefined}
      title={[wrong, change ?? text].filter(Boolean).join('\n')}
      className={editor ? 'bulk-editing' : undefined}
      data-row={cell.row}
      data-column={cell.column}
      data-active={isActive ? '' : undefined}
      data-changed={isOther ? '' : undefined}
    >
      {editor ?? (
        <>
          {problem ? <CircleAlert size={13} aria-hidden /> : null}
          {shownChange ? (
            <>
              <del>
                <bdi>{from || '∅'}</bdi>
              </del>
              <ArrowRight size={12} aria-hidden />
              <ins>
                <bdi>{to || '∅'}</bdi>
              </ins>
            </>
          ) : (
            <bdi>{text}</bdi>
          )}
        </>
      )}
    </div>
  );
}
