import { Box, type SystemStyleObject } from '@chakra-ui/react';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  useEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import { moveBetweenRows } from '../table/moveBetweenRows';
import type { TableProps } from '../listPageProps';
import { TableFrame } from '../table/TableFrame';
import { TableHead } from '../table/TableHead';
import type { Column } from '../types';
import { useRoom } from '../useRoom';
import { AllInSight } from './AllInSight';
import { useSignal } from './createSignal';
import { maxRows, rowsInGroup, runAround } from './chunks/listGeometry';
import { ScrollingFoot } from './ScrollingFoot';
import { RowGroups } from './groups/RowGroups';
import { useNearChunks, useChunks } from './chunks/useChunks';
import { createMovement } from './groups/useRowGroups';
import { useTableMeasures } from './useTableMeasures';

/** Table with all rows of a list, which scrolls with the page. Scrolling does not render the table itself again. */
export default function ScrollingTable<TRow extends { id: string }, TSortKey extends string>(
  props: TableProps<TRow, TSortKey> & {
    isDimmed: boolean;
    /** The select for the page size. Passed in rather than imported: pages use it too, and an import would create another chunk. */
    perPageSelect: ReactNode;
  },
) {
  const { list, density, isDimmed, perPageSelect } = props;
  const { question } = list;
  const { rows: handle } = list.scrolling!;
  const { t } = useTranslation();
  const selectLabel = useCallback((name: string) => t('list.select', { name }), [t]);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const [movement] = useState(createMovement);
  const chunks = useChunks<TRow>(question);
  const { atLeast, atMost, hasFailed } = useSignal(chunks.outlook);
  const measures = useTableMeasures(box, density);
  const { rowHeight, top, above, below } = measures;

  const total = list.totalIsExact ? list.totalItems : Math.max(list.totalItems, atLeast);
  const isExact = list.totalIsExact || total >= atMost;
  const count = Math.min(total, maxRows(rowHeight));
  // Until the new query has a response, the rows of the previous query stay visible.
  const { rows } = list;
  const rowAt = useCallback((index: number) => rows[index] ?? chunks.rowAt(index), [rows, chunks]);

  useNearChunks(
    chunks,
    movement,
    count,
    isExact ? undefined : (wanted) => void chunks.searchFurther(total, wanted),
  );
  useTopOfAnotherQuestion(chunks, top - above);
  useImperativeHandle(
    handle,
    () => ({ around: () => runAround(movement.sight.get(), rowAt), refetch: chunks.refetch }),
    [movement, rowAt, chunks],
  );

  const columns = useColumnsWithRoom(list.columns);
  const table = useMemo(() => ({ ...props, list: { ...props.list, columns } }), [props, columns]);
  const style = {
    '--list-row': `${rowHeight}px`,
    '--list-above': `${above}px`,
    '--list-below': `${below}px`,
  };
  return (
    <div ref={box}>
      <Box
        opacity={isDimmed ? 0.55 : 1}
        transition="opacity 150ms"
        aria-busy={list.isRefreshing}
        css={scrollingStyles}
        style={style as object}
      >
        <TableFrame
          {...props}
          rowCount={isExact ? total + 1 : -1}
          events={{
            onKeyDown: moveBetweenRows,
            onFocus: (event) => (focused.current = groupOf(event)),
            onBlur: () => (focused.current = undefined),
          }}
        >
          <TableHead
            {...table}
            chooseAll={(selection) => (
              <AllInSight
                sight={movement.sight}
                rowAt={rowAt}
                selection={selection}
                label={t('list.scrolling.selectSight')}
              />
            )}
          />
          <RowGroups {...{ table, rowAt, chunks, selectLabel, movement, measures, count, focused }} />
        </TableFrame>
      </Box>
      <ScrollingFoot
        sight={movement.reported}
        retry={list.retry}
        reach={count}
        {...{ perPageSelect, total, isExact, hasFailed }}
      />
    </div>
  );
}

/** Scrolls back to the first row when the search, the filters or the sort order of the list changes. */
function useTopOfAnotherQuestion(question: object, top: number) {
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return;
    last.current = question;
    if (scrollY > top) scrollTo(0, Math.max(0, top));
  });
}

/**
 * Returns the columns for which the window has room. The table leaves out all others, because hidden cells cost as much as visible
 * ones.
 */
function useColumnsWithRoom<TRow, TSortKey extends string>(
  columns: readonly Column<TRow, TSortKey>[],
): readonly Column<TRow, TSortKey>[] {
  const hasRoom = useRoom();
  return useMemo(() => columns.filter(hasRoom), [columns, hasRoom]);
}

/** Additional styles of a scrolling table. */
const scrollingStyles: SystemStyleObject = {
  // Rows are mounted and unmounted above the visible ones. The browser must not change the scroll position when that happens.
  overflowAnchor: 'none',
  '& tbody td': { h: 'var(--list-row)!' },
  '& tbody > tr:last-child > td': { borderBottomWidth: '1px!' },
  // Rows that pass below the pointer must not start a transition.
  '& tbody :is(tr, [data-row-actions])': { transition: 'none' },
  '& [data-gap] > tr > td': { p: '0!', border: '0!', h: 'auto!' },
  // The header and footer must not cover the focused row.
  '& [data-row-link]': { scrollMarginBlock: 'var(--list-above) var(--list-below)' },
  // Isolates painting: changes in neighbouring groups do not repaint this group.
  '& tbody': { isolation: 'isolate' },
  '& td[data-placeholder]': {
    backgroundImage: 'linear-gradient({colors.bg.emphasized}, {colors.bg.emphasized})',
    backgroundOrigin: 'content-box',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'min(60%, 14rem) 12px',
    backgroundPosition: { base: 'left center', _rtl: 'right center' },
  },
};

const groupOf = ({ target }: FocusEvent) => {
  const position = target.closest('tr')?.getAttribute('aria-rowindex');
  return position ? Math.floor((Number(position) - 2) / rowsInGroup) : undefined;
};
