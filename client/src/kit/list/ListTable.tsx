import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ListPageProps } from './ListPage';
import { RowActions } from './RowActions';
import { staysHere } from './rowLink';
import type { Column, List } from './types';

type Props<TRow extends { id: string }, TSortKey extends string> = ListPageProps<TRow, TSortKey> & {
  density: 'comfortable' | 'compact';
};

const Table = chakra('table');
const HeaderCell = chakra('th');
const Cell = chakra('td');
const Row = chakra('tr');
const SortButton = chakra('button');

const displayOf = ({ from }: { from?: string }) =>
  from ? { base: 'none', [from]: 'table-cell' } : undefined;

/** Rows as a table: sticky header, sorting in it, actions on hover; a click anywhere opens the row. */
export function ListTable<TRow extends { id: string }, TSortKey extends string>(
  props: Props<TRow, TSortKey>,
) {
  const { list, title, rowActions } = props;
  return (
    <Table
      w="full"
      tableLayout="fixed"
      borderCollapse="separate"
      borderSpacing="0"
      fontVariantNumeric="tabular-nums"
      aria-label={title}
    >
      <thead>
        <tr>
          {list.columns.map((column) => (
            <ColumnHeader key={column.key} column={column} list={list} />
          ))}
          {rowActions ? <HeaderCell {...headerStyle} w={actionsWidth} aria-hidden /> : null}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {list.rows.map((row) => (
          <TableRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </Table>
  );
}

const actionsWidth = '84px';

const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bg: 'bg.panel',
  h: '9',
  px: '3',
  _first: { ps: '4' },
  borderYWidth: '1px',
  borderColor: 'border',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
} as const;

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
    <HeaderCell
      {...headerStyle}
      scope="col"
      textAlign={align ?? 'start'}
      width={width}
      display={displayOf(column)}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {sortBy ? (
        <SortButton
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="7"
          cursor="pointer"
          borderRadius="l1"
          color={order ? 'fg' : undefined}
          fontWeight="medium"
          _hover={{ color: 'fg' }}
          focusVisibleRing="outside"
          title={t('list.sortBy', { name: header })}
          onClick={() => list.toggleSort(sortBy)}
        >
          {header}
          <Box as="span" opacity={order ? 1 : 0.45}>
            <Icon size={12} aria-hidden />
          </Box>
        </SortButton>
      ) : (
        header
      )}
    </HeaderCell>
  );
}

function TableRow<TRow extends { id: string }, TSortKey extends string>({
  row,
  list,
  density,
  rowName,
  rowLink,
  rowActions,
}: Props<TRow, TSortKey> & { row: TRow }) {
  const navigate = useNavigate();
  const link = rowLink?.(row);

  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    const isSelecting = getSelection()?.toString() !== '';
    if (!link || isOnControl || isSelecting) return;
    if (event.metaKey || event.ctrlKey) window.open(link, '_blank');
    else void navigate(link, { preventScrollReset: staysHere(link) });
  };

  return (
    <Row
      onClick={open}
      cursor={link ? 'pointer' : undefined}
      transition="background 120ms"
      _hover={{ bg: 'bg.subtle', '& [data-row-actions]': { opacity: 1 } }}
      _focusWithin={{ bg: 'bg.subtle', '& [data-row-actions]': { opacity: 1 } }}
      css={{ '&:last-of-type > td': { borderBottomWidth: '0' } }}
    >
      {list.columns.map((column, index) => (
        <Cell
          key={column.key}
          h={density === 'compact' ? '36px' : '44px'}
          px="3"
          _first={{ ps: '4' }}
          py={density === 'compact' ? '0' : '1'}
          borderBottomWidth="1px"
          borderColor="border.muted"
          textAlign={column.align ?? 'start'}
          display={displayOf(column)}
          whiteSpace="nowrap"
          overflow="hidden"
          textOverflow="ellipsis"
        >
          {index === 0 && link ? (
            <Flex asChild minW="0" borderRadius="l1" focusVisibleRing="outside">
              <Link to={link} data-row-link preventScrollReset={staysHere(link)}>
                {column.cell(row)}
              </Link>
            </Flex>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
      {rowActions ? (
        <Cell borderBottomWidth="1px" borderColor="border.muted" pe="2" ps="0">
          <Box data-row-actions opacity={{ base: 1, md: 0 }} transition="opacity 120ms">
            <RowActions name={rowName(row)} actions={rowActions(row)} />
          </Box>
        </Cell>
      ) : null}
    </Row>
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
