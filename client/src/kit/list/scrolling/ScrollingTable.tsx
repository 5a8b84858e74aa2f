import { Box } from '@chakra-ui/react';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { moveBetweenRows } from '../table/moveBetweenRows';
import type { TableProps } from '../listPageProps';
import { TableFrame } from '../table/TableFrame';
import { TableHead } from '../table/TableHead';
import { AllInSight } from './AllInSight';
import { useSignal } from './createSignal';
import { maxRows, rowsInGroup, runAround } from './chunks/listGeometry';
import { ScrollingFoot } from './ScrollingFoot';
import { scrollingStyles } from './scrollingStyles';
import { RowGroups } from './groups/RowGroups';
import { useColumnsWithRoom } from './useColumnsWithRoom';
import { useNearChunks, useChunks } from './chunks/useChunks';
import { createMovement } from './groups/useRowGroups';
import { useTableMeasures } from './useTableMeasures';
import { useTopOfAnotherQuestion } from './useTopOfAnotherQuestion';

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

const groupOf = ({ target }: FocusEvent) => {
  const position = target.closest('tr')?.getAttribute('aria-rowindex');
  return position ? Math.floor((Number(position) - 2) / rowsInGroup) : undefined;
};
