import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnEdge } from '../columns/ColumnEdge';
import type { ColumnSizing, TableProps } from '../listPageProps';
import type { Column, List } from '../types';
import type { Selection } from '../useSelection';

/** Table header, with sorting and the checkbox for all rows. */
export function TableHead<TRow extends { id: string }, TSortKey extends string>({
  list,
  selection,
  sizing,
  chooseAll,
  rowActions,
  maxRowActions = 2,
}: TableProps<TRow, TSortKey> & {
  /** When rows are selectable, renders the checkbox that selects several of them. */
  chooseAll: (selection: Selection<TRow>) => ReactNode;
}) {
  return (
    <thead>
      <tr>
        {selection ? (
          <th data-cell="check" style={{ width: '36px' }}>
            {chooseAll(selection)}
          </th>
        ) : null}
        {list.columns.map((column, index) => (
          <ColumnHeader
            key={column.key}
            column={column}
            list={list}
            sizing={index < list.columns.length - 1 ? sizing : undefined}
          />
        ))}
        {rowActions ? <th aria-hidden style={{ width: roomFor(maxRowActions) }} /> : null}
      </tr>
    </thead>
  );
}

const roomFor = (actions: number) => `${16 + 34 * actions}px`;

function ColumnHeader<TRow extends { id: string }, TSortKey extends string>({
  column,
  list,
  sizing,
}: {
  column: Column<TRow, TSortKey>;
  list: List<TRow, TSortKey>;
  /** Undefined for the last column: it has no next column to exchange width with. */
  sizing: ColumnSizing | undefined;
}) {
  const { t } = useTranslation();
  const { sortBy, header, align, width } = column;
  const order = sortBy && list.sort?.key === sortBy ? list.sort.order : undefined;
  const Icon = order === 'ASC' ? ArrowUp : order === 'DESC' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      style={{ width }}
      data-align={align}
      data-from={column.from}
      data-column={column.key}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {sortBy ? (
        <button
          type="button"
          title={t('list.sortBy', { name: header })}
          onClick={() => list.toggleSort(sortBy)}
        >
          {header}
          <Icon size={12} aria-hidden />
        </button>
      ) : (
        header
      )}
      {sizing ? <ColumnEdge setWidths={sizing.setWidths} /> : null}
    </th>
  );
}

/** Checkbox in a table header that selects or deselects all given rows. */
export function AllRows<TRow extends { id: string }>({
  rows,
  label,
  selection,
}: {
  rows: () => readonly TRow[];
  label: string;
  selection: Selection<TRow>;
}) {
  const all = selection.rows.length > 0 ? rows() : [];
  const count = all.filter(selection.has).length;
  return (
    <input
      type="checkbox"
      className="row-check"
      aria-label={label}
      checked={count > 0 && count === all.length}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < all.length;
      }}
      onChange={() => selection.toggleAll(rows())}
    />
  );
}
