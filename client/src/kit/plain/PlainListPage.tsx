import type { OperationVariables } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '../access/useCan';
import { ListPage } from '../list/ListPage';
import type { ListPageProps } from '../list/listPageProps';
import type { RowAction } from '../list/table/RowActions';
import type { ListQueryHook, ListVariables, RowOf, SortKeyOf } from '../list/types';
import { useListDrawers, type ListDrawers } from '../list/useListDrawers';
import { useListPage, type ListOptions } from '../list/useListPage';
import type { PlainRecord, PlainRecords } from './plainRecords';

type Props<TInput, TRecord, TData, TVars extends OperationVariables & ListVariables> = Omit<
  ListOptions<TData, TVars>,
  'name'
> &
  Pick<ListPageProps<RowOf<TData>, SortKeyOf<TVars>>, 'rowLink' | 'beside' | 'lead'> & {
    of: PlainRecords<TInput, TRecord, ListQueryHook<TData, TVars>>;
    icon: LucideIcon;
    /** Content of the page header, before the add button. */
    beforeAdd?: ReactNode;
    /** Row actions in addition to edit and delete. */
    moreActions?: (row: RowOf<TData>) => RowAction[];
    /** Disables bulk deletion, for records with many dependents. */
    deletesOneByOne?: boolean;
    /** Restores a record from the recycle bin, if there is one. */
    restore?: (row: RowOf<TData>) => Promise<unknown>;
  };

/** The definition of plain records with a list's rows as its records. Its type guarantees that rows have all fields of the record. */
interface ForRows<TRow> extends ListDrawers<TRow> {
  nameOf: (row: TRow) => string;
  useDelete: () => (row: TRow) => Promise<boolean>;
  useRemove: () => (row: TRow) => Promise<unknown>;
}

/** List page of plain records, with search, add, edit and delete. */
export function PlainListPage<
  TInput,
  TRecord extends PlainRecord,
  TData extends { [TField in keyof TData]: { items: readonly TRecord[] } },
  TVars extends OperationVariables & ListVariables,
>({
  of: records,
  icon,
  beforeAdd,
  rowLink,
  beside,
  lead,
  moreActions,
  deletesOneByOne = false,
  restore,
  ...options
}: Props<TInput, TRecord, TData, TVars>) {
  const list = useListPage(records.useList, { ...options, name: records.name } as never);
  const { addLabel, editLabel, ...words } = records.useListWords();
  const { nameOf, useDelete, useRemove, ...ownDrawers } = records as unknown as ForRows<RowOf<TData>>;
  const { addButton, rowActions, drawers } = useListDrawers(ownDrawers, {
    subject: records.type,
    addLabel,
    editLabel,
    remove: useDelete(),
  });
  const remove = useRemove();
  const mayDelete = useCan()({ action: 'delete', subject: records.type }) && !deletesOneByOne;
  // Edit and delete, and the further actions of the row that has most of them.
  const maxRowActions = 2 + Math.max(0, ...list.rows.map((row) => moreActions?.(row).length ?? 0));
  return (
    <>
      <ListPage
        {...words}
        list={list}
        icon={icon}
        beside={beside}
        lead={lead}
        actions={
          beforeAdd ? (
            <>
              {beforeAdd}
              {addButton}
            </>
          ) : (
            addButton
          )
        }
        emptyAction={addButton}
        rowName={nameOf}
        bulkDelete={mayDelete ? { remove, ...(restore && { restore }) } : undefined}
        rowLink={rowLink}
        maxRowActions={maxRowActions}
        rowActions={(row) => [...(moreActions?.(row) ?? []), ...rowActions(row)]}
      />
      {drawers}
    </>
  );
}
