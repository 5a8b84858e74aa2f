// Our own on virtual rows rather than `react-data-grid` (42.5 kB). The last release of that package is for React 16;
// the next is still a canary.

import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../../kit/layout/useMediaQuery';
import { BulkRowLine } from './BulkRowLine';
import { cellId } from './grid';
import { gridStyles } from './gridStyles';
import type { BulkEditor } from '../useBulkEditor';
import type { GridCursor } from './useGridCursor';
import { useGridKeys } from './useGridKeys';

const numberWidth = 44;

/**
 * Spreadsheet of the bulk editor, in which one cell is current. Keyboard, click and drag move the current cell. Only
 * rows in or near the viewport are rendered.
 */
export function BulkGrid({
  editor,
  cursor,
  label,
}: {
  editor: BulkEditor;
  cursor: GridCursor;
  label: string;
}) {
  const { t } = useTranslation();
  const { sheet, verdicts, reading } = editor;
  const { rows, columns, written } = sheet;
  const { selection, select, edit } = cursor;
  const grid = useRef<HTMLDivElement>(null);
  const rowHeight = useIsNarrow() ? 44 : 36;
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // Without this padding, the header would cover the row to which the grid scrolls.
    scrollPaddingStart: rowHeight,
  });
  const keys = useGridKeys(editor, cursor);
  const { row: activeRow, column: activeColumn } = selection.to;

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    virtualizer.scrollToIndex(activeRow);
    bringColumn(grid.current, cellId(activeRow, activeColumn));
  }, [virtualizer, activeRow, activeColumn]);
  const isEditing = cursor.draft !== undefined;
  const shown = virtualizer.getVirtualItems();
  const isInSight = shown.some(({ index }) => index === activeRow);

  const cellOf = (event: MouseEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-row]');
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event);
    if (!cell || event.button !== 0 || isFieldOf(event)) return;
    const isThere = cell.row === activeRow && cell.column === activeColumn;
    if (isThere && matchMedia('(pointer: coarse)').matches) {
      // Keep the focus in the cell's input; by default a click would focus the grid.
      event.preventDefault();
      edit();
    } else select({ from: event.shiftKey ? selection.from : cell, to: cell });
  };
  const onMouseMove = (event: MouseEvent<HTMLElement>) => {
    if (event.buttons !== 1 || isEditing) return;
    const to = cellOf(event);
    if (to && (to.row !== activeRow || to.column !== activeColumn)) select({ from: selection.from, to });
  };

  const widths = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`);
  const style = {
    '--bulk-columns': [`${numberWidth}px`, ...widths].join(' '),
    '--bulk-width': `${columns.reduce((sum, { width }) => sum + width, numberWidth)}px`,
    '--bulk-row': `${rowHeight}px`,
  } as CSSProperties;
  return (
    <Box
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby="bulk-keys"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-busy={editor.busy !== undefined}
      aria-activedescendant={isInSight ? cellId(activeRow, activeColumn) : undefined}
      css={gridStyles}
      style={style}
      userSelect="none"
      onMouseDown={onMouseDown}
      onMouseMove={onMouseMove}
      onDoubleClick={(event) => {
        if (cellOf(event) && !isFieldOf(event)) edit();
      }}
      {...keys}
    >
      <div role="rowgroup" className="bulk-head">
        <div role="row" aria-rowindex={1}>
          <div role="columnheader" aria-colindex={1} aria-label={t('bulk.rowNumber')}>
            #
          </div>
          {columns.map(({ key, header }, index) => (
            <div key={key} role="columnheader" aria-colindex={index + 2}>
              {t(header)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {shown.map(({ index, start }) => (
          <BulkRowLine
            key={rows[index]!.id}
            index={index}
            top={start}
            row={rows[index]!}
            columns={columns}
            written={written}
            verdict={verdicts[rows[index]!.id]}
            reading={reading}
            cursor={cursor}
            size={{ rows: rows.length, columns: columns.length }}
          />
        ))}
      </div>
    </Box>
  );
}

const isFieldOf = ({ target }: MouseEvent) => (target as Element).closest('input, select') !== null;

/** Scrolls sideways until the cell is visible beside the frozen columns. */
function bringColumn(grid: HTMLElement | null, id: string) {
  const cell = grid?.querySelector(`#${id}`);
  if (!grid || !cell) return;
  if (isFrozen(cell)) {
    grid.scrollLeft = 0;
    return;
  }
  const frozen = [...grid.querySelectorAll('[role=columnheader]')].filter(isFrozen);
  const width = frozen.reduce((sum, head) => sum + head.getBoundingClientRect().width, 0);
  const [around, inner] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()];
  const isMirrored = getComputedStyle(grid).direction === 'rtl';
  const left = around.left + (isMirrored ? grid.offsetWidth - grid.clientWidth : width);
  const right = left + grid.clientWidth - width;
  if (inner.right > right) grid.scrollLeft += inner.right - right;
  else if (inner.left < left) grid.scrollLeft += inner.left - left;
}

const isFrozen = (cell: Element) => getComputedStyle(cell).position === 'sticky';
