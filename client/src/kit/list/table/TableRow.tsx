import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AfterPaint } from '../../layout/AfterPaint';
import { RowActions } from './RowActions';
import { staysHere } from './rowLink';
import type { TableProps } from '../listPageProps';

/** A table row. A click opens its link or drawer, unless it hits a control or has selected text. */
export function TableRow<TRow extends { id: string }, TSortKey extends string>({
  row,
  list,
  rowName,
  rowLink,
  onOpen,
  rowActions,
  selection,
  linkedColumn,
  selectLabel,
  position,
  isBare = false,
  paintsFirst = false,
}: TableProps<TRow, TSortKey> & {
  row: TRow;
  selectLabel: (name: string) => string;
  /** Position of the row in the whole table, when only some rows are rendered. The header is 1. */
  position?: number;
  /** Omits the parts that appear on hover, while the row scrolls by. */
  isBare?: boolean;
  /** Whether the parts that appear on hover are rendered only after the first paint. */
  paintsFirst?: boolean;
}) {
  const navigate = useNavigate();
  const link = rowLink?.(row);
  const Pace = paintsFirst ? AfterPaint : AtOnce;

  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, input');
    const isSelecting = getSelection()?.toString() !== '';
    if (isOnControl || isSelecting) return;
    if (!link) onOpen?.(row);
    else if (event.metaKey || event.ctrlKey) window.open(link, '_blank');
    else void navigate(link, { preventScrollReset: staysHere(link) });
  };

  return (
    <tr
      onClick={open}
      aria-rowindex={position}
      data-link={link || onOpen ? '' : undefined}
      data-chosen={selection?.has(row) ? '' : undefined}
    >
      {selection ? (
        <td data-cell="check">
          {isBare && selection.rows.length === 0 ? null : (
            <Pace>
              {() => (
                <input
                  type="checkbox"
                  className="row-check"
                  aria-label={selectLabel(rowName(row))}
                  checked={selection.has(row)}
                  onChange={({ nativeEvent }) =>
                    selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                  }
                />
              )}
            </Pace>
          )}
        </td>
      ) : null}
      {list.columns.map((column) => (
        <td key={column.key} data-align={column.align} data-from={column.from}>
          {column.key !== linkedColumn ? (
            column.cell(row)
          ) : link ? (
            <Link to={link} data-row-link preventScrollReset={staysHere(link)}>
              {column.cell(row)}
            </Link>
          ) : onOpen ? (
            <button type="button" data-row-link onClick={() => onOpen(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions ? (
        <td data-cell="actions">
          {isBare ? null : (
            <div data-row-actions>
              <Pace>{() => <RowActions name={rowName(row)} actions={rowActions(row)} />}</Pace>
            </div>
          )}
        </td>
      ) : null}
    </tr>
  );
}

const AtOnce = ({ children }: { children: () => ReactNode }) => children();
