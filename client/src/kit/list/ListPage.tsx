import { Box } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../late/late';
import { ErrorState } from '../feedback/ErrorState';
import { ShownBefore } from '../feedback/ShownBefore';
import { useDelayed } from '../feedback/useDelayed';
import { useSession } from '../../apollo/session/SessionContext';
import { useFormat } from '../data/format/useFormat';
import { Card } from '../layout/Card';
import { LoadOnIntent } from '../layout/LoadOnIntent';
import { PageHeader } from '../layout/PageHeader';
import { useIsNarrow } from '../layout/useMediaQuery';
import { BulkChangeButton, BulkDeleteButton, BulkRestoreButton } from './bulk/BulkButtons';
import { arrangedColumns, withWidths } from './columns/arrangedColumns';
import { ExportButton } from './export/ExportButton';
import { ListCards } from './parts/ListCards';
import { ListEmpty, SearchRefused } from './parts/ListEmpty';
import { ListPager } from './parts/ListPager';
import { ListSkeleton } from './parts/ListSkeleton';
import { ListTable } from './table/ListTable';
import { ListToolbar } from './parts/ListToolbar';
import { PerPageSelect } from './parts/PerPageSelect';
import type { ColumnSizing, ListPageProps } from './listPageProps';
import { useSelection, type Selection } from './useSelection';
import { useViewOptions } from './view/viewOptions';
import { ViewsButton } from './views/ViewsButton';
import type { ViewsProps } from './views/viewsProps';

const SelectionBar = lazyPart(() => import('./parts/SelectionBar'));
const loadRowDrawer = () => import('./RowDrawer');
const RowDrawer = lazyPart(loadRowDrawer);
const loadScrolling = () => import('./scrolling/ScrollingTable');
const ScrollingTable = lazyPart(loadScrolling);

/** Number of skeleton rows for a list without pages. */
const screenful = 20;

const load = () => import('./views/ViewsPopup');
const ViewsPopup = lazyPart(load);

/** Menu of saved views. Loads on hover, focus or press. */
export function ViewsMenu(props: ViewsProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewsButton {...handlers} />}>
      <ViewsPopup {...props} />
    </LoadOnIntent>
  );
}

/** A list screen: header, toolbar, and rows as a table or cards. Includes the loading, empty and error states. */
export function ListPage<TRow extends { id: string }, TSortKey extends string>(
  props: ListPageProps<TRow, TSortKey>,
) {
  const { list, title, description, back, beside, lead, actions } = props;
  const format = useFormat();
  const hasRadio = Boolean(useSession().viewer?.radio);
  const [viewOptions, changeViewOptions] = useViewOptions(list.name);
  const selection = useSelection(() => list.rowsNow().rows);
  const [isChoosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<TRow>();
  const isNarrow = useIsNarrow();
  const { bulkActions, bulkChange, bulkDelete, bulkRestore } = props;
  const canChoose = [bulkActions, bulkChange, bulkDelete, bulkRestore].some((action) => action !== undefined);
  const stopChoosing = () => {
    selection.clear();
    setChoosing(false);
  };
  const visible = { ...list, columns: arrangedColumns(list.columns, viewOptions) };
  const chosen = { rows: selection.rows, rowName: props.rowName, clear: selection.clear };
  const setWidths = (widths: Readonly<Record<string, number | undefined>>) =>
    changeViewOptions({ columnWidths: withWidths(viewOptions.columnWidths, widths) });
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        back={back}
        count={list.status === 'ready' ? format.count(list.totalItems, list.totalIsExact) : undefined}
        beside={beside}
        actions={actions}
      />
      {lead}
      <Card>
        <ListToolbar
          list={list}
          searchLabel={props.searchLabel}
          searchHelp={props.searchHelp}
          viewOptions={viewOptions}
          onViewOptions={changeViewOptions}
          choosing={
            isNarrow && canChoose
              ? { isOn: isChoosing, toggle: () => (isChoosing ? stopChoosing() : setChoosing(true)) }
              : undefined
          }
          save={props.hasOwnExport ? null : <ExportButton list={list} columns={visible.columns} />}
          views={
            // Saved views belong to a radio, so there are none without one.
            hasRadio ? (
              <ViewsMenu list={list.name} columns={viewOptions} onColumns={changeViewOptions} />
            ) : null
          }
        />
        <ListContent
          {...props}
          list={visible}
          density={viewOptions.density}
          selection={canChoose ? selection : undefined}
          isNarrow={isNarrow}
          isChoosing={isChoosing}
          sizing={{ setWidths }}
          onOpen={props.rowLink ? undefined : (row) => setOpened(() => row)}
          linkedColumn={
            list.columns.find(({ key }) => visible.columns.some((column) => column.key === key))?.key
          }
        />
      </Card>
      {canChoose && selection.rows.length > 0 ? (
        <Suspense>
          <SelectionBar
            count={selection.rows.length}
            isAboveFoot={list.scrolling !== undefined}
            onClear={selection.clear}
          >
            {bulkActions?.(selection.rows, selection.clear)}
            {bulkChange ? <BulkChangeButton {...chosen} {...bulkChange} /> : null}
            {bulkRestore ? <BulkRestoreButton {...chosen} {...bulkRestore} /> : null}
            {bulkDelete ? <BulkDeleteButton {...chosen} {...bulkDelete} /> : null}
          </SelectionBar>
        </Suspense>
      ) : null}
      {opened ? (
        <Suspense>
          <RowDrawer
            row={opened}
            name={props.rowName(opened)}
            columns={list.columns}
            actions={props.rowActions?.(opened) ?? []}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ListContent<TRow extends { id: string }, TSortKey extends string>(
  props: ListPageProps<TRow, TSortKey> & {
    density: 'comfortable' | 'compact';
    selection: Selection<TRow> | undefined;
    sizing: ColumnSizing;
    onOpen: ((row: TRow) => void) | undefined;
    linkedColumn: string | undefined;
    isNarrow: boolean;
    isChoosing: boolean;
  },
) {
  const { list, isNarrow } = props;
  const showsSkeleton = useDelayed(list.status === 'loading');
  const isDimmed = useDelayed(list.isRefreshing);

  if (list.searchProblem) return <SearchRefused list={list} />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  const skeleton = (
    <ListSkeleton
      columns={isNarrow ? 1 : list.columns.length}
      rows={list.scrolling ? screenful : list.perPage}
      isVisible={showsSkeleton}
    />
  );
  if (list.status === 'loading') return skeleton;
  const before = list.isBefore ? <ShownBefore error={list.error} onRetry={list.retry} /> : null;
  // An empty result of the previous query says nothing about the new one, so only the failed request is shown.
  if (list.rows.length === 0) return before ?? <ListEmpty {...props} />;
  if (list.scrolling) {
    return (
      <Suspense fallback={skeleton}>
        {before}
        <ScrollingTable {...props} isDimmed={isDimmed} perPageSelect={<PerPageSelect list={list} />} />
      </Suspense>
    );
  }

  const Rows = isNarrow ? ListCards : ListTable;
  return (
    <>
      {before}
      <Box opacity={isDimmed ? 0.55 : 1} transition="opacity 150ms" aria-busy={list.isRefreshing}>
        <Rows {...props} />
      </Box>
      <ListPager list={list} />
    </>
  );
}
