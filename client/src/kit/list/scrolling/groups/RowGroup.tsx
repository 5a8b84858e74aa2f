import { memo, startTransition, useEffect, useState } from 'react';
import type { TableProps } from '../../listPageProps';
import { TableRow } from '../../table/TableRow';
import { isMore, type Pace } from '../chunks/pace';
import { PlaceholderRow } from '../PlaceholderRow';
import type { Chunks } from '../chunks/chunks';
import { useSignal } from '../createSignal';

export interface RowGroupProps<TRow extends { id: string }, TSortKey extends string> {
  table: TableProps<TRow, TSortKey>;
  /** Index of the first row, from 0, and the number of rows. */
  from: number;
  length: number;
  rowAt: (index: number) => TRow | undefined;
  chunks: Chunks<TRow>;
  pace: Pace;
  selectLabel: (name: string) => string;
}

/** A group of rows. When mounted during fast scrolling, it draws less of each row; the rest follows at lower speed. */
function PlainRowGroup<TRow extends { id: string }, TSortKey extends string>({
  table,
  from,
  length,
  rowAt,
  chunks,
  pace,
  selectLabel,
}: RowGroupProps<TRow, TSortKey>) {
  const { list, selection, rowActions, rowName } = table;
  useSignal(chunks.loads);
  const [detail, setDetail] = useState(() => pace.detail.get().is);
  useEffect(() => {
    const grow = () => {
      const { is } = pace.detail.get();
      startTransition(() => setDetail((made) => (isMore(is, made) ? is : made)));
    };
    grow();
    return pace.detail.subscribe(grow);
  }, [pace]);

  const rows = Array.from({ length }, (_, step) => ({ index: from + step, row: rowAt(from + step) }));
  return (
    <tbody>
      {rows.map(({ index, row }) =>
        row && detail !== 'name' ? (
          <TableRow
            key={index}
            {...table}
            row={row}
            selectLabel={selectLabel}
            position={index + 2}
            isBare={detail !== 'whole'}
          />
        ) : (
          <PlaceholderRow
            key={index}
            position={index + 2}
            isFlying={detail === 'name'}
            name={row && rowName(row)}
            columns={list.columns}
            hasCheck={selection !== undefined}
            hasActions={rowActions !== undefined}
          />
        ),
      )}
    </tbody>
  );
}

/** A group of table rows. Memoised: it does not render again when other groups are mounted or unmounted. */
export const RowGroup = memo(PlainRowGroup) as typeof PlainRowGroup;
