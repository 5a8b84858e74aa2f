import { useTranslation } from 'react-i18next';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { nameColumn } from '../../../kit/plain/columns';
import { clockPaths } from '../paths';
import { RecycleBinPage } from '../RecycleBinPage';
import { useRecycling } from '../useRecycling';
import { useClockBinQuery, useDeleteClockMutation, useRestoreClockMutation } from './clocks.generated';

/** Recycle bin of clocks. */
export default function ClockBinPage() {
  const { t } = useTranslation();
  const recycling = useRecycling(useDeleteClockMutation(), useRestoreClockMutation());
  const list = useListPage(useClockBinQuery, {
    name: 'clocks-bin',
    columns: [nameColumn('name', t('planning.fields.name')), deletedColumn(t('planning.fields.deletedAt'))],
  });
  return (
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('clocks.binHint')}
      back={{ to: clockPaths.list, label: t('clocks.title') }}
      searchLabel={t('clocks.search')}
      rowName={({ name }) => name}
    />
  );
}
