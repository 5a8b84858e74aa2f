import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { nameColumn } from '../../../kit/plain/columns';
import { clockPaths } from '../paths';
import { useRecycling } from '../useRecycling';
import { useClockBinQuery, useDeleteClockMutation, useRestoreClockMutation } from './clocks.generated';

/** Clocks that were deleted, to be taken back. */
export default function ClockBinPage() {
  const { t } = useTranslation();
  const { takeBack, bulkRestore } = useRecycling(useDeleteClockMutation(), useRestoreClockMutation());
  const list = useListPage(useClockBinQuery, {
    name: 'clocks-bin',
    columns: [nameColumn('name', t('planning.fields.name')), deletedColumn(t('planning.fields.deletedAt'))],
  });
  return (
    <ListPage
      list={list}
      title={t('planning.bin.title')}
      description={t('clocks.binHint')}
      back={{ to: clockPaths.list, label: t('clocks.title') }}
      icon={Trash2}
      searchLabel={t('clocks.search')}
      emptyText={t('planning.bin.empty')}
      rowName={({ name }) => name}
      bulkRestore={bulkRestore}
      rowActions={({ id, name }) => [
        {
          label: t('planning.bin.restore'),
          icon: ArchiveRestore,
          onClick: () => void takeBack({ id, title: name }),
        },
      ]}
      maxRowActions={1}
    />
  );
}
