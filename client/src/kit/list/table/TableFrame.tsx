import type { ComponentProps, ReactNode } from 'react';
import type { TableProps } from '../listPageProps';
import { showCutText } from './showCutText';

/** The table around rows, whether all of them are there or those in sight. */
export function TableFrame<TRow extends { id: string }, TSortKey extends string>({
  title,
  density,
  selection,
  rowCount,
  events,
  children,
}: Pick<TableProps<TRow, TSortKey>, 'title' | 'density' | 'selection'> & {
  /** How many there are with the header, where not all of them are there; -1 when that is not known. */
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
