import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ListPageProps } from './ListPage';
import { RowActions } from './RowActions';
import { staysHere } from './rowLink';
import type { Column, List } from './types';
import type { Selection } from './useSelection';

type Props<TRow extends { id: string }, TSortKey extends string> = ListPageProps<TRow, TSortKey> & {
  density: 'comfortable' | 'compact';
  selection?: Selection<TRow> | undefined;
};

const Table = chakra('table');

/** Rows as a table: sticky header, sorting in it, actions on hover; a click anywhere opens the row. */
export function ListTable<TRow extends { id: string }, TSortKey extends string>(
  props: Props<TRow, TSortKey>,
) {
  const { list, title, density, rowActions, mostRowActions = 2, selection } = props;
  const { t } = useTranslation();
  const selectLabel = (name: string) => t('list.select', { name });
  return (
    <Table
      w="full"
      tableLayout="fixed"
      borderCollapse="separate"
      borderSpacing="0"
      fontVariantNumeric="tabular-nums"
      css={styles}
      data-density={density}
      data-selecting={selection?.rows.length ? '' : undefined}
      aria-label={title}
    >
      <thead>
        <tr>
          {selection ? <AllRows rows={list.rows} selection={selection} /> : null}
          {list.columns.map((column) => (
            <ColumnHeader key={column.key} column={column} list={list} />
          ))}
          {rowActions ? <th aria-hidden style={{ width: roomFor(mostRowActions) }} /> : null}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {list.rows.map((row) => (
          <TableRow key={row.id} row={row} selectLabel={selectLabel} {...props} />
        ))}
      </tbody>
    </Table>
  );
}

const roomFor = (actions: number) => `${16 + 34 * actions}px`;

const shownFrom = (from: string): SystemStyleObject => ({ display: { base: 'none', [from]: 'table-cell' } });

/** All that rows and cells look like, said once for the table: told to each cell, it would cost more than the rest. */
const styles: SystemStyleObject = {
  '& th': {
    position: 'sticky',
    // Below a navbar that stays.
    top: 'var(--regie-top)',
    zIndex: 1,
    bg: 'bg.panel',
    h: '9',
    px: '3',
    borderYWidth: '1px',
    borderColor: 'border',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    cursor: 'pointer',
    borderRadius: 'l1',
    fontWeight: 'medium',
    _hover: { color: 'fg' },
    focusVisibleRing: 'outside',
  },
  '& th[aria-sort] button': { color: 'fg' },
  '& th:not([aria-sort]) button svg': { opacity: 0.45 },
  '& td': {
    h: '44px',
    px: '3',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[data-density=compact] td': { h: '36px', py: '0' },
  '& th:first-of-type, & td:first-of-type': { ps: '4' },
  '& tbody tr:last-of-type > td': { borderBottomWidth: '0' },
  '& tbody tr': { transition: 'background 120ms' },
  '& tbody tr[data-link]': { cursor: 'pointer' },
  '& tbody tr:is(:hover, :focus-within)': { bg: 'bg.subtle' },
  '& [data-from=md]': shownFrom('md'),
  '& [data-from=lg]': shownFrom('lg'),
  '& [data-from=xl]': shownFrom('xl'),
  '& [data-from="2xl"]': shownFrom('2xl'),
  '& [data-align=end]': { textAlign: 'end' },
  '& th:not([data-align])': { textAlign: 'start' },
  '& [data-row-link]': { display: 'flex', minW: '0', borderRadius: 'l1', focusVisibleRing: 'outside' },
  '& :is(th, td):has(> .row-check)': { ps: '4', pe: '0' },
  '& :is(th, td):has(> .row-check) + *': { ps: '2' },
  // Seen where one points or has chosen something, and where there is no pointing.
  '&:not([data-selecting]) .row-check': { opacity: 0, '@media (hover: none)': { opacity: 1 } },
  '&:not([data-selecting]) tr:hover .row-check, & .row-check.row-check:focus-visible': { opacity: 1 },
  '& tbody tr[data-chosen]': { bg: 'brand.subtle' },
  '& td:has(> [data-row-actions])': { ps: '0', pe: '2' },
  '& [data-row-actions]': { opacity: { base: 1, md: 0 }, transition: 'opacity 120ms' },
  '& tr:is(:hover, :focus-within) [data-row-actions]': { opacity: 1 },
};

function ColumnHeader<TRow extends { id: string }, TSortKey extends string>({
  column,
  list,
}: {
  column: Column<TRow, TSortKey>;
  list: List<TRow, TSortKey>;
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
    </th>
  );
}

function TableRow<TRow extends { id: string }, TSortKey extends string>({
  row,
  list,
  rowName,
  rowLink,
  rowActions,
  selection,
  selectLabel,
}: Props<TRow, TSortKey> & { row: TRow; selectLabel: (name: string) => string }) {
  const navigate = useNavigate();
  const link = rowLink?.(row);

  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button, input');
    const isSelecting = getSelection()?.toString() !== '';
    if (!link || isOnControl || isSelecting) return;
    if (event.metaKey || event.ctrlKey) window.open(link, '_blank');
    else void navigate(link, { preventScrollReset: staysHere(link) });
  };

  return (
    <tr onClick={open} data-link={link ? '' : undefined} data-chosen={selection?.has(row) ? '' : undefined}>
      {selection ? (
        <td>
          <input
            type="checkbox"
            className="row-check"
            aria-label={selectLabel(rowName(row))}
            checked={selection.has(row)}
            onChange={({ nativeEvent }) =>
              selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      ) : null}
      {list.columns.map((column, index) => (
        <td key={column.key} data-align={column.align} data-from={column.from}>
          {index === 0 && link ? (
            <Link to={link} data-row-link preventScrollReset={staysHere(link)}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions ? (
        <td>
          <div data-row-actions>
            <RowActions name={rowName(row)} actions={rowActions(row)} />
          </div>
        </td>
      ) : null}
    </tr>
  );
}

/** Chooses all rows of the page, or none of them. */
function AllRows<TRow extends { id: string }>({
  rows,
  selection,
}: {
  rows: readonly TRow[];
  selection: Selection<TRow>;
}) {
  const { t } = useTranslation();
  const count = rows.filter(selection.has).length;
  return (
    <th style={{ width: '36px' }}>
      <input
        type="checkbox"
        className="row-check"
        aria-label={t('list.selectAll')}
        checked={count > 0 && count === rows.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={selection.toggleAll}
      />
    </th>
  );
}

/** Arrow keys walk from row to row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = links.findIndex((link) => link.closest('tr')?.contains(event.target as Node));
  const next = links[current + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
