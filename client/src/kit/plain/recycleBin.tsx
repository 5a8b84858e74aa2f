import type { OperationVariables } from '@apollo/client';
import type { TFunction } from 'i18next';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../i18n/keys';
import { useConfirm } from '../feedback/confirm/ConfirmProvider';
import { notify } from '../feedback/toasts/notify';
import { useNotifyError } from '../feedback/toasts/useNotifyError';
import { ListPage } from '../list/ListPage';
import type { ListPageProps } from '../list/listPageProps';
import { deletedColumn } from '../list/table/deletedColumn';
import type {
  Column,
  ListFilter,
  FilterOf,
  ListQueryHook,
  ListVariables,
  RowOf,
  SortKeyOf,
} from '../list/types';
import { useListPage } from '../list/useListPage';

/** Actions on the rows of a recycle bin. */
interface BinActions<TRow> {
  restore: (row: TRow) => Promise<unknown>;
  /** Returns false for rows that the viewer may not restore. */
  isFor?: ((row: TRow) => boolean) | undefined;
  /** Deletes a row permanently, for bins that allow it. */
  purge?: (row: TRow) => Promise<unknown>;
  /** Warning about what else is deleted when a row is deleted permanently. */
  purgeBody?: string;
}

type Props<TRow extends { id: string }, TSortKey extends string> = Pick<
  ListPageProps<TRow, TSortKey>,
  'list' | 'description' | 'back' | 'searchLabel' | 'rowName'
> & { actions: BinActions<TRow> };

/**
 * A recycle bin, whose rows can be restored singly or in bulk. Where rows can be deleted permanently, the user must type the name to
 * confirm, or the number of several rows.
 */
export function RecycleBinPage<TRow extends { id: string }, TSortKey extends string>({
  actions: { restore, isFor, purge, purgeBody = '' },
  ...page
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();

  const restoreRow = async (row: TRow) => {
    const name = page.rowName(row);
    try {
      await restore(row);
      notify({ type: 'success', title: t('recycleBin.restored', { name }) });
    } catch (error) {
      notifyError(t('recycleBin.restoreFailed', { name }), error);
    }
  };
  const purgeRow = async (row: TRow) => {
    const name = page.rowName(row);
    const isSure = await confirm({
      title: t('recycleBin.purgeTitle', { name }),
      body: purgeBody,
      confirmLabel: t('recycleBin.purge'),
      isDestructive: true,
      typed: name.trim(),
    });
    if (!isSure) return;
    try {
      await purge!(row);
      notify({ type: 'success', title: t('recycleBin.purged', { name }) });
    } catch (error) {
      notifyError(t('recycleBin.purgeFailed', { name }), error);
    }
  };

  return (
    <ListPage
      {...page}
      title={t('recycleBin.title')}
      icon={Trash2}
      emptyText={t('recycleBin.empty')}
      bulkRestore={{ restore, ...(isFor && { isFor }) }}
      bulkDelete={purge && { remove: purge, forGood: purgeBody, label: t('recycleBin.purge') }}
      rowActions={(row) =>
        isFor?.(row) === false
          ? []
          : [
              { label: t('recycleBin.restore'), icon: ArchiveRestore, onClick: () => void restoreRow(row) },
              ...(purge
                ? [
                    {
                      label: t('recycleBin.purge'),
                      icon: Trash2,
                      isDestructive: true,
                      onClick: () => void purgeRow(row),
                    },
                  ]
                : []),
            ]
      }
      maxRowActions={purge ? 2 : 1}
    />
  );
}

type Restore = readonly [(options: { variables: { id: string } }) => Promise<unknown>, ...unknown[]];

/**
 * Returns the actions of a recycle bin whose rows can only be restored. The first parameter is the result of the generated
 * mutation hook.
 */
export const restoreBy = <TRow extends { id: string }>(
  [restore]: Restore,
  isFor?: (row: TRow) => boolean,
): BinActions<TRow> => ({ restore: ({ id }) => restore({ variables: { id } }), isFor });

interface Described<TData, TVars extends OperationVariables & ListVariables> {
  /** Name under which the view options of the list are stored. */
  name: string;
  useActions: () => BinActions<RowOf<TData>>;
  nameOf: (row: RowOf<TData>, t: TFunction) => string;
  /** Columns before the column with the time of deletion. */
  useColumns: (t: TFunction) => readonly Column<RowOf<TData>, SortKeyOf<TVars>>[];
  useFilters?: (t: TFunction) => readonly ListFilter<FilterOf<TVars>>[];
  /** Path and title of the list of the records that are not deleted. */
  list: { to: string; title: TranslationKey };
  description: TranslationKey;
  search: TranslationKey;
}

/**
 * Returns a function that creates the page of a recycle bin from the description of its records. The list query has a call of its own,
 * so that its types are known in the description.
 */
export const recycleBin =
  <
    TData extends {
      [TField in keyof TData]: { items: readonly { id: string; deletedAt: string | null }[] };
    },
    TVars extends OperationVariables & ListVariables,
  >(
    useList: ListQueryHook<TData, TVars>,
  ) =>
  ({
    name,
    useActions,
    nameOf,
    useColumns,
    useFilters,
    list: { to, title },
    description,
    search,
  }: Described<TData, TVars>) =>
    function BinPage() {
      const { t } = useTranslation();
      const columns = [...useColumns(t), deletedColumn(t('recycleBin.deletedAt'))];
      const list = useListPage(useList, { name, columns, filters: useFilters?.(t) } as never);
      return (
        <RecycleBinPage
          list={list as never}
          actions={useActions() as BinActions<{ id: string }>}
          description={String(t(description))}
          back={{ to, label: String(t(title)) }}
          searchLabel={String(t(search))}
          rowName={(row) => nameOf(row as RowOf<TData>, t)}
        />
      );
    };
