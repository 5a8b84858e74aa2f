import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { rushPaths } from '../paths';
import { useRushBinQuery } from './rushes.generated';
import { RushStateBadge } from './RushStateBadge';
import { useRecycleRush } from './useRecycleRush';

/** Rushes that were deleted, to be taken back with their takes. */
export default function RushBinPage() {
  const { t } = useTranslation();
  const { takeBack, bulkRestore } = useRecycleRush();
  const list = useListPage(useRushBinQuery, {
    name: 'rushes-bin',
    columns: [
      {
        key: 'title',
        header: t('rushes.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title }) => <bdi>{title}</bdi>,
        card: 'title',
      },
      {
        key: 'state',
        header: t('rushes.fields.state'),
        sortBy: 'state',
        width: '148px',
        cell: ({ state }) => <RushStateBadge state={state} t={t} />,
        card: 'detail',
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('planning.bin.title')}
      description={t('rushes.binHint')}
      back={{ to: rushPaths.list, label: t('rushes.title') }}
      icon={Trash2}
      searchLabel={t('rushes.search')}
      emptyText={t('planning.bin.empty')}
      rowName={({ title }) => title}
      bulkRestore={bulkRestore}
      rowActions={(row) =>
        row.isMine
          ? [{ label: t('planning.bin.restore'), icon: ArchiveRestore, onClick: () => void takeBack(row) }]
          : []
      }
      maxRowActions={1}
    />
  );
}
