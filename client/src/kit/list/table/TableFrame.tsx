import type { ComponentProps, ReactNode } from 'react';
import type { TableProps } from '../listPageProps';
import { showCutText } from './showCutText';

/** Frame of a table that contains all rows, or only those that are visible. */
export function TableFrame<TRow extends { id: string }, TSortKey extends string>({
  title,
  density,
  selection,
  rowCount,
  events,
  children,
}: Pick<TableProps<TRow, TSortKey>, 'title' | 'density' | 'selection'> & {
  /** Number of rows of the whole table with its header, if only some are rendered; -1 when unknown. */
  rowCount?: number;
  events?: Pick<ComponentProps<'table'>, 'onKeyDown' | 'onFocus' | 'onBlur'>;
  children: ReactNode;
}) {
  return (
    <table
      className="list-table"
      data-density={density}
      data-selecting={selection?.rows.length ? '' : undefined}
      aria-label={title}
      aria-rowcount={rowCount}
      onPointerMove={showCutText}
      {...events}
    >
      {children}
    </table>
  );
}
